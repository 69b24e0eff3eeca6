// Inbox messages to one, some or all members, in both scripts.

import { h, act, api, choice, field, form, getFormValues, textArea } from '../../kit.js';

const personal = ['notice', 'activity', 'fd'];
const broadcast = ['brnotice', 'bractivity', 'brbulletin', 'brmatch', 'brfd'];

const toLetter = ({ to, type, isStanding, isForced, titleCn, contentCn, titleTw, contentTw }) => ({
  ...(to === undefined ? { isStanding: isStanding === 'yes' } : { to: to.split(/[\s,;，、]+/).filter(Boolean) }),
  type,
  isForced: isForced === 'yes',
  texts: {
    'zh-CN': { title: titleCn, content: contentCn },
    'zh-TW': { title: titleTw, content: contentTw },
  },
});

export async function letters() {
  const send = form(
    h(
      'div',
      { class: 'fields' },
      field('To (names; empty for all members)', 'to', { placeholder: 'demo01, vip001' }),
      choice(
        'Type',
        'type',
        [
          ...personal.map((type) => [type, `${type} (to named members)`]),
          ...broadcast.map((type) => [type, `${type} (to all)`]),
        ],
        'notice',
      ),
      choice(
        'Members who register later',
        'isStanding',
        [
          ['no', 'Do not receive it'],
          ['yes', 'Receive it (to all only)'],
        ],
        'no',
      ),
      choice(
        'Shown after each login',
        'isForced',
        [
          ['no', 'No'],
          ['yes', 'Until it is read'],
        ],
        'no',
      ),
      field('Title, zh-CN', 'titleCn', { required: true }),
      textArea('Content (HTML), zh-CN', 'contentCn', { required: true }),
      field('Title, zh-TW', 'titleTw', { required: true }),
      textArea('Content (HTML), zh-TW', 'contentTw', { required: true }),
    ),
    h('div', { class: 'tools' }, h('button', { type: 'submit' }, 'Send message')),
    (target) => act('Sent.', () => api('POST', 'letters', toLetter(getFormValues(target)))),
    { class: 'sheet padded' },
  );
  return [send];
}
