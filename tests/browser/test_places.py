"""Coming, staying, going: the start page, the first minute, and what is remembered."""

from playwright.sync_api import expect

from browser.conftest import People, Server
from browser.in_page import READS_FOREVER, READS_SLOWLY
from lastcard.server.names import BOT_NAMES
from rulebook.build import record

LESSON = "() => document.querySelector('[data-testid=coach]')?.dataset.lesson"


def test_a_newcomer_is_told_each_thing_once(people: People) -> None:
    """Nothing has to be read or filled in to play, and what is explained goes away."""
    ann = people(newcomer=True)
    ann.context.add_init_script(f"({READS_SLOWLY})()")
    ann.start()
    ann.click("play-now")
    ann.get("table").wait_for()
    ann.get("coach").wait_for()
    assert ann.axe() == []
    first = ann.get("coach").get_attribute("data-lesson")
    ann.click("coach-seen")
    ann.page.wait_for_function(f"first => ({LESSON})() !== first", arg=first)
    second = ann.page.evaluate(LESSON)
    ann.page.reload()
    ann.wait(lambda now: bool(now["options"]))
    if second:
        ann.page.wait_for_function(f"second => ({LESSON})() === second", arg=second)
        ann.click("coach-skip")
    ann.get("coach").wait_for(state="detached")


def test_whoever_plays_on_has_been_told(people: People, server: Server) -> None:
    """The first word came back at every turn, and nothing else was ever explained."""
    ann = people(newcomer=True)
    ann.context.add_init_script(f"({READS_SLOWLY})()")
    hands = ["R1 R2 R3 R4 B1", "R5 R6 R7 R8 R0"]
    with server.position(record(hands, players=("Ann", "Robin"), discard="R9", draw="Y1 Y4 Y5 Y6")):
        ann.play_now("Ann", bots=1)
    for card, lesson in (("R1", "pile"), ("R2", "fits")):
        ann.page.locator(f'[data-option="play {card}"]').wait_for()
        ann.page.wait_for_function(f"lesson => ({LESSON})() === lesson", arg=lesson)
        ann.choose(f"play {card}")


CAN_SOUND = """() => {
  window.AudioContext = class extends OfflineAudioContext {
    constructor() { super(1, 44100, 44100); }
    get state() { return 'running'; }
    createBufferSource() { window.hasSounded = true; return super.createBufferSource(); }
  };
}"""


def test_the_first_deal_is_heard(people: People) -> None:
    """The touch that led to the table is enough; all was silent until somebody touched the table itself."""
    ann = people(newcomer=True)
    ann.context.add_init_script(f"({CAN_SOUND})()")
    ann.start()
    ann.click("play-now")
    ann.page.wait_for_function("() => window.hasSounded")


TAUGHT_TOO_EARLY = """() => new MutationObserver(() => {
  const busy = document.querySelector('[data-testid=table][data-busy] [data-testid=coach]');
  if (busy) window.tooEarly = true;
}).observe(document, {subtree: true, childList: true, attributes: true})"""


def test_nothing_is_explained_while_it_is_still_coming(people: People) -> None:
    """The first word was about a pile that had not been dealt yet."""
    ann = people(newcomer=True, moving=True)
    ann.context.add_init_script(f"({TAUGHT_TOO_EARLY})()")
    ann.start()
    ann.click("play-now")
    ann.get("coach").wait_for()
    assert not ann.page.evaluate("window.tooEarly")


APART = """() => {
  const [name, tools] = ['h1', '.tools'].map((each) => document.querySelector(each).getBoundingClientRect());
  return name.right <= tools.left;
}"""


def test_a_name_is_invented(people: People) -> None:
    ann = people()
    ann.start()
    name = ann.get("who").inner_text()
    assert len(name.split()) == 2
    for width, height in ((720, 450), (640, 400), (844, 390), (950, 450)):  # at 200 %, or a phone that lies
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(APART), f"the name runs into the tools at {width} x {height}"
    ann.click("invite-friends")
    ann.get(f"seat-{name}").wait_for()


CUT = """() => [...document.querySelectorAll('.door, .go .pill, .hint')].flatMap((each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  const [words, box] = [range.getBoundingClientRect(), each.getBoundingClientRect()];
  const beside = each.nextElementSibling?.getBoundingClientRect().left ?? Infinity;
  const end = each.matches('.hint') ? beside : box.right;
  const line = each.matches('.hint') && each.nextElementSibling.firstElementChild.getBoundingClientRect();
  const isCut = words.right > end || words.height > box.height || (line && box.width && line.width < 8);
  return isCut ? [each.textContent.trim()] : [];
})"""
LINES = """(each) => {
  const range = document.createRange();
  range.selectNodeContents(each);
  return new Set([...range.getClientRects()].filter(({width}) => width > 30).map(({top}) => Math.round(top))).size;
}"""


def test_a_small_phone_has_room_for_all_words(people: People) -> None:
    ann = people(phone=True)
    ann.start()
    for width, height in ((320, 568), (360, 640), (375, 667), (390, 844)):
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.page.evaluate(CUT) == [], f"cut at {width} x {height}"
        assert ann.get("play-now").evaluate(LINES) == 1
        for sign in ann.page.locator(".read svg").all():
            expect(sign).to_be_visible()
        large, next_one = ann.page.locator("#chosen-world").bounding_box(), ann.box("edition-ghostbusters")
        assert large is not None
        assert large["y"] + large["height"] <= next_one["y"], f"one world lies on the other at {width} x {height}"


BROKEN = """(each) => each.textContent.split(' ').filter((word) => {
  const [text, range] = [each.firstChild, document.createRange()];
  const from = text.data.indexOf(word);
  range.setStart(text, from);
  range.setEnd(text, from + word.length);
  const [box, ...more] = range.getClientRects();
  const {right, bottom} = each.getBoundingClientRect();
  return more.length || box.right > right + 1 || box.bottom > bottom + 2;
})"""
"""The words of a name that are not seen in one piece."""


def test_an_invented_name_is_read_in_the_lobby_of_a_phone(people: People) -> None:
    ann, bo = people(), people(phone=True)
    bo.join(ann.open_table("Clever Octopus"), "Bo")
    bo.page.set_viewport_size({"width": 390, "height": 844})
    assert bo.get("seat-Clever Octopus").locator(".name").evaluate(BROKEN) == []


def test_every_world_shows_its_cards_on_the_start_page_of_a_phone(people: People) -> None:
    ann = people(phone=True)
    ann.start()
    widths = ann.page.locator(".tile .cards").evaluate_all("tiles => tiles.map((each) => each.offsetWidth)")
    assert len(widths) == 8
    assert min(widths) > 60


def test_who_comes_late_is_called_by_their_name(people: People) -> None:
    """By those who come after them, and when they come back; and what stood in their way is no longer said."""
    ann, kim, cy = people(), people(), people()
    ann.play_now(bots=2)
    kim.visit(ann.code)
    kim.get("name").fill("Ann")
    kim.click("take-Robin")
    kim.said("already called Ann")
    kim.get("name").fill("Kim")
    kim.click("take-Robin")
    kim.get("table").wait_for()
    expect(kim.get("toast")).to_be_empty()
    while not kim.options():
        ann.decide()
    expect(ann.get("decision")).to_contain_text("Waiting for Kim")
    cy.visit(ann.code)
    expect(cy.page.locator(".about")).to_contain_text("Ann, Kim, and Ada are here.")
    kim.start()
    expect(kim.get(f"back-{cy.code}")).to_contain_text("as Kim")


def test_notifications_that_are_not_allowed_stay_off(people: People) -> None:
    ann = people()
    ann.start()
    ann.click("settings-open")
    wanted = ann.page.get_by_role("switch", name="Notifications")
    wanted.click()
    ann.said("does not allow notifications")
    expect(wanted).not_to_be_checked()


CAPTIONS = "() => localStorage.setItem('lastcard.choice.preferences', JSON.stringify({captions: true}))"
COVERED = """() => {
  const box = (each) => each.getBoundingClientRect();
  const words = box(document.querySelector('[data-testid=caption]'));
  return [...document.querySelectorAll('[data-testid^=seat-]')].filter((each) => {
    const face = box(each.querySelector('img'));
    return words.left < face.right && face.left < words.right && words.top < face.bottom && face.top < words.bottom;
  }).map((each) => each.dataset.testid);
}"""


def test_captions_cover_no_face(people: People, server: Server) -> None:
    """Two that come together, at a table of three, and of six to eight, held either way."""
    seats = ("Ann", *BOT_NAMES)
    for names in (seats[:3], seats[:6], seats[:7], seats[:8]):
        ann = people(newcomer=True)
        ann.context.add_init_script(f"({CAPTIONS})()")
        ann.context.add_init_script(f"({READS_FOREVER})()")
        hands = ["RS B1", *(f"G{number} G{number + 1} B{number}" for number in (1, 3, 5, 7, 2, 4, 6))][: len(names)]
        with server.position(record(hands, players=names, discard="R9", draw="Y1 Y4 Y5 Y6 B2 B3 B4 Y8")):
            ann.play_now("Ann", bots=len(names) - 1)
        ann.page.locator('[data-option="play RS"]').wait_for()
        ann.click("uno")
        ann.choose("play RS")
        expect(ann.get("caption")).to_contain_text("] [")
        for width, height in ((390, 844), (360, 640), (844, 390), (820, 1180), (1440, 900)):
            ann.page.set_viewport_size({"width": width, "height": height})
            ann.page.wait_for_function(f"() => innerWidth === {width} && ({COVERED})().length === 0")


def test_a_call_is_read_though_a_turn_begins_with_it(people: People, server: Server) -> None:
    """What sounds at the same moment is read together, and no card that lands takes its place."""
    ann = people(newcomer=True)
    ann.context.add_init_script(f"({CAPTIONS})()")
    ann.context.add_init_script(f"({READS_FOREVER})()")
    with server.position(record(["R1 R2 B1", "R5 R6"], players=("Ann", "Robin"), discard="R9", draw="Y1 Y4")):
        ann.play_now("Ann", bots=1)
    ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    expect(ann.get("caption")).to_have_text("[horn] [two notes: your turn]")


def test_tools_on_a_tablet(people: People) -> None:
    """They take two rows, each door with its name; and what is chosen from leaves nothing alone in a row."""
    ann = people()
    ann.start()
    ann.page.set_viewport_size({"width": 820, "height": 1180})
    assert len({ann.box(name)["y"] for name in ("tour", "puzzles-open", "replay-open", "workshop-open")}) == 1
    assert ann.box("start-form")["y"] < 200
    replays = ann.get("replay-open").locator("span")
    assert replays.evaluate("(each) => getComputedStyle(each).clipPath") == "none"
    ann.click("bots-open")
    assert len({ann.box(f"level-{level}")["y"] for level in ("easy", "normal", "hard", "expert")}) == 1


def test_back_closes_a_window_first(people: People) -> None:
    ann = people()
    ann.start()
    ann.click("settings-open")
    ann.get("settings-dialog").wait_for()
    ann.page.go_back()
    ann.get("settings-dialog").wait_for(state="detached")
    ann.click("who")
    ann.get("name").wait_for()
    ann.page.go_back()
    ann.get("name").wait_for(state="detached")
    assert ann.get("start-form").is_visible()


def test_tables_to_go_back_to(people: People) -> None:
    """A table stands on the start page until it is left, or has gone without asking."""
    ann, bo = people(), people()
    code = ann.open_table("Ann", "pirates")
    ann.page.goto(ann.url)
    ann.click(f"back-{code}")
    ann.get("lobby").wait_for()
    bo.join(code, "Bo")
    bo.page.goto(bo.url)
    bo.get(f"back-{code}").wait_for()
    ann.remove("Bo")
    ann.get("seat-Bo").wait_for(state="detached")
    bo.page.goto(bo.url)
    bo.get("start-form").wait_for()
    bo.get(f"back-{code}").wait_for(state="detached")
    ann.click("leave")
    ann.get("start-form").wait_for()
    assert ann.get(f"back-{code}").count() == 0


LOOKS_ELSEWHERE = """() => {
  Object.defineProperty(document, 'visibilityState', {get: () => window.elsewhere ? 'hidden' : 'visible'});
  window.felt = [];
  navigator.vibrate = (pattern) => window.felt.push(String(pattern));
}"""


def test_whoever_looks_elsewhere_is_called(people: People, server: Server) -> None:
    """In the title, in the tab, by a buzz, and by a notification that goes when its question does."""
    ann = people(kept=True)
    ann.context.grant_permissions(["notifications"])
    ann.context.add_init_script(f"({LOOKS_ELSEWHERE})()")
    ann.start()
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    ann.click("settings-open")
    ann.page.get_by_role("switch", name="Notifications").check()
    ann.close_window()
    hands = ["R1 R2 R3 R4 B1", "R5 R6 B7 B8 Y6"]
    with server.position(record(hands, players=("Ann", "Robin"), discard="R9", draw="Y1 Y4 Y5 Y6 B2 B3 G1 G2")):
        ann.play_now("Ann", "classic", bots=1)
    assert ann.wait(lambda now: bool(now["options"]))
    shown = "() => navigator.serviceWorker.getRegistration().then((each) => each.getNotifications())"
    icon = "() => document.querySelector('link[rel=icon]').href"
    count = f"async () => (await ({shown})()).length"
    assert "Your turn" in ann.page.title()
    assert "your-turn" in ann.page.evaluate(icon)
    assert ann.page.evaluate(count) == 0, "whoever looks need not be told"
    ann.page.evaluate("() => { window.elsewhere = true }")
    ann.choose("play R1")
    ann.page.wait_for_function(f"async () => await ({count})() === 1")
    ann.page.evaluate("() => { window.elsewhere = false; document.dispatchEvent(new Event('visibilitychange')) }")
    ann.page.wait_for_function(f"async () => await ({count})() === 0")
    ann.wait(lambda now: "play R2" in now["options"])
    ann.choose("play R2")
    ann.page.wait_for_function("() => window.felt.includes('40')")


def test_a_rematch_is_in_sight_on_a_low_desktop(people: People, server: Server) -> None:
    """Beside many best moments it lay below the edge of a screen of 1280 × 800."""
    ann = people()
    text = record(["R1", "R5 R6 B7"], players=("Ann", "Robin"), discard="R9", draw="Y1 Y4", scores={"Ann": 490})
    with server.position(text):
        ann.play_now("Ann", bots=1)
    ann.page.locator('[data-option="play R1"]').wait_for()
    ann.choose("play R1")
    ann.get("rematch").wait_for()
    ann.click("drawer-close")
    ann.page.set_viewport_size({"width": 1280, "height": 600})
    ann.page.wait_for_function("() => innerHeight === 600")
    button = ann.box("rematch")
    assert button["y"] + button["height"] <= 600


MORE = """() => {
  const all = document.querySelector('.plate.moments ul');
  const [highest] = [...all.children].sort((one, two) => two.offsetHeight - one.offsetHeight);
  while (all.children.length < 3) all.append(highest.cloneNode(true));
}"""


def test_what_comes_next_lies_on_no_moment(people: People, server: Server) -> None:
    """On a screen of 1280 x 800 it lay on the last buttons below three of them."""
    ann = people()
    text = record(["W4", "G2 B4"], players=("Ann", "Robin"), discard="Y5", draw="R3 R4 R6 R7", scores={"Ann": 490})
    with server.position(text):
        ann.play_now("Ann", bots=1)
    ann.wait(lambda now: "play W4" in now["options"])
    ann.choose("play W4")
    ann.get("moment").first.wait_for()
    ann.click("drawer-close")
    ann.page.evaluate(MORE)
    moments = ann.page.locator(".plate.moments").bounding_box()
    assert moments is not None
    assert moments["y"] + moments["height"] <= ann.box("share")["y"]


def test_the_keyboard_goes_on_after_a_rematch(people: People, server: Server) -> None:
    """It began anew at the top of the page, for the button that had been pressed was gone."""
    ann = people()
    text = record(["R1", "R5 R6 B7"], players=("Ann", "Robin"), discard="R9", draw="Y1 Y4", scores={"Ann": 490})
    with server.position(text):
        ann.play_now("Ann", bots=1)
    ann.wait(lambda now: "play R1" in now["options"])
    ann.choose("play R1")
    ann.get("rematch").press("Enter")
    ann.wait(lambda now: bool(now["codes"]))
    ann.page.wait_for_function("() => document.activeElement.matches('.answer, [data-testid=hand] *')")


def test_another_world_takes_the_friends_along(people: People, server: Server) -> None:
    ann, bo = people(), people(phone=True)
    text = record(["R1", "W W Y2 Y3"], players=("Ann", "Bo"), discard="R5", draw="Y1 Y4 Y5 Y6", scores={"Ann": 450})
    with server.position(text):
        code = ann.open_table("Ann", "classic")
        bo.join(code, "Bo")
        ann.get("seat-Bo").wait_for()
        ann.click("start")
        ann.play_until(lambda now: bool(now["ended"]))
    bo.get("rematch").wait_for()
    assert bo.get("other-world").count() == 0
    bo.page.set_viewport_size({"width": 195, "height": 422})  # at 200 %
    assert bo.get("rematch").evaluate("(button) => button.scrollWidth <= button.clientWidth")
    bo.page.set_viewport_size(bo.profile.screen)
    ann.click("other-world")
    ann.get("next-pirates").wait_for()
    assert ann.axe() == []
    ann.click("next-pirates")
    bo.get("rematch").get_by_text("Pirates").wait_for()
    bo.click("rematch")
    for player in (ann, bo):
        player.page.wait_for_function("code => !location.pathname.endsWith(code)", arg=code)
        player.get("table").wait_for()
        player.page.wait_for_function("() => document.documentElement.dataset.world === 'pirates'")
    assert ann.code == bo.code


def test_a_link_is_pasted(people: People) -> None:
    ann, bo = people(), people()
    code = ann.open_table("Ann", "classic")
    bo.start()
    bo.get("code").fill(f"come here: {ann.url}t/{code}")
    bo.get("join-form").wait_for()
    assert bo.code == code


def test_the_tour(people: People) -> None:
    ann = people()
    ann.start()
    ann.click("tour")
    for _ in range(5):
        ann.click("tour-next")
        assert ann.axe() == []
    ann.click("tour-play")
    ann.get("table").wait_for()


def test_less_motion_is_a_choice(people: People) -> None:
    """Not only the device's: what moves on and on stands still for whoever says so here."""
    ann = people(moving=True)
    ann.open_table("Ann", "classic")
    moving = "() => getComputedStyle(document.querySelector('.seats .empty')).animationName !== 'none'"
    ann.page.wait_for_function(moving)
    ann.open_tool("settings-open")
    ann.page.get_by_role("switch", name="Less motion").check()
    ann.page.wait_for_function(f"() => !({moving})()")
