// Slip of a match: one selection, its stake, the rule for a price that moves, and the bet.

import { formatDecimal, formatMoney, formatOdds, formatShortMoney, h, parseCents } from '../base/kit.js';
import { t } from '../base/texts.js';

const AMOUNT = /^\d{1,9}$/;
const RULES = ['none', 'better', 'any'];
const quickStakes = [10n, 50n, 100n].map((yuan) => yuan * 100n);

function createRuleChoice() {
  const select = h(
    'select',
    { id: 'accept', 'aria-label': t('acceptRule') },
    RULES.map((rule) => h('option', { value: rule }, t(`accept.${rule}`))),
  );
  return select;
}

/**
 * Creates the slip.
 *
 * @param {{ min: string, max: string, roundMax: string }} limits
 * @param {{ place: (bet: { stake: string, accept: string }) => void, remove: () => void }} commands
 */
export function createMatchSlip(limits, { place, remove }) {
  const [min, max] = [parseCents(limits.min), parseCents(limits.max)];
  let isLocked = false;
  let isStale = false;
  let current;
  const title = h('b', { class: 'slip-pick' });
  const detail = h('small', {});
  const price = h('b', { class: 'slip-price figure' });
  const note = h('small', { id: 'slip-note', class: 'slip-note', role: 'status' });
  const input = h('input', {
    id: 'stake',
    inputmode: 'numeric',
    autocomplete: 'off',
    value: formatShortMoney(min).replaceAll(',', ''),
    'aria-label': t('stake'),
    'aria-describedby': 'slip-note',
    oninput: () => refresh(),
  });
  const win = h('b', { class: 'figure' });
  const accept = createRuleChoice();
  const submit = h(
    'button',
    { type: 'button', class: 'main', 'data-testid': 'play', onclick: () => go() },
    t('placeBet'),
  );
  const away = h('button', { type: 'button', class: 'quiet', 'aria-label': t('removePick'), onclick: remove }, '×');
  const setStake = (amount) => {
    input.value = String(amount / 100n);
    refresh();
  };
  const quick = quickStakes
    .filter((amount) => amount >= min && amount <= max)
    .map((amount) =>
      h('button', { type: 'button', class: 'quiet', onclick: () => setStake(amount) }, formatShortMoney(amount)),
    );
  const readStake = () => {
    const amount = AMOUNT.test(input.value) ? BigInt(input.value) * 100n : 0n;
    return amount >= min && amount <= max ? amount : undefined;
  };
  function go() {
    const stake = readStake();
    if (stake !== undefined) place({ stake: formatDecimal(stake), accept: accept.value });
  }
  function refresh() {
    const stake = readStake();
    const now = current?.price ?? 0;
    submit.disabled = isLocked || isStale || !current || now === 0 || stake === undefined;
    input.setAttribute('aria-invalid', String(stake === undefined));
    const text = describeProblem(stake);
    note.toggleAttribute('data-bad', isStale || stake === undefined);
    if (note.textContent !== text) note.textContent = text;
    win.textContent = stake !== undefined && now > 0 ? formatMoney((stake * BigInt(now)) / 100n) : '—';
  }
  /** Describes how the price has moved since it was selected. */
  function describeMove({ price: now, seen, status }) {
    if (now === 0) return t(status === 'suspended' ? 'marketSuspended' : 'marketClosed');
    if (now === seen) return '';
    return t(now > seen ? 'priceUp' : 'priceDown', formatOdds(seen));
  }
  /** Returns the reason why the bet cannot be placed, or how its price has moved. @param {bigint | undefined} stake */
  function describeProblem(stake) {
    if (isStale) return t('pricesStale');
    if (stake === undefined) return t('stakeRange', formatShortMoney(min), formatShortMoney(max));
    return current ? describeMove(current) : '';
  }
  const element = h(
    'div',
    { class: 'desk match-slip' },
    away,
    h('span', { class: 'slip-text' }, title, detail, note),
    price,
    h('span', { class: 'slip-stake' }, h('label', { for: 'stake' }, t('stake')), input, quick),
    h('span', { class: 'slip-win' }, `${t('possibleReturn')} `, win),
    accept,
    submit,
  );
  return {
    element,
    /** Shows a selection; undefined for none. `seen` is the price at which it was selected. */
    show(selection) {
      current = selection;
      element.toggleAttribute('data-empty', !selection);
      title.textContent = selection?.name ?? t('pickHint');
      detail.textContent = selection
        ? `${selection.teams} · ${selection.market}`
        : `${t('limits')} ${formatShortMoney(min)}–${formatShortMoney(max)}`;
      price.textContent = selection && selection.price > 0 ? formatOdds(selection.price) : '—';
      element.dataset.move =
        selection && selection.price > 0 && selection.price !== selection.seen
          ? selection.price > selection.seen
            ? 'up'
            : 'down'
          : '';
      away.hidden = !selection;
      refresh();
    },
    /** Moves the focus to the button that places the bet, or to the stake while it is disabled. */
    focus: () => (submit.disabled ? input : submit).focus({ preventScroll: true }),
    /** Stops bets while the prices are not updated. @param {boolean} is */
    stale(is) {
      isStale = is;
      refresh();
    },
    busy(is) {
      isLocked = is;
      input.disabled = is;
      refresh();
    },
  };
}
