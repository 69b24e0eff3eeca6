// Activities: create, start, end and fast-forward each kind.

import { h, act, api, button, table, time } from '../../kit.js';

const command = (id, name, done, body) => () => act(done, () => api('POST', `activities/${id}/${name}`, body));

const kinds = (list) => [...new Set(list.map(({ kind }) => kind))];

export async function activities() {
  const list = await api('GET', 'activities');
  const row = ({ activityId, kind, title, state, beginTime, endTime, turnoverMultiple, claims }) =>
    h(
      'tr',
      {},
      h('td', {}, h('code', {}, activityId)),
      h('td', {}, kind),
      h('td', {}, title),
      h('td', {}, state),
      h('td', {}, time(beginTime)),
      h('td', {}, time(endTime)),
      h('td', { class: 'number' }, String(turnoverMultiple)),
      h('td', { class: 'number' }, String(claims)),
      h(
        'td',
        {},
        state !== 'running' && button('Start', command(activityId, 'start', 'Started.')),
        state !== 'ended' && button('End', command(activityId, 'end', 'Ended.')),
        state === 'coming' &&
          button('To start', command(activityId, 'fastForward', 'The clock is at its start.', { to: 'start' })),
        state === 'running' && button('+1 day', command(activityId, 'fastForward', 'A day has passed.', { to: 1 })),
        state === 'running' &&
          button('To end', command(activityId, 'fastForward', 'The clock is at its end.', { to: 'end' })),
      ),
    );
  const heads = ['Id', 'Kind', 'Title', 'State', 'Begins', 'Ends', 'Turnover ×#', 'Claims#', ''];
  return [
    h(
      'p',
      {},
      'Create a copy of ',
      kinds(list).map((kind) => button(kind, () => act('Created.', () => api('POST', 'activities', { kind })))),
    ),
    table(heads, list.map(row), 'No activities.'),
  ];
}
