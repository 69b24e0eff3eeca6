// Stage of the fishing game. Each shot is a round.

import { drawMotif } from '../art/drawMotif.js';
import { formatChip, formatDecimal, formatMultiple, formatShortMoney, h, parseCents } from '../base/kit.js';
import { t } from '../base/texts.js';
import { createSea } from './createSea.js';
import { getFishArt } from './school.js';

const sizes = [1n, 2n, 5n, 10n, 50n, 100n, 500n].map((yuan) => yuan * 100n);
const CANNONS = 6;
/** Return of each fish in hundredths of a per cent of its multiple in hundredths. */
const RETURN = 9_600;

/** Creates the stage of the fishing game. */
export function createFishStage(table) {
  const { game } = table.state;
  const [min, max] = [parseCents(game.limits.min), parseCents(game.limits.max)];
  const cannons = sizes.filter((size) => size >= min && size <= max).slice(0, CANNONS);
  let cannon = cannons[0] ?? min;
  let target = game.spots[0].key;
  let isLocked = false;

  const sea = createSea({ spots: game.spots, onAim: (key) => void fire(key) });
  const chips = cannons.map((size) =>
    h(
      'button',
      { type: 'button', class: 'chip', 'data-size': String(size / 100n), onclick: () => choose(size) },
      h('span', {}, formatChip(size)),
    ),
  );
  function choose(size) {
    cannon = size;
    chips.forEach((button, at) => button.setAttribute('aria-pressed', String(cannons[at] === size)));
    sea.setSize(formatChip(size));
  }
  const drawRow = ({ key, name, pays }) => {
    const { motif, ink } = getFishArt(key);
    return h(
      'button',
      { type: 'button', class: 'spot fish', 'data-spot': key, onclick: () => void fire(key), onfocus: () => aim(key) },
      drawMotif(motif, ink),
      h('span', { class: 'name' }, name),
      h('span', {}, `× ${formatMultiple(pays)}`),
      h('small', {}, `${(RETURN / pays).toFixed(2)}%`),
    );
  };
  const list = h(
    'div',
    { class: 'fish-list bets', role: 'group', 'aria-label': t('fishTargets') },
    game.spots.map(drawRow),
  );
  const name = (key) => game.spots.find((spot) => spot.key === key)?.name ?? '';
  const targetText = h('b', {});
  const submit = h('button', { type: 'button', class: 'main spin', onclick: () => void fire(target) }, t('fire'));
  function aim(key) {
    target = key;
    targetText.textContent = name(key);
    sea.aim(key);
    for (const button of list.querySelectorAll('button'))
      button.toggleAttribute('data-target', button.dataset.spot === key);
  }
  async function fire(key) {
    if (isLocked) return;
    if (table.state.state !== 'open') return void table.showMessage(t(table.state.state), 'bad');
    aim(key);
    await table.play([{ spot: key, stake: formatDecimal(cannon) }]);
  }
  const handleKey = (event) => {
    if (document.querySelector('dialog[open]') || !/^[1-6]$/.test(event.key)) return;
    const size = cannons[Number(event.key) - 1];
    if (size !== undefined) choose(size);
  };
  document.addEventListener('keydown', handleKey);
  choose(cannon);
  aim(target);
  return {
    element: h('div', { class: 'fishing' }, sea.element, h('p', { class: 'sea-note' }, t('fishHint'))),
    desk: h(
      'div',
      { class: 'desk' },
      h('div', { class: 'chips', role: 'group', 'aria-label': t('cannon') }, chips),
      h(
        'span',
        { class: 'hint grow' },
        `${t('target')} `,
        targetText,
        ` · ${t('rate')} ${game.rate} · ${t('noAutofire')}`,
      ),
      submit,
    ),
    side: [h('h2', {}, t('fishTable')), list],
    update: () => undefined,
    busy(is) {
      isLocked = is;
      // Disabled buttons would lose the focus; a press while a shot is pending has no effect.
      for (const button of [...list.querySelectorAll('button'), submit])
        button.setAttribute('aria-disabled', String(is));
    },
    async show(round) {
      const { caught } = round.outcome;
      await sea.shoot(caught ? `+${formatShortMoney(parseCents(round.payout))}` : '');
    },
    lostText: (round) => t('missed', name(round.bets[0]?.spot ?? target)),
    close() {
      document.removeEventListener('keydown', handleKey);
      sea.close();
    },
  };
}
