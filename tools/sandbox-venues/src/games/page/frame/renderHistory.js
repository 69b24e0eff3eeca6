// Log of the last rounds as text, newest first.

import { openVerify } from '../dialogs/dialogs.js';
import { computeNet, formatMoney, formatSigned, formatTime, h, parseCents } from '../base/kit.js';
import { t } from '../base/texts.js';
import { createSymbolNames, describeOutcome } from '../result/describeOutcome.js';

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

const row = (round, game) => {
  const net = round.status === 'settled' ? computeNet(round) : undefined;
  return h(
    'li',
    { 'data-round': round.id, 'data-status': round.status },
    h('span', {}, formatTime(round.placedAt).slice(0, 5)),
    h(
      'span',
      { class: 'log-text' },
      describeOutcome(round, createSymbolNames(round, game)),
      h('small', {}, ` ${t('stake')} ${formatMoney(parseCents(round.stake))}`),
    ),
    h(
      'b',
      { 'data-tone': net !== undefined && net > 0n ? 'good' : 'plain' },
      net === undefined ? '' : formatSigned(net),
    ),
    verifyButton(round),
  );
};

/** Renders the title and the log of the last rounds. @param {import('../base/wire.js').State} state */
export function renderHistory({ rounds, game }) {
  const title = h('h2', {}, t('history'));
  if (rounds.length === 0) return [title, h('p', { class: 'hint' }, t('noHistory'))];
  return [
    title,
    h(
      'ol',
      { class: 'log rounds' },
      rounds.map((round) => row(round, game)),
    ),
  ];
}
