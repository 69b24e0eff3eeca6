// List of the last rounds.

import { openVerify } from './dialogs.js';
import { parseCents, h, formatTime, formatMoney, computeNet, formatSigned } from './kit.js';
import { t } from './texts.js';

const verifyButton = (round) =>
  round.status === 'settled'
    ? h(
        'button',
        {
          type: 'button',
          class: 'plain',
          'aria-label': `${t('verify')} ${round.id}`,
          onclick: () => void openVerify(round),
        },
        t('verify'),
      )
    : undefined;

const row = (round) => {
  const net = round.status === 'settled' ? computeNet(round) : undefined;
  return h(
    'tr',
    { 'data-round': round.id, 'data-status': round.status },
    h('td', {}, formatTime(round.placedAt)),
    h('td', { class: 'figure' }, formatMoney(parseCents(round.stake))),
    h(
      'td',
      { class: 'figure', 'data-tone': net === undefined ? 'plain' : net > 0n ? 'good' : net < 0n ? 'bad' : 'plain' },
      net === undefined ? t('waiting') : formatSigned(net),
    ),
    h('td', {}, verifyButton(round)),
  );
};

/** Renders the title and table of the last rounds. */
export function renderHistory(rounds) {
  const title = h('h2', {}, t('history'));
  if (rounds.length === 0) return [title, h('p', { class: 'hint' }, t('noHistory'))];
  const heads = [t('time'), t('stake'), t('net').slice(-2), ''].map((text, at) =>
    h('th', { scope: 'col', class: at === 1 || at === 2 ? 'figure' : '' }, text),
  );
  return [title, h('table', {}, h('thead', {}, h('tr', {}, heads)), h('tbody', {}, rounds.map(row)))];
}
