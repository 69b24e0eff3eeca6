// Applications of agents.

import { h, act, api, button, table, time } from '../../kit.js';

const decide = (no, state) => () =>
  act(state === 'accepted' ? 'Accepted.' : 'Declined.', () => api('POST', `applications/${no}`, { state }));

export async function partners() {
  const row = ({ applicationNo, member, name, contactKind, contact, channel, players, intro, state, createTime }) =>
    h(
      'tr',
      {},
      h('td', {}, h('code', {}, applicationNo)),
      h('td', {}, time(createTime)),
      h('td', {}, member === '' ? name : `${name} (${member})`),
      h('td', {}, `${contactKind}: ${contact}`),
      h('td', {}, channel),
      h('td', { class: 'number' }, String(players)),
      h('td', {}, intro),
      h('td', {}, state),
      h(
        'td',
        {},
        state === 'received' && [
          button('Accept', decide(applicationNo, 'accepted')),
          button('Decline', decide(applicationNo, 'declined')),
        ],
      ),
    );
  const heads = ['Number', 'Time', 'Name', 'Contact', 'Channel', 'Players#', 'About', 'State', ''];
  return [table(heads, (await api('GET', 'applications')).map(row), 'No applications.')];
}
