// Stakes of a table: select a chip, place it on spots, undo, clear, repeat, play.

import { formatDecimal, formatOdds, formatShortMoney, h, isFocusLost, parseCents } from '../base/kit.js';
import { t } from '../base/texts.js';
import { playSound } from '../result/sound.js';
import { drawChipButton, drawStack, flyChip, listChips } from './chips.js';

const sum = (stakes) => [...stakes.values()].reduce((all, stake) => all + stake, 0n);

const addStakes = (stakes, keys, chip) => {
  const next = new Map(stakes);
  for (const key of keys) next.set(key, (next.get(key) ?? 0n) + chip);
  return next;
};

/** Stakes of a round with their limits and their history. */
function createStakes(limits, onChange) {
  const [max, roundMax] = [parseCents(limits.max), parseCents(limits.roundMax)];
  const isFit = (next) => [...next.values()].every((stake) => stake <= max) && sum(next) <= roundMax;
  let current = new Map();
  let past = [];
  const set = (next) => {
    current = next;
    onChange();
  };
  return {
    get current() {
      return current;
    },
    get canUndo() {
      return past.length > 0;
    },
    /** Places other stakes. Returns `false` if they exceed a limit. */
    place(next) {
      if (!isFit(next)) return false;
      past.push(current);
      set(next);
      return true;
    },
    undo: () => past.length > 0 && set(past.pop()),
    reset() {
      past = [];
      set(new Map());
    },
  };
}

const press = (buttons, at) =>
  buttons.forEach((button, index) => button.setAttribute('aria-pressed', String(index === at)));

/** Tray of chips. Digits choose a chip. */
function createTray(limits) {
  const chips = listChips(limits);
  let at = Math.min(1, chips.length - 1);
  const buttons = chips.map((size, index) => drawChipButton(size, () => choose(index)));
  function choose(index) {
    if (index < 0 || index >= chips.length) return;
    at = index;
    press(buttons, at);
  }
  choose(at);
  return {
    element: h('div', { class: 'chips', role: 'group', 'aria-label': t('chips') }, buttons),
    choose,
    get size() {
      return chips[at] ?? 100n;
    },
    get button() {
      return /** @type {HTMLButtonElement} */ (buttons[at]);
    },
  };
}

function createSpot({ key, name, pays, rate }, onclick) {
  const stack = h('span', { class: 'laid' });
  const crowd = h('span', { class: 'crowd', 'aria-hidden': 'true' });
  const title = `${name} ${formatOdds(pays)}`;
  const button = h('button', {
    type: 'button',
    class: 'spot',
    'data-spot': key,
    title: `${t('rate')} ${rate}`,
    onclick,
  });
  return {
    button,
    crowd,
    fill: (content) => button.replaceChildren(...content, crowd, stack),
    show(stake) {
      stack.replaceChildren(...(stake ? [drawStack(stake)] : []));
      button.toggleAttribute('data-laid', Boolean(stake));
      button.setAttribute('aria-label', stake ? `${title}，${t('stake')} ${formatShortMoney(stake)}` : title);
    },
  };
}

/** Keys of the table: digits choose chips, Backspace undoes, R repeats. */
function listenToKeys(commands) {
  const handle = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    if (event.target instanceof HTMLInputElement) return;
    const command = /^[1-6]$/.test(event.key)
      ? () => commands.choose(Number(event.key) - 1)
      : commands[event.key.toLowerCase()];
    if (!command) return;
    event.preventDefault();
    command();
  };
  document.addEventListener('keydown', handle);
  return () => document.removeEventListener('keydown', handle);
}

/** Odds of a spot as a ratio without the stake: 1 : 0.95. @param {number} pays hundredths, stake included */
export const formatRatio = (pays) => `1 : ${String((pays - 100) / 100)}`;

/**
 * Creates the stakes of a game with spots.
 *
 * @param table functions of the page for stages
 * @param {string} submitText label of the button that plays
 */
export function createBets(table, submitText) {
  const { limits, spots: details } = table.state.game;
  const tray = createTray(limits);
  let before = new Map();
  let isLocked = false;
  const stakes = createStakes(limits, () => refresh());
  const spots = new Map(details.map((detail) => [detail.key, createSpot(detail, () => add([detail.key]))]));
  const total = h('b', {}, '0');
  const quiet = (text, onclick) => h('button', { type: 'button', class: 'quiet', onclick }, text);
  const submit = h(
    'button',
    { type: 'button', class: 'main', 'data-testid': 'play', onclick: () => void go() },
    submitText,
  );
  const [undo, clear, again] = [
    quiet(t('undo'), () => stakes.undo()),
    quiet(t('clear'), () => stakes.place(new Map())),
    quiet(t('again'), () => place(new Map(before))),
  ];
  function refuse() {
    table.showMessage(t('overLimits'), 'bad');
    return false;
  }
  function place(next) {
    return !isLocked && (stakes.place(next) || refuse());
  }
  /** Adds the selected chip to spots. */
  function add(keys) {
    for (const { button } of spots.values()) button.removeAttribute('data-won');
    if (!place(addStakes(stakes.current, keys, tray.size))) return;
    playSound('chip');
    for (const key of keys) flyChip(tray.button, spots.get(key).button, tray.size);
  }
  function refresh() {
    const { current } = stakes;
    for (const [key, spot] of spots) spot.show(current.get(key));
    total.textContent = formatShortMoney(sum(current));
    const isEmpty = current.size === 0;
    submit.disabled = isLocked || isEmpty || table.state.state !== 'open';
    clear.disabled = isLocked || isEmpty;
    undo.disabled = isLocked || !stakes.canUndo;
    again.disabled = isLocked || before.size === 0;
  }
  async function go() {
    const bets = [...stakes.current].map(([spot, stake]) => ({ spot, stake: formatDecimal(stake) }));
    const kept = stakes.current;
    for (const { button } of spots.values()) button.removeAttribute('data-won');
    if (!(await table.play(bets))) {
      if (isFocusLost()) submit.focus({ preventScroll: true });
      return;
    }
    before = kept;
    stakes.reset();
    // The button that played is disabled now and has lost the focus.
    if (isFocusLost()) spots.get(bets[0]?.spot)?.button.focus({ preventScroll: true });
  }
  const close = listenToKeys({
    choose: tray.choose,
    backspace: () => !isLocked && stakes.undo(),
    r: () => place(new Map(before)),
  });
  for (const detail of details)
    spots.get(detail.key).fill([h('span', { class: 'name' }, detail.name), h('small', {}, formatRatio(detail.pays))]);
  refresh();
  return {
    spots,
    add,
    close,
    desk: h(
      'div',
      { class: 'desk' },
      tray.element,
      h('span', { class: 'desk-total' }, `${t('total')} `, total),
      undo,
      clear,
      again,
      submit,
    ),
    /** Button of a spot; `content` replaces name and odds. */
    spot(key, content) {
      const spot = spots.get(key);
      if (content) spot.fill(content);
      return spot.button;
    },
    /** Applies whether the venue is open. */
    update: refresh,
    busy(is) {
      isLocked = is;
      refresh();
    },
    /** Marks the spots of a round that returned more than their stake. */
    mark(round) {
      for (const { spot, returned, stake } of round.bets)
        if (parseCents(returned ?? '0.00') > parseCents(stake)) spots.get(spot)?.button.setAttribute('data-won', '');
    },
  };
}
