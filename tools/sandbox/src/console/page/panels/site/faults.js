// Faults of single endpoints and of the whole platform.

import { h, api, act, getFormValues, button, field, choice, table, form } from '../../kit.js';

export async function faults() {
  const [list, known, now] = await Promise.all([
    api('GET', 'faults'),
    api('GET', 'faults/kinds'),
    api('GET', 'trouble'),
  ]);
  const kinds = Object.entries(known).map(([kind, { text }]) => [kind, text]);
  const add = form(
    [
      h(
        'div',
        { class: 'fields' },
        field('Endpoint, or *', 'endpoint', { required: true, value: 'sport.placeBet' }),
        choice('Fault', 'kind', kinds, 'error'),
        field('Code', 'code', { type: 'number', placeholder: '6005' }),
        field('Delay, ms', 'delayMs', { type: 'number', placeholder: '1000' }),
        field('Count', 'count', { type: 'number', min: 1, placeholder: 'unlimited' }),
      ),
    ],
    h('button', { type: 'submit' }, 'Plan fault'),
    (target) => {
      const { code, delayMs, count, ...rest } = getFormValues(target);
      const numbers = Object.fromEntries(
        Object.entries({ code, delayMs, count })
          .filter(([, value]) => value)
          .map(([key, value]) => [key, Number(value)]),
      );
      act('Planned.', () => api('POST', 'faults', { ...rest, ...numbers }));
    },
    { class: 'sheet padded' },
  );
  const row = (fault) =>
    h(
      'tr',
      {},
      h('td', {}, fault.endpoint),
      h('td', {}, kinds.find(([key]) => key === fault.kind)?.[1] ?? fault.kind),
      h('td', {}, String(fault.code ?? fault.delayMs ?? '')),
      h('td', { class: 'number' }, String(fault.count ?? '∞')),
    );
  const clear = button('Clear all faults', () => act('Faults cleared.', () => api('DELETE', 'faults')), 'danger');
  return [
    add,
    table(['Endpoint', 'Fault', 'Detail', 'Left#'], list.map(row), 'No faults.'),
    clear,
    ...renderPlatformFaultForm(now),
  ];
}

const databases = [
  ['none', 'Works'],
  ['slow', 'Slow'],
  ['locked', 'Locked'],
  ['deadlock', 'Deadlocks'],
  ['down', 'Down'],
  ['full', 'Disk full'],
];

/** Renders the form with the fault of the whole platform. */
function renderPlatformFaultForm(now) {
  const edit = form(
    h(
      'div',
      { class: 'fields' },
      choice('Database', 'database', databases, now.database),
      field('Delay or wait for a lock, ms', 'databaseDelayMs', {
        type: 'number',
        min: 0,
        value: now.databaseDelayMs,
      }),
      field('Clock ahead by, ms', 'clockOffsetMs', { type: 'number', value: now.clockOffsetMs }),
      field('Another key, 32 bytes in base64url', 'key', { value: now.key, placeholder: 'the profile’s' }),
    ),
    h(
      'div',
      { class: 'tools' },
      h('button', { type: 'submit' }, 'Apply'),
      button('Clear', () => act('Platform fault cleared.', () => api('DELETE', 'trouble')), 'danger'),
    ),
    (target) => {
      const { database, databaseDelayMs, clockOffsetMs, key } = Object.fromEntries(new FormData(target));
      const change = { database, key, databaseDelayMs: Number(databaseDelayMs), clockOffsetMs: Number(clockOffsetMs) };
      act('Applied.', () => api('POST', 'trouble', change));
    },
    { class: 'sheet padded' },
  );
  return [h('h2', {}, 'Platform fault'), edit];
}
