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
from fontTools.varLib.instancer import instantiateVariableFont

WORLDS = Path(__file__).resolve().parent.parent / "web" / "src" / "worlds"

ASCII = range(0x20, 0x7F)
MARKS = [ord(mark) for mark in "‘’“”–—…·×\u2212"]
LATIN = [*ASCII, *range(0xA0, 0x100), *MARKS, ord("€"), ord("™")]
EXTENDED = range(0x100, 0x180)

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
    """A file to write: where it comes from, which characters it keeps, how CSS calls it."""

    family: str
    file: str
    characters: list[int]
    weight: str = "400"
    name: str = ""
    only_these: str = ""
    limits: tuple[int, int] | None = None
    kerned: bool = True

    @property
    def package(self) -> str:
        """What npm calls it."""
        kind = "@fontsource-variable" if self.limits else "@fontsource"
        return f"{kind}/{self.family.lower().replace(' ', '-')}"

    @property
    def target(self) -> str:
        """The name of the file that is written."""
        return f"{self.name or self.family.lower().replace(' ', '-')}.woff2"


DISPLAY = sorted({ord(mark) for mark in f"{string.ascii_letters}{string.digits} !&'()+,-./:?’–…"})
ANY = "100 900"
"""There is one weight of it: browsers shall not make up a bolder one."""
FONTS = [
    Font("Figtree", "figtree-latin-wght-normal", LATIN, "400 900", only_these="U+0-FF, U+2000-22FF", limits=(400, 900)),
    Font("Figtree", "figtree-latin-ext-wght-normal", [*EXTENDED], "400 900", "figtree-more", "U+100-17F", (400, 900)),
    Font("Lilita One", "lilita-one-latin-400-normal", [*DISPLAY, *MARKS], ANY),
    Font("Kalam", "kalam-latin-700-normal", [*ASCII, *MARKS], ANY),
    Font("Bungee", "bungee-latin-400-normal", DISPLAY, ANY, kerned=False),
    Font("Oxanium", "oxanium-latin-700-normal", DISPLAY, ANY, kerned=False),
    Font("Jersey 10", "jersey-10-latin-400-normal", DISPLAY, ANY),
    Font("Tilt Neon", "tilt-neon-latin-400-normal", DISPLAY, ANY, kerned=False),
    Font("Bangers", "bangers-latin-400-normal", DISPLAY, ANY, kerned=False),
    Font("Shrikhand", "shrikhand-latin-400-normal", DISPLAY, ANY),
    Font("Chango", "chango-latin-400-normal", DISPLAY, ANY),
    Font("Pirata One", "pirata-one-latin-400-normal", DISPLAY, ANY),
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
            cut = cut_down(modules / font.package / "files" / f"{font.file}.woff2", font)
            cut.save(target / font.target)
            print(f"{(target / font.target).stat().st_size:6} {font.target}")
            rules.append(rule(font))
            if not font.name:
                fallbacks.append(fallback(font, cut))
        licences = [(font.family, modules / font.package / "LICENSE") for font in FONTS if not font.name]
        write_licence(target / "OFL.txt", licences)
    head = "/* Written by scripts/subset_fonts.py. A browser loads a family when something uses it. */\n"
    (WORLDS / "fonts.css").write_text(head + "\n".join([*rules, *fallbacks]))
    subprocess.run(["npx", "prettier", "--write", "src/worlds/fonts.css"], cwd=WORLDS.parent.parent, check=True)


def cut_down(path: Path, font: Font) -> TTFont:
    """The font with its characters only, under a name of its own: some names are reserved for the whole font."""
    whole = TTFont(path)
    options = Options(flavor="woff2", hinting=False, layout_features=["kern"] if font.kerned else [])
    options.name_IDs = [0, 1, 2, 6, 13, 14]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.characters)
    subsetter.subset(whole)
    if font.limits:
        whole = instantiateVariableFont(whole, {"wght": font.limits})
    for record in whole["name"].names:
        if record.nameID in {1, 6}:
            record.string = "lastcard-" + font.target.removesuffix(".woff2")[:3]
    whole.flavor = "woff2"
    return whole


def rule(font: Font) -> str:
    """The style sheet's words for it."""
    lines = [
        f'font-family: "{font.family}"',
        f'src: url("./fonts/{font.target}") format("woff2")',
        f"font-weight: {font.weight}",
        "font-display: swap",
        *([f"unicode-range: {font.only_these}"] if font.only_these else []),
    ]
    return "@font-face {\n" + "".join(f"  {line};\n" for line in lines) + "}\n"


def fallback(font: Font, cut: TTFont) -> str:
    """A font of the device made as large as this one, so that nothing jumps when it comes."""
    em, hhea, widths, names = cut["head"].unitsPerEm, cut["hhea"], cut["hmtx"], cut.getBestCmap()
    own = sum(widths[names[ord(letter)]][0] for letter in COMMON) / em
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


if __name__ == "__main__":
    main()
