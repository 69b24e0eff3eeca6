// Audit of the ledger.

import { h, act, api, button, table } from '../../kit.js';

export async function ledger() {
  const [result, state] = await Promise.all([api('GET', 'audit'), api('GET', 'state')]);
  const count = (status) => String(state.bets[status] ?? 0);
  return [
    h(
      'div',
      { class: 'sheet padded' },
      h('h2', {}, 'Ledger'),
      h('p', { class: 'hint' }, `Database: ${state.database}`),
      h(
        'p',
        {},
        h('span', { class: `tag ${result.ok ? 'good' : 'bad'}` }, result.ok ? 'No violations' : result.violation),
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
