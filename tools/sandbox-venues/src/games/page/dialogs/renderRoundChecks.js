// List of the checks of a round.

import { h } from '../base/kit.js';
import { t } from '../base/texts.js';
import { verifyRound } from '../verifyRound.js';

const line = (name, isTrue) =>
  h('li', {}, t(name), h('b', { 'data-tone': isTrue ? 'good' : 'bad' }, t(isTrue ? 'passed' : 'failed')));

/** Renders the checks of a round, or a text if the server seed is not published yet or the record is not readable. */
export async function renderRoundChecks(round) {
  const list = h('ul', { class: 'checks', 'aria-live': 'polite' });
  if (!round?.proof?.serverSeed) list.append(h('li', {}, t(round?.proof ? 'notYet' : 'notReadable')));
  else
    try {
      const { hash, outcome, payout, pool } = await verifyRound(round);
      list.append(line('checkHash', hash), line('checkOutcome', outcome), line('checkPayout', payout));
      if (round.pool) list.append(line('checkPool', pool));
    } catch {
      list.append(h('li', {}, t('notReadable')));
    }
  return list;
}
