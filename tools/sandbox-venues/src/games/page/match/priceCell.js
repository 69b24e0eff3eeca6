// Button of a selection: its price, how it has moved, and whether it takes bets.

import { formatOdds, h } from '../base/kit.js';
import { t } from '../base/texts.js';

const MOVE_MS = 3_000;

/**
 * Creates the button of a selection. Its price is replaced in place, so that the focus stays.
 *
 * @param {string} key spot of the selection
 * @param {() => void} onclick
 */
export function createPriceCell(key, onclick) {
  const name = h('span', { class: 'name' });
  const price = h('b', { class: 'price' });
  const button = h(
    'button',
    { type: 'button', class: 'spot', 'data-spot': key, 'aria-pressed': 'false', onclick },
    name,
    price,
  );
  let shown = 0;
  let movedAt = 0;
  return {
    button,
    /** @param {{ name: string, price: number }} selection @param {string} status of the market @param {boolean} isPicked */
    show(selection, status, isPicked) {
      const isOpen = status === 'open' && selection.price > 0;
      if (isOpen && shown > 0 && shown !== selection.price) {
        movedAt = Date.now();
        button.dataset.move = selection.price > shown ? 'up' : 'down';
      }
      if (isOpen) shown = selection.price;
      if (Date.now() - movedAt > MOVE_MS) delete button.dataset.move;
      const text = isOpen ? formatOdds(selection.price) : status === 'suspended' ? t('suspendedMark') : '—';
      if (name.textContent !== selection.name) name.textContent = selection.name;
      if (price.textContent !== text) price.textContent = text;
      button.disabled = !isOpen;
      button.setAttribute('aria-pressed', String(isPicked));
      button.setAttribute(
        'aria-label',
        `${selection.name} ${isOpen ? text : t(status === 'suspended' ? 'marketSuspended' : 'marketClosed')}`,
      );
    },
  };
}
