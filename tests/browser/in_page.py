"""What a test runs inside the page."""

JUDGE = """async () => {
  const usual = window.getComputedStyle;
  const seen = (style) => new Proxy(style, {get: (style, name) => {
    if (name === 'opacity') return '1';
    if (name === 'getPropertyValue') return (each) => each === 'opacity' ? '1' : style.getPropertyValue(each);
    return style[name];
  }});
  window.getComputedStyle = (element, part) => {
    const style = usual.call(window, element, part);
    return element === document.documentElement ? seen(style) : style;
  };
  const windows = document.querySelectorAll('dialog[open]');
  const {violations} = await axe.run(windows[windows.length - 1] ?? document, {resultTypes: ['violations']});
  window.getComputedStyle = usual;
  return violations.map((violation) => `${violation.id}: ${violation.help}: ` +
    violation.nodes.map((node) => `${node.target.join(' ')}: ${node.failureSummary}`).join(' | '));
}"""
"""To axe the page is seen, though it is not: it has not to be drawn for that. Where a window is open, it alone is
judged: what lies below it cannot be used, and is judged without it."""

CORNER = """(card) => {
  if (!card.closest('[data-testid=hand]')) return null;
  const box = card.getBoundingClientRect();
  const {a, b} = new DOMMatrix(getComputedStyle(card).transform);
  const zoom = getComputedStyle(card).getPropertyValue('--zoom');
  const [x, y] = [-0.34 * zoom * card.offsetWidth, -0.4 * zoom * card.offsetHeight];
  return {x: box.width / 2 + a * x - b * y, y: box.height / 2 + b * x + a * y};
}"""

REMEMBER = """([table, seat]) => {
  const name = `lastcard.table.${table}`;
  if (location.pathname !== `/t/${table}` || localStorage.getItem(name)) return;
  localStorage.setItem(name, JSON.stringify(seat));
  localStorage.setItem('lastcard.tables', JSON.stringify([table]));
}"""

TAKE_DOWN = """() => {
  window.kindsShown = new Set();
  window.textsShown = new Set();
  const each = (selector, act) => document.querySelectorAll(selector).forEach(act);
  const take = () => {
    each('[data-testid=history] li', (line) => kindsShown.add(line.className.split(' ')[0]));
    each('[data-testid=remark], [data-testid=toast] p', (said) => textsShown.add(said.textContent.trim()));
  };
  new MutationObserver(take).observe(document, {childList: true, subtree: true});
}"""
"""What is shown for a while only is taken down as it comes: on a busy machine a test may look too late for it."""

OPEN_DRAWER = """() => localStorage.setItem('lastcard.choice.drawer', 'true')"""
"""History and chat stand beside the table, where there is room for them."""

ADD_NONCE = """(nonce) => {
  const usual = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (bytes.length === nonce.length) bytes.set(nonce);
    else usual(bytes);
    return bytes;
  };
}"""
"""For tests that know the cards beforehand: of all that the page draws by lot, only a nonce is as long as this one."""

KNOW_IT_ALL = """() => {
  const name = 'lastcard.choice.preferences';
  if (localStorage.getItem(name)) return;
  const explained = ['challenge', 'colour', 'uno', 'draw', 'pile', 'fits', 'special'];
  localStorage.setItem(name, JSON.stringify({explained}));
}"""
"""For those who need not be told how the game goes."""

READS_SLOWLY = """() => {
  const usual = setTimeout;
  window.setTimeout = (act, ms, ...more) => usual(act, ms > 10_000 ? 1_000_000 : ms, ...more);
}"""
"""What has been there long enough goes by itself; here it stays, for a test can be slower than any reader."""

READS_FOREVER = READS_SLOWLY.replace("10_000", "2_000")
"""The same of what is short: of a caption."""

UNSEEN = """() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = '0'))"""
"""Nobody looks at the pixels: all is where it would be, and the browser need not draw it, two thirds of its work.

Whoever moves sees.
"""

CURTAIN = """() => addEventListener('DOMContentLoaded', () => {
  const curtain = document.createElement('div');
  curtain.style = 'position: fixed; inset: 0; background: #000; pointer-events: none; z-index: 2147483647; '
    + 'will-change: transform; contain: strict';
  document.documentElement.append(curtain);
})"""
"""For whoever moves: all moves as it would, behind something that hides it, so that the browser need not draw it sixty
times a second, two thirds of its work."""

WITHOUT_PICTURES = """() => {
  const dot = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const instead = (address) => String(address).startsWith('data:image/svg+xml') ? dot : address;
  const {setAttribute} = Element.prototype;
  HTMLImageElement.prototype.setAttribute = function (name, value) {
    setAttribute.call(this, name, name === 'src' ? instead(value) : value);
  };
  const {get, set} = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
  const wanted = {get, set(address) { set.call(this, instead(address)); }};
  Object.defineProperty(HTMLImageElement.prototype, 'src', wanted);
}"""
"""Drawings are as large as their places, whatever is drawn; to read a hundred of them is half of what a page takes.

Whoever looks sees them.
"""

NOT_KEPT = """() => delete Navigator.prototype.serviceWorker"""
"""As in a browser without service workers: keeping all files for later takes a fifth of a second each time."""

SILENT = "delete window.AudioContext"
"""As in a browser that cannot sound: nobody listens, and silence, too, is work."""

LOOK = """([hurries, known, within]) => new Promise((found) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const one = (id) => document.querySelector(`[data-testid=${id}]`);
  const isBusy = () => one('table')?.dataset.busy !== undefined;
  const look = () => {
    if (hurries && isBusy()) dispatchEvent(new MouseEvent('click'));
    const give = all('[data-testid=hand] [aria-pressed]:not([data-option])');
    const offered = all('[data-option]').map((each) => each.dataset.option.replace(/^give \\S+/, '$& to'));
    return {
      options: [...new Set([...offered, ...(give.length && !offered.some((each) => each.startsWith('give '))
        ? give.map((each) => `give ${each.dataset.code} to ?`) : [])])],
      asked: one('decision')?.dataset.number ?? '',
      kind: one('decision')?.dataset.kind ?? '',
      hand: all('[data-testid=hand] [data-code]').length,
      codes: all('[data-testid=hand] [data-code]').map((each) => each.dataset.code),
      uno: one('uno')?.getAttribute('aria-pressed') === 'true',
      busy: isBusy(),
      over: Boolean(one('summary')),
      ended: Boolean(one('rematch')),
      shown: Boolean(one('shown')),
      toast: one('toast')?.textContent?.trim() ?? '',
      connection: one('connection')?.textContent?.trim() ?? '',
      heard: [...kindsShown],
      said: [...textsShown],
    };
  };
  const before = JSON.stringify(known);
  const isNew = () => {
    const now = look();
    if (within && JSON.stringify(now) === before) return false;
    found(now);
    return true;
  };
  if (isNew()) return;
  const watch = new MutationObserver(() => isNew() && watch.disconnect());
  watch.observe(document, {subtree: true, childList: true, attributes: true, characterData: true});
  setTimeout(() => { watch.disconnect(); found(look()); }, within);
})"""
"""Answers with what a test looks at: at once, or as soon as that is no longer what is known."""
