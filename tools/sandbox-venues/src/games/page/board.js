// Board of spots: select a chip, place stakes, clear them, play.

import { parseCents, formatChip, formatDecimal, h, formatOdds, formatShortMoney } from './kit.js';
import { t } from './texts.js';

const sizes = [1n, 2n, 5n, 10n, 50n, 100n, 500n, 1_000n, 5_000n, 10_000n].map((yuan) => yuan * 100n);

const groupName = (rules, group) =>
  rules === 'k3' && group === 'total' ? t('total3') : group === 'total' ? t('total3') : t(group);

/** Returns the number of columns, chosen so that the last row is filled best; `undefined` puts few spots in one row. */
function computeColumns(count) {
  if (count < 6) return undefined;
  const last = (columns) => count % columns || columns;
  return [5, 4, 3].reduce((best, columns) => (columns - last(columns) < best - last(best) ? columns : best));
}

/** Separates named spots from numbered ones of the same market. */
function splitRows(members) {
  const numbers = members.filter(({ name }) => /^\d+$/.test(name));
  const named = members.filter((spot) => !numbers.includes(spot));
  return [named, numbers].filter((row) => row.length > 0);
}

/**
 * Creates the board of a game with spots.
 *
 * @param table functions of the page for stages
 * @param submitText label of the button that plays
 */
export function createBoard(table, submitText) {
  const { limits, rules, spots } = table.state.game;
  const [min, max, roundMax] = [parseCents(limits.min), parseCents(limits.max), parseCents(limits.roundMax)];
  const chips = sizes.filter((size) => size >= min && size <= max).slice(0, 6);
  let chip = chips[1] ?? chips[0];
  let laid = new Map();
  let before = new Map();
  let isLocked = false;

  const total = h('b', {}, '0.00');
  const submit = h(
    'button',
    { type: 'button', class: 'main', 'data-testid': 'play', onclick: () => void go() },
    submitText,
  );
  const clear = h('button', { type: 'button', class: 'quiet', onclick: () => lay(new Map()) }, t('clear'));
  const again = h('button', { type: 'button', class: 'quiet', onclick: () => lay(new Map(before)) }, t('again'));

  const chipButtons = chips.map((size) =>
    h(
      'button',
      {
        type: 'button',
        class: 'chip',
        'data-size': String(size / 100n),
        'aria-pressed': size === chip ? 'true' : 'false',
        onclick: () => choose(size),
      },
      formatChip(size),
    ),
  );
  function choose(size) {
    chip = size;
    chipButtons.forEach((button, at) => button.setAttribute('aria-pressed', chips[at] === size ? 'true' : 'false'));
  }

  const spotButtons = new Map();
  const spotButton = ({ key, name, pays, rate }) => {
    const amount = h('span', { class: 'laid' });
    const button = h(
      'button',
      {
        type: 'button',
        class: 'spot',
        'data-spot': key,
        title: `${t('rate')} ${rate}`,
        onclick: () => lay(new Map([...laid, [key, (laid.get(key) ?? 0n) + chip]])),
      },
      h('span', { class: 'name' }, name),
      h('small', {}, formatOdds(pays)),
      amount,
    );
    spotButtons.set(key, { button, amount, name: `${name} ${formatOdds(pays)}` });
    return button;
  };

  function sum() {
    return [...laid.values()].reduce((all, stake) => all + stake, 0n);
  }
  function lay(next) {
    if (isLocked) return;
    const stakes = [...next.values()];
    const isFit = stakes.every((stake) => stake <= max) && stakes.reduce((all, stake) => all + stake, 0n) <= roundMax;
    if (!isFit) return table.showMessage(t('outsideLimits').replace(/[，,].*$/, '。'), 'bad');
    laid = next;
    for (const [key, { button, amount, name }] of spotButtons) {
      const stake = laid.get(key);
      amount.textContent = stake ? formatShortMoney(stake) : '';
      button.toggleAttribute('data-laid', Boolean(stake));
      button.setAttribute('aria-label', stake ? `${name}，${t('stake')} ${formatShortMoney(stake)}` : name);
    }
    refresh();
  }
  function refresh() {
    total.textContent = formatShortMoney(sum());
    submit.disabled = isLocked || sum() === 0n || table.state.state !== 'open';
    clear.disabled = isLocked || laid.size === 0;
    again.disabled = isLocked || before.size === 0;
  }
  async function go() {
    const bets = [...laid].map(([spot, stake]) => ({ spot, stake: formatDecimal(stake) }));
    const kept = laid;
    for (const { button } of spotButtons.values()) button.removeAttribute('data-won');
    if (!(await table.play(bets))) return;
    before = kept;
    lay(new Map());
  }

  const groups = [...new Set(spots.map(({ group }) => group))].map((group) => {
    const members = spots.filter((spot) => spot.group === group);
    return h(
      'section',
      { class: 'spots', 'data-group': group, 'data-rules': rules },
      members.length > 1 && new Set(spots.map((spot) => spot.group)).size > 1
        ? h('h3', {}, groupName(rules, group))
        : undefined,
      splitRows(members).map((row) =>
        h('div', { class: 'grid', 'data-columns': computeColumns(row.length) }, row.map(spotButton)),
      ),
    );
  });
  const element = h(
    'section',
    { class: 'panel bets' },
    h('div', { class: 'chips', role: 'group', 'aria-label': t('chips') }, chipButtons),
    groups,
    h('div', { class: 'go' }, h('span', {}, `${t('total')} `, total), clear, again, submit),
  );
  lay(new Map());
  return {
    element,
    busy(is) {
      isLocked = is;
      element.toggleAttribute('data-busy', is);
      refresh();
    },
    /** Marks the spots that won. */
    mark(round) {
      for (const { spot, returned } of round.bets)
        if (parseCents(returned ?? '0.00') > 0n) spotButtons.get(spot)?.button.setAttribute('data-won', '');
    },
    lay,
  };
}
