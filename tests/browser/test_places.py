"""Coming, staying, going: the start page, the first minute, and what is remembered."""

from browser.conftest import People


def test_a_newcomer_is_told_each_thing_once(people: People) -> None:
    """Nothing has to be read or filled in to play, and what is explained goes away."""
    ann = people(newcomer=True)
    ann.start()
    ann.click("play-now")
    ann.get("table").wait_for()
    ann.get("coach").wait_for()
    assert ann.axe() == []
    first = ann.get("coach").get_attribute("data-lesson")
    ann.click("coach-seen")
    ann.page.wait_for_function(
        "first => document.querySelector('[data-testid=coach]')?.dataset.lesson !== first", arg=first
    )
    ann.page.reload()
    ann.wait(lambda now: bool(now["options"]))
    if ann.get("coach").is_visible():
        assert ann.get("coach").get_attribute("data-lesson") != first
        ann.click("coach-skip")
    ann.get("coach").wait_for(state="detached")


def test_a_name_is_invented(people: People) -> None:
    ann = people()
    ann.start()
    name = ann.get("who").inner_text()
    assert len(name.split()) == 2
    ann.click("invite-friends")
    ann.get(f"seat-{name}").wait_for()


def test_back_closes_a_window_first(people: People) -> None:
    ann = people()
    ann.start()
    ann.click("settings-open")
    ann.get("settings-dialog").wait_for()
    ann.page.go_back()
    ann.get("settings-dialog").wait_for(state="detached")
    assert ann.get("start-form").is_visible()


def test_tables_to_go_back_to(people: People) -> None:
    """A table stands on the start page until it is left."""
    ann = people()
    code = ann.open_table("Ann", "pirates")
    ann.page.goto(ann.url)
    ann.click(f"back-{code}")
    ann.get("lobby").wait_for()
    ann.click("leave")
    ann.get("start-form").wait_for()
    assert ann.get(f"back-{code}").count() == 0


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
