// Chat messages and their moderation.

import { h, api, act, openForm, button, field, choice, form, table, time, getFormValues } from '../../kit.js';

const kinds = [
  ['lostAnswer', 'Process the request without a reply'],
  ['lostPush', 'Drop a push'],
  ['duplicate', 'Send a push twice'],
  ['delay', 'Delay all frames'],
  ['silent', 'Send nothing more, keep the connection open'],
  ['cut', 'Terminate the connection'],
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
    ...renderMessageForms(now, chatBotsPerMinute),
    h('h2', {}, 'Messages'),
    table(['Time', 'Room', 'No.#', 'Author', 'Message', ''], messages.map(messageRow), 'No messages.'),
    ...renderExclusions(now),
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
      h('td', {}, state === 'open' ? 'Open' : 'Closed: only the platform writes'),
      h(
        'td',
        {},
        button(state === 'open' ? 'Close' : 'Open', () =>
          post('room', { rid, state: state === 'open' ? 'closed' : 'open' }, 'Room changed.'),
        ),
      ),
    );
  return [table(['Room', 'Online#', 'Messages#', 'State', ''], list.map(row), 'No rooms.')];
}

function renderMessageForms({ rooms: list }, botsPerMinute) {
  const options = [['', 'All rooms'], ...list.map(({ rid, name }) => [rid, name])];
  const announce = form(
    h(
      'div',
      { class: 'fields' },
      field('Announcement, simplified', 'text', { required: true, maxlength: 500 }),
      field('Traditional', 'textTw', { maxlength: 500, placeholder: 'same as simplified' }),
      choice('Room', 'rid', options, ''),
      field('Minutes', 'minutes', { type: 'number', min: 1, placeholder: 'unlimited' }),
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
      field('Bot messages per minute', 'rate', { type: 'number', min: 0, max: 600, value: botsPerMinute }),
    ),
    h('button', { type: 'submit' }, 'Set'),
    (target) =>
      act('Saved.', () => api('POST', 'settings', { chatBotsPerMinute: Number(getFormValues(target).rate ?? 0) })),
    { class: 'sheet padded' },
  );
  return [announce, bots];
}

function messageRow({ rid, mid, uid, nickname, role, msg, time: at, recalled }) {
  const openMute = () =>
    openForm(
      `Mute ${nickname}`,
      [field('Minutes (0 ends the mute)', 'minutes', { type: 'number', min: 0, value: 10 }), field('Reason', 'reason')],
      'Mute',
      ({ minutes, reason }) => post('mute', { who: uid, minutes: Number(minutes), reason }, `${nickname} is muted.`),
    );
  return h(
    'tr',
    {},
    h('td', {}, time(at)),
    h('td', {}, rid),
    h('td', { class: 'number' }, String(mid)),
    h('td', {}, `${nickname || 'Platform'} (${role})`),
    h('td', {}, recalled ? `${msg} [recalled]` : msg),
    h(
      'td',
      {},
      h(
        'div',
        { class: 'tools' },
        recalled ? undefined : button('Recall', () => post('recall', { rid, mid }, 'Recalled.')),
        button('Mute', openMute),
        button('Exclude', () => post('putOut', { who: uid, rid }, `${nickname} is excluded from ${rid}.`), 'danger'),
      ),
    ),
  );
}

function renderExclusions({ exclusions }) {
  const row = ({ rid, who }) =>
    h(
      'tr',
      {},
      h('td', {}, rid),
      h('td', {}, who),
      h(
        'td',
        {},
        button('Readmit', () => post('letIn', { rid, who }, `${who} may enter ${rid} again.`)),
      ),
    );
  return [h('h2', {}, 'Exclusions'), table(['Room', 'Author', ''], exclusions.map(row), 'No exclusions.')];
}

function renderChatFaultForm({ faults, connections }) {
  const add = form(
    h(
      'div',
      { class: 'fields' },
      choice('Fault', 'kind', kinds, 'lostAnswer'),
      field('Delay, ms', 'delayMs', { type: 'number', min: 0, placeholder: '1000' }),
      field('Count', 'count', { type: 'number', min: 1, placeholder: 'unlimited' }),
    ),
    h(
      'div',
      { class: 'tools' },
      h('button', { type: 'submit' }, 'Plan fault'),
      button(`Terminate all ${connections} connections`, () => post('cut', {}, 'Terminated.'), 'danger'),
      button('Clear faults', () => act('Faults cleared.', () => api('DELETE', 'chat/faults')), 'danger'),
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
  return [h('h2', {}, 'Chat faults'), add, table(['Fault', 'Detail', 'Left#'], faults.map(row), 'No faults.')];
}
