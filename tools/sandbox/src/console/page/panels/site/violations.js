// Violations of content security policies that browsers have reported.

import { h, act, api, button, table, time } from '../../kit.js';

export async function violations() {
  const list = await api('GET', 'violations');
  const row = ({ directive, page, blocked, source, count, lastAt }) =>
    h(
      'tr',
      {},
      h('td', {}, h('code', {}, directive)),
      h('td', {}, page),
      h('td', {}, h('code', {}, blocked)),
      h('td', {}, source),
      h('td', { class: 'number' }, String(count)),
      h('td', {}, time(lastAt)),
    );
  return [
    h(
      'div',
      { class: 'tools' },
      button('Clear', () => act('Cleared.', () => api('DELETE', 'violations'))),
    ),
    table(['Directive', 'Page', 'Blocked', 'Script', 'Number#', 'Last'], list.map(row), 'No violations.'),
  ];
}
