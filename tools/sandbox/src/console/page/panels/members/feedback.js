// Feedback of members and the operator's replies.

import { h, act, api, button, openForm, table, textArea, time } from '../../kit.js';

function openReply({ feedbackId, member, content, replies }) {
  openForm(
    `Reply to ${member}`,
    [
      h('blockquote', {}, content),
      replies.map(({ author, texts }) => h('blockquote', {}, h('small', {}, author), texts['zh-CN'])),
      textArea('Reply, zh-CN', 'cn', { required: true, maxlength: 2000 }),
      textArea('Reply, zh-TW', 'tw', { required: true, maxlength: 2000 }),
    ],
    'Send',
    ({ cn, tw }) =>
      act('Sent.', () => api('POST', `feedback/${feedbackId}/reply`, { texts: { 'zh-CN': cn, 'zh-TW': tw } })),
  );
}

export async function feedback() {
  const row = (item) =>
    h(
      'tr',
      {},
      h('td', {}, item.member, h('small', {}, `${item.feedbackId} · ${time(item.createTime)}`)),
      h('td', {}, item.category, h('small', {}, item.ticketId ?? item.orderNo ?? '')),
      h(
        'td',
        {},
        item.content,
        item.pictures.map((path) => h('small', {}, h('a', { href: path, target: '_blank' }, path.split('/').at(-1)))),
        item.replies.map(({ author, texts }) => h('small', {}, `${author}: ${texts['zh-CN']}`)),
      ),
      h('td', {}, h('span', { class: `tag ${item.state === 'waiting' ? 'bad' : 'good'}` }, item.state)),
      h(
        'td',
        { class: 'actions' },
        button('Reply…', () => openReply(item)),
      ),
    );
  return [table(['Member', 'Kind', 'Feedback', 'State', ''], (await api('GET', 'feedback')).map(row), 'No feedback.')];
}
