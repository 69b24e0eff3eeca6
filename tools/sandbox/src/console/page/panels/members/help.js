// Ratings of help pages by players.

import { api, h, table, time } from '../../kit.js';

export async function help() {
  const ratings = await api('GET', 'help-ratings');
  const row = ({ page, helpful, notHelpful, lastAt }) =>
    h(
      'tr',
      {},
      h('td', {}, h('code', {}, `/app/help/${page}`)),
      h('td', { class: 'number' }, String(helpful)),
      h('td', { class: 'number' }, String(notHelpful)),
      h('td', {}, time(lastAt)),
    );
  return [table(['Page', 'Helpful#', 'Not helpful#', 'Last'], ratings.map(row), 'No ratings.')];
}
