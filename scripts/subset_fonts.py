"""Writes the page's fonts, cut down to the characters that it needs: python scripts/subset_fonts.py.

They come from the packages of @fontsource. Needs npm, the network, and fonttools and brotli, which nothing else does:
`python -m venv FOLDER && FOLDER/bin/pip install fonttools brotli` makes a place for them.
"""

import string
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.scaleUpem import scale_upem
from fontTools.varLib.instancer import instantiateVariableFont

from simplify_outlines import simplify_outlines

WORLDS = Path(__file__).resolve().parent.parent / "web" / "src" / "worlds"

ASCII = range(0x20, 0x7F)
MARKS = [ord(mark) for mark in "‘’“”–—…·×\u2212"]
LATIN = [*ASCII, ord("¡"), ord("¿"), *range(0xC0, 0x100), *MARKS]
"""What is written in western Europe; other letters, as in names, come from a font of the device."""

COMMON = "the quick plays of an Ann are to her seat and in it for one that is with on as turn no"
HELVETICA = {" ": 278, "A": 667} | {
    letter: width
    for width, letters in {
        556: "abdeghnopqu",
        500: "cksvxyz",
        278: "ft",
        222: "ijl",
        833: "m",
        333: "r",
        722: "w",
    }.items()
    for letter in letters
}
"""How wide letters of Arial are, in thousandths: what stands in until a font has come should take as much room."""


@dataclass(frozen=True)
class Font:
    """A font to write: where it comes from, which characters it keeps, how CSS calls it."""

    family: str
    file: str
    characters: list[int]
    weight: str = "100 900"
    """If nothing else is said there is one weight of it: browsers shall not make up a bolder one."""
    limits: tuple[int, int] | None = None
    grid: int = 96
    """Into how many steps the size of a letter is divided."""
    tolerance: float = 0.6
    """How many of these steps a line may move, for letters with fewer points; 0 where that makes it no lighter."""

    @property
    def package(self) -> str:
        """What npm calls it."""
        kind = "@fontsource-variable" if self.limits else "@fontsource"
        return f"{kind}/{self.name}"

    @property
    def name(self) -> str:
        """The name of its file, without the end."""
        return self.family.lower().replace(" ", "-")


DISPLAY = sorted({ord(mark) for mark in f"{string.ascii_letters}{string.digits} !&'()+,-./:?’–…"})
COUNTED = sorted({ord(mark) for mark in f"{string.ascii_uppercase}{string.digits} !+-.,?\u2212×…"})
"""Numbers, the letters of a table's code, UNO."""
WRITTEN = sorted({*DISPLAY, *(ord(mark) for mark in '";%@#*=‘“”—×')})
FONTS = [
    Font("Figtree", "figtree-latin-wght-normal", LATIN, weight="400 800", limits=(400, 800), grid=200, tolerance=0),
    Font("Lilita One", "lilita-one-latin-400-normal", COUNTED),
    Font("Kalam", "kalam-latin-700-normal", WRITTEN),
    Font("Bungee", "bungee-latin-400-normal", DISPLAY, tolerance=0),
    Font("Oxanium", "oxanium-latin-700-normal", DISPLAY, tolerance=0),
    Font("Jersey 10", "jersey-10-latin-400-normal", DISPLAY, grid=0, tolerance=0),
    Font("Tilt Neon", "tilt-neon-latin-400-normal", DISPLAY),
    Font("Bangers", "bangers-latin-400-normal", DISPLAY),
    Font("Shrikhand", "shrikhand-latin-400-normal", DISPLAY),
    Font("Chango", "chango-latin-400-normal", DISPLAY),
    Font("Pirata One", "pirata-one-latin-400-normal", DISPLAY),
]


def main() -> None:
    """Fetch, cut and write them, and the style sheet and the licence that belong to them."""
    target = WORLDS / "fonts"
    target.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        (Path(folder) / "package.json").write_text("{}")
        packages = sorted({font.package for font in FONTS})
        subprocess.run(["npm", "install", "--no-audit", "--no-fund", "--silent", *packages], cwd=folder, check=True)
        modules = Path(folder) / "node_modules"
        rules, fallbacks = [], []
        for font in FONTS:
            source = modules / font.package / "files" / f"{font.file}.woff2"
            path = target / f"{font.name}.woff2"
            cut = cut_down(source, font)
            cut.save(path)
            print(f"{path.stat().st_size:6} {path.name}")
            rules.append(rule(font))
            fallbacks.append(fallback(font, cut))
        write_licence(target / "OFL.txt", [(font.family, modules / font.package / "LICENSE") for font in FONTS])
        write_notices(WORLDS.parent.parent / "public" / "fonts.txt", target / "OFL.txt")
    head = "/* Written by scripts/subset_fonts.py. A browser loads a family when something uses it. */\n"
    (WORLDS / "fonts.css").write_text(head + "\n".join([*rules, *fallbacks]))
    subprocess.run(["npx", "prettier", "--write", "src/worlds/fonts.css"], cwd=WORLDS.parent.parent, check=True)


def cut_down(path: Path, font: Font) -> TTFont:
    """The font with its characters only, under a name of its own: some names are reserved for the whole font."""
    whole = TTFont(path)
    # Text is kerned. In a title letters stand apart as the world says.
    options = Options(flavor="woff2", hinting=False, layout_features=["kern"] if font.limits else [])
    options.name_IDs = [1]  # who made it and under which licence is said once, in a file beside the page
    # Nothing is left in these tables but their heads.
    options.drop_tables += ["gasp", "vhea", "vmtx", "GDEF", "GSUB", "HVAR", "STAT"] + ([] if font.limits else ["GPOS"])
    options.notdef_outline = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.characters)
    subsetter.subset(whole)
    if font.grid:
        scale_upem(whole, font.grid)
    if font.tolerance:
        simplify_outlines(whole, font.tolerance)
    if font.limits:
        whole = instantiateVariableFont(whole, {"wght": font.limits})
        leave_out_trifles(whole)
    for record in whole["name"].names:
        if record.nameID == 1:
            record.string = "lastcard-" + font.name[:3]
    whole.flavor = "woff2"
    return whole


def leave_out_trifles(whole: TTFont) -> None:
    """Without the names of weights, which no browser shows, and without kerning by less than a hundredth of an em."""
    named = {number for each in whole["fvar"].instances for number in (each.subfamilyNameID, each.postscriptNameID)}
    whole["fvar"].instances = []
    whole["name"].names = [record for record in whole["name"].names if record.nameID not in named]
    least = whole["head"].unitsPerEm / 100
    for lookup in whole["GPOS"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            if table.Format != 1:
                continue
            for pairs in table.PairSet:
                pairs.PairValueRecord = [pair for pair in pairs.PairValueRecord if abs(pair.Value1.XAdvance) >= least]
                pairs.PairValueCount = len(pairs.PairValueRecord)


def rule(font: Font) -> str:
    """The style sheet's words for it."""
    lines = [
        f'font-family: "{font.family}"',
        f'src: url("./fonts/{font.name}.woff2") format("woff2")',
        f"font-weight: {font.weight}",
        "font-display: swap",
        # No file is fetched for letters that it does not have.
        f"unicode-range: {ranges(font.characters)}",
    ]
    return "@font-face {\n" + "".join(f"  {line};\n" for line in lines) + "}\n"


def ranges(characters: list[int]) -> str:
    """As CSS writes them: U+41-5A, U+61."""
    runs: list[list[int]] = []
    for each in sorted(characters):
        if runs and runs[-1][-1] == each - 1:
            runs[-1].append(each)
        else:
            runs.append([each])
    return ", ".join(f"U+{run[0]:X}" + (f"-{run[-1]:X}" if len(run) > 1 else "") for run in runs)


def fallback(font: Font, cut: TTFont) -> str:
    """A font of the device made as large as this one, so that nothing jumps when it comes."""
    em, hhea, widths, names = cut["head"].unitsPerEm, cut["hhea"], cut["hmtx"], cut.getBestCmap()
    own = sum(widths[names.get(ord(letter)) or names[ord(letter.upper())]][0] for letter in COMMON) / em
    size = own / (sum(HELVETICA[letter] for letter in COMMON) / 1000)
    return (
        "@font-face {\n"
        f'  font-family: "{font.family} stand-in";\n'
        '  src: local("Arial"), local("Liberation Sans"), local("Roboto");\n'
        f"  size-adjust: {size:.1%};\n"
        f"  ascent-override: {hhea.ascent / em / size:.1%};\n"
        f"  descent-override: {-hhea.descent / em / size:.1%};\n"
        f"  line-gap-override: {hhea.lineGap / em / size:.0%};\n"
        "}\n"
    )


def write_licence(path: Path, licences: list[tuple[str, Path]]) -> None:
    """Who made which font, and the licence that all have."""
    makers = [f"{family}: {source.read_text().splitlines()[0]}" for family, source in licences]
    text = licences[0][1].read_text()
    head = "These fonts were cut down to the characters that the page needs; their files have names of their own.\n\n"
    path.write_text(head + "\n".join(makers) + "\n\n" + text[text.index("This Font Software") :])


def write_notices(path: Path, licence: Path) -> None:
    """What is sent with the page: the makers of the fonts, and where their licence stands."""
    head, makers = licence.read_text().split("\n\n")[:2]
    path.write_text(f"{head}\nSIL Open Font License 1.1, https://openfontlicense.org\n\n{makers}\n")


if __name__ == "__main__":
    main()
