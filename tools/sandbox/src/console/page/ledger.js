// The books, audited.

import { h, act, api, button, table } from './kit.js';

export async function ledger() {
  const [books, state] = await Promise.all([api('GET', 'audit'), api('GET', 'state')]);
  const count = (status) => String(state.bets[status] ?? 0);
  return [
    h(
      'div',
      { class: 'sheet padded' },
      h('h2', {}, 'Books'),
      h('p', { class: 'hint' }, `Kept in ${state.database}.`),
      h(
        'p',
        {},
        h('span', { class: `tag ${books.ok ? 'good' : 'bad'}` }, books.ok ? 'Every rule holds' : books.violation),
      ),
    ),
    h(
      'div',
      { class: 'tools' },
      button('Pay rebates now', () => act('Rebates are paid.', () => api('POST', 'rebates/pay'))),
    ),
    table(
      ['Bets', 'Number#'],
      ['pending', 'open', 'settled', 'rejected'].map((status) =>
        h('tr', {}, h('td', {}, status), h('td', { class: 'number' }, count(status))),
      ),
      '',
    ),
  ];
}
