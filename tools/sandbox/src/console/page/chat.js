// What is said in the rooms, and the house's hand on it.

import { h, api, act, openForm, button, field, choice, form, table, time, getFormValues } from './kit.js';

const kinds = [
  ['lostAnswer', 'Do what is asked and do not answer'],
  ['lostPush', 'Leave a message out'],
  ['duplicate', 'Send a message twice'],
  ['delay', 'Say everything late'],
  ['silent', 'Say nothing more, keep the line'],
  ['cut', 'Cut the line'],
];

const post = (command, body, done) => act(done, () => api('POST', `chat/${command}`, body));

export async function chat() {
  const [now, messages, { chatBotsPerMinute }] = await Promise.all([
    api('GET', 'chat'),
    api('GET', 'chat/messages?limit=100'),
    api('GET', 'settings'),
  ]);
  return [
    ...rooms(now),
    ...speaking(now, chatBotsPerMinute),
    h('h2', {}, 'What was said'),
    table(['Time', 'Room', 'No.#', 'Who', 'Message', ''], messages.map(messageRow), 'Nobody has said anything.'),
    ...outside(now),
    ...renderChatFaultForm(now),
  ];
}

function rooms({ rooms: list }) {
  const row = ({ rid, name, state, lastMid, online }) =>
    h(
      'tr',
      {},
      h('td', {}, `${name} (${rid})`),
      h('td', { class: 'number' }, String(online)),
      h('td', { class: 'number' }, String(lastMid)),
      h('td', {}, state === 'open' ? 'Everybody writes' : 'Only the house writes'),
      h(
        'td',
        {},
        button(state === 'open' ? 'Close' : 'Open', () =>
          post('room', { rid, state: state === 'open' ? 'closed' : 'open' }, 'The room has changed.'),
        ),
      ),
    );
  return [table(['Room', 'Here#', 'Messages#', 'State', ''], list.map(row), 'There is no room.')];
}

function speaking({ rooms: list }, botsPerMinute) {
  const options = [['', 'All rooms'], ...list.map(({ rid, name }) => [rid, name])];
  const announce = form(
    h(
      'div',
      { class: 'fields' },
      field('Announcement, simplified', 'text', { required: true, maxlength: 500 }),
      field('Traditional', 'textTw', { maxlength: 500, placeholder: 'the same' }),
      choice('Where', 'rid', options, ''),
      field('Minutes', 'minutes', { type: 'number', min: 1, placeholder: 'always' }),
    ),
    h('button', { type: 'submit' }, 'Announce'),
    (target) => {
      const { minutes, ...rest } = getFormValues(target);
      post('announce', { ...rest, ...(minutes ? { minutes: Number(minutes) } : {}) }, 'Announced.');
    },
    { class: 'sheet padded' },
  );
  const bots = form(
    h(
      'div',
      { class: 'fields' },
      field('Lines of bots a minute', 'rate', { type: 'number', min: 0, max: 600, value: botsPerMinute }),
    ),
    h('button', { type: 'submit' }, 'Set'),
    (target) =>
      act('So it is.', () => api('POST', 'settings', { chatBotsPerMinute: Number(getFormValues(target).rate ?? 0) })),
    { class: 'sheet padded' },
  );
  return [announce, bots];
}

function messageRow({ rid, mid, uid, nickname, role, msg, time: at, recalled }) {
  const silence = () =>
    openForm(
      `Mute ${nickname}`,
      [field('Minutes, 0 lets him again', 'minutes', { type: 'number', min: 0, value: 10 }), field('Why', 'reason')],
      'Mute',
      ({ minutes, reason }) => post('mute', { who: uid, minutes: Number(minutes), reason }, `${nickname} is mute.`),
    );
  return h(
    'tr',
    {},
    h('td', {}, time(at)),
    h('td', {}, rid),
    h('td', { class: 'number' }, String(mid)),
    h('td', {}, `${nickname || 'The house'} (${role})`),
    h('td', {}, recalled ? `${msg} [taken back]` : msg),
    h(
      'td',
      {},
      h(
        'div',
        { class: 'tools' },
        recalled ? undefined : button('Take back', () => post('recall', { rid, mid }, 'Taken back.')),
        button('Mute', silence),
        button('Put out', () => post('putOut', { who: uid, rid }, `${nickname} is out of ${rid}.`), 'danger'),
      ),
    ),
  );
}

function outside({ exclusions }) {
  const row = ({ rid, who }) =>
    h(
      'tr',
      {},
      h('td', {}, rid),
      h('td', {}, who),
      h(
        'td',
        {},
        button('Let in', () => post('letIn', { rid, who }, `${who} may come in again.`)),
      ),
    );
  return [
    h('h2', {}, 'Put out'),
    table(['Room', 'Who', ''], exclusions.map(row), 'Everybody may come into every room.'),
  ];
}

function renderChatFaultForm({ faults, connections }) {
  const add = form(
    h(
      'div',
      { class: 'fields' },
      choice('What happens', 'kind', kinds, 'lostAnswer'),
      field('Delay, ms', 'delayMs', { type: 'number', min: 0, placeholder: '1000' }),
      field('How often', 'count', { type: 'number', min: 1, placeholder: 'always' }),
    ),
    h(
      'div',
      { class: 'tools' },
      h('button', { type: 'submit' }, 'Plan fault'),
      button(`Cut all ${connections} lines`, () => post('cut', {}, 'Cut.'), 'danger'),
      button('Heal', () => act('The chat is well.', () => api('DELETE', 'chat/faults')), 'danger'),
    ),
    (target) => {
      const { kind, ...numbers } = getFormValues(target);
      const facts = Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value)]));
      post('faults', { kind, ...facts }, 'Planned.');
    },
    { class: 'sheet padded' },
  );
  const row = ({ kind, delayMs, count }) =>
    h(
      'tr',
      {},
      h('td', {}, kind),
      h('td', {}, String(delayMs ?? '')),
      h('td', { class: 'number' }, String(count ?? '∞')),
    );
  return [
    h('h2', {}, 'Trouble on the line'),
    add,
    table(['Fault', 'Detail', 'Left#'], faults.map(row), 'All is well.'),
  ];
}
