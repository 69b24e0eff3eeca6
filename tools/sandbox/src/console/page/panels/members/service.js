// Conversations with customer service, service hours and automatic replies.

import { renderPreviews } from './content.js';
import { h, api, act, button, field, form, table, time } from '../../kit.js';

const states = { waiting: 'Waiting', answered: 'Answered', automatic: 'Automatic reply', closed: 'Closed' };

/** Id of the open conversation. */
let opened;
/** Unsent replies and their request ids by conversation. A repeated request stores one reply; another text has another id. */
const drafts = new Map();

const setDraft = (id, text) => {
  drafts.set(id, { text, requestId: crypto.randomUUID() });
  return drafts.get(id);
};
const getDraft = (id) => drafts.get(id) ?? setDraft(id, '');

const showAgain = () => dispatchEvent(new Event('changed'));

export async function service() {
  const [list, settings, sites] = await Promise.all([
    api('GET', 'service'),
    api('GET', 'settings'),
    api('GET', 'sites'),
  ]);
  const current = list.find(({ conversationId }) => conversationId === opened);
  return [
    ...(current ? await renderTranscript(current) : []),
    h('h2', {}, 'Conversations'),
    table(['Player', 'State', 'Waiting since', 'Changed', ''], list.map(conversationRow), 'No conversations.'),
    ...renderHours(settings, sites),
    ...renderTopics(settings),
  ];
}

const getName = ({ member, conversationId }) => member || `Guest ${conversationId}`;

function conversationRow(conversation) {
  const { conversationId, state, waitingSince, changedAt } = conversation;
  const open = () => {
    opened = conversationId;
    showAgain();
  };
  return h(
    'tr',
    {},
    h('td', {}, getName(conversation)),
    h('td', {}, states[state]),
    h('td', {}, waitingSince === null ? '' : time(waitingSince)),
    h('td', {}, time(changedAt)),
    h('td', {}, button('Open', open)),
  );
}

function describeAttachment({ kind, id, amount, stake, status }) {
  if (kind === 'error') return `Error ${id}`;
  return `${kind === 'bet' ? 'Bet' : 'Order'} ${id}, ${amount ?? stake}, ${status}`;
}

function messageRow({ author, text, topic, attachment, images, createTime }) {
  const lines = [
    topic === undefined ? undefined : `Topic: ${topic}`,
    text,
    attachment && describeAttachment(attachment),
  ];
  return h(
    'tr',
    {},
    h('td', {}, time(createTime)),
    h('td', {}, author),
    h(
      'td',
      { class: 'message' },
      ...lines.filter(Boolean).map((line) => h('p', {}, line)),
      ...images.map(({ url }) =>
        h('a', { href: url, target: '_blank', rel: 'noopener' }, h('img', { src: url, alt: 'Picture', height: 96 })),
      ),
    ),
  );
}

async function renderTranscript(conversation) {
  const { conversationId: id } = conversation;
  const { messages, state } = await api('GET', `service/${id}`);
  const text = h('textarea', { class: 'wide', name: 'text', rows: 3, maxlength: 2000, required: true });
  text.value = getDraft(id).text;
  text.addEventListener('input', () => setDraft(id, text.value));
  const answer = form(
    h('label', {}, 'Reply', text),
    h(
      'div',
      { class: 'tools' },
      h('button', { type: 'submit' }, 'Send reply'),
      button('Refresh', showAgain),
      state === 'closed'
        ? undefined
        : button('Close conversation', () => act('Closed.', () => api('POST', `service/${id}/close`, {})), 'danger'),
    ),
    () =>
      act('Sent.', async () => {
        await api('POST', `service/${id}/answer`, { ...getDraft(id), seenId: messages.at(-1)?.messageId });
        drafts.delete(id);
      }),
    { class: 'sheet padded' },
  );
  return [
    h('h2', {}, `${getName(conversation)}: ${states[state].toLowerCase()}`),
    table(['Time', 'Author', 'Message'], messages.map(messageRow), 'No messages.'),
    answer,
  ];
}

function renderHours({ serviceHours }, sites) {
  const time24 = '([01][0-9]|2[0-3]):[0-5][0-9]|24:00';
  const hours = form(
    h(
      'div',
      { class: 'fields' },
      field('From (UTC+8)', 'from', { value: serviceHours.from, pattern: time24, required: true }),
      field('To (UTC+8)', 'to', { value: serviceHours.to, pattern: time24, required: true }),
    ),
    h('button', { type: 'submit' }, 'Save hours'),
    (target) => {
      const { from, to } = Object.fromEntries(new FormData(target));
      act('Saved.', () => api('POST', 'settings', { serviceHours: { from, to } }));
    },
    { class: 'sheet padded' },
  );
  return [h('h2', {}, 'Service hours'), renderPreviews(sites, '/app/help/zxkf'), hours];
}

function renderTopics({ serviceTopics }) {
  const area = (label, name, value) => {
    const input = h('textarea', { name, rows: 4, maxlength: 1000, required: true });
    input.value = value;
    return h('label', {}, label, input);
  };
  const forms = serviceTopics.map((topic) =>
    form(
      h(
        'div',
        { class: 'fields' },
        field(`${topic.topic}: name, simplified`, 'nameCn', {
          value: topic.names['zh-CN'],
          maxlength: 20,
          required: true,
        }),
        field('Name, traditional', 'nameTw', { value: topic.names['zh-TW'], maxlength: 20, required: true }),
        area('Reply, simplified', 'answerCn', topic.answers['zh-CN']),
        area('Reply, traditional', 'answerTw', topic.answers['zh-TW']),
      ),
      h('button', { type: 'submit' }, 'Save topic'),
      (target) => {
        const { nameCn, nameTw, answerCn, answerTw } = Object.fromEntries(new FormData(target));
        const changed = {
          topic: topic.topic,
          names: { 'zh-CN': nameCn, 'zh-TW': nameTw },
          answers: { 'zh-CN': answerCn, 'zh-TW': answerTw },
        };
        const next = serviceTopics.map((each) => (each.topic === topic.topic ? changed : each));
        act('Saved.', () => api('POST', 'settings', { serviceTopics: next }));
      },
      { class: 'sheet padded' },
    ),
  );
  return [h('h2', {}, 'Topics and automatic replies'), ...forms];
}
