// Section "Venues" of the console page.

import { h, api, act, openForm, button, choice, field, table, time } from '../../kit.js';

const states = [
  ['open', 'open'],
  ['maintenance', 'maintenance'],
  ['regionLimited', 'blocked for this region'],
];
const tones = { open: 'good', maintenance: 'bad', regionLimited: 'bad' };

const openState = (venue) =>
  openForm(`${venue.name} (${venue.channelCode})`, [choice('State', 'state', states, venue.state)], 'Set', (values) =>
    act(`${venue.channelCode} is ${values.state}.`, () => api('POST', `venues/${venue.channelCode}`, values)),
  );

const kinds = [
  ['refuse', 'refuses after the debit'],
  ['slow', 'decides late'],
];
const openFault = (venue) =>
  openForm(
    `Transfers at ${venue.name}`,
    [
      choice('Fault', 'kind', kinds, 'slow'),
      field('After, ms', 'delayMs', { type: 'number', min: 0, value: 10000 }),
      field('Count', 'count', { type: 'number', min: 1, placeholder: 'unlimited' }),
    ],
    'Plan fault',
    ({ kind, delayMs, count }) =>
      act('Planned.', () =>
        api('POST', 'venue-faults', {
          channelCode: venue.channelCode,
          kind,
          ...(delayMs ? { delayMs: Number(delayMs) } : {}),
          ...(count ? { count: Number(count) } : {}),
        }),
      ),
  );

const openTurnover = (venue) =>
  openForm(
    `Turnover at ${venue.name}`,
    [
      field('Member', 'name', { required: true, value: 'demo01' }),
      field('Required', 'required', { required: true, value: '1000.00' }),
      field('Done', 'done', { required: true, value: '0.00' }),
    ],
    'Set',
    ({ name, ...values }) =>
      act(`Set for ${name}.`, () =>
        api('POST', `members/${encodeURIComponent(name)}/turnover`, { channelCode: venue.channelCode, ...values }),
      ),
  );

const venueRow = (faults) => (venue) => {
  const planned = faults.filter(({ channelCode }) => ['*', venue.channelCode].includes(channelCode));
  return h(
    'tr',
    {},
    h('td', {}, venue.name, h('small', {}, `${venue.category} · ${venue.channelCode} · ${venue.launchKind}`)),
    h('td', {}, h('span', { class: `tag ${tones[venue.state]}` }, venue.state)),
    h('td', { class: 'number' }, venue.hasWallet ? `${venue.minTransfer} – ${venue.maxTransfer}` : 'centre wallet'),
    h('td', {}, planned.map(({ kind, delayMs, count }) => `${kind} ${delayMs ?? ''} ${count ?? ''}`).join(', ') || '–'),
    h(
      'td',
      { class: 'actions' },
      button('State…', () => openState(venue)),
      ' ',
      venue.hasWallet ? [button('Fault…', () => openFault(venue)), ' '] : [],
      venue.hasWallet ? button('Turnover…', () => openTurnover(venue)) : [],
    ),
  );
};

const transferRow = (transfer) =>
  h(
    'tr',
    {},
    h('td', {}, transfer.member, h('small', {}, `${transfer.transferId} · ${transfer.cause}`)),
    h('td', {}, `${transfer.channelCode} ${transfer.direction}`),
    h('td', { class: 'number' }, transfer.amount),
    h('td', {}, transfer.status, h('small', {}, time(transfer.answersAt))),
  );

const poolRow = (pool) =>
  h(
    'tr',
    {},
    h('td', {}, pool.name, h('small', {}, `${pool.poolCode} · ${pool.channelCode}`)),
    h('td', { class: 'number' }, pool.amount, h('small', {}, `${pool.perHour} an hour`)),
    h('td', {}, `${pool.lastWin.winner} ${pool.lastWin.amount}`, h('small', {}, time(pool.lastWin.time))),
    h(
      'td',
      { class: 'actions' },
      button('Win', () => act('Pool won.', () => api('POST', `pools/${pool.poolCode}/win`))),
    ),
  );

/** Shows venues with their states and faults, transfers in progress and pools. */
export async function venues() {
  const [venues, faults, transfers, pools] = await Promise.all(
    ['venues', 'venue-faults', 'venue-transfers?limit=20', 'pools'].map((path) => api('GET', path)),
  );
  return [
    h(
      'div',
      { class: 'tools' },
      button('Clear venue faults', () => act('Faults cleared.', () => api('DELETE', 'venue-faults'))),
      button('Decide pending transfers', () => act('Transfers decided.', () => api('POST', 'venue-transfers/answer'))),
    ),
    table(['Venue', 'State', 'One transfer#', 'Faults', ''], venues.map(venueRow(faults)), 'No venues.'),
    table(['Transfer', 'Venue', 'Amount#', 'Status'], transfers.map(transferRow), 'No transfers.'),
    table(['Pool', 'Amount#', 'Last win', ''], pools.map(poolRow), 'No pools.'),
  ];
}
