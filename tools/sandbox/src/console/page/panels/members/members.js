// Members with their money, locks and devices.

import { h, api, act, getFormValues, button, field, choice, table, form, openForm } from '../../kit.js';

/** Opens the dialog with a member's known devices and the new-device settings. */
async function openDevices(member) {
  const known = await api('GET', `members/${member.name}/devices`);
  openForm(
    `Devices of ${member.name}`,
    [
      h('p', { class: 'hint' }, `${known.devices.length} known devices, ${known.addresses.length} known addresses`),
      choice(
        'Codes for new devices',
        'rule',
        [
          ['site', 'Setting of the site'],
          ['on', 'On'],
          ['off', 'Off'],
        ],
        known.rule,
      ),
      choice(
        'Forget',
        'forget',
        [
          ['', 'Nothing'],
          ['devices', 'Devices'],
          ['addresses', 'Addresses'],
          ['both', 'Both'],
        ],
        '',
      ),
      field('Last login, days ago', 'absentDays', { type: 'number', min: 0, max: 3650, placeholder: 'unchanged' }),
    ],
    'Save',
    ({ absentDays, ...change }) =>
      act('Saved.', () =>
        api('POST', `members/${member.name}/devices`, {
          ...change,
          ...(absentDays === undefined ? {} : { absentDays: Number(absentDays) }),
        }),
      ),
  );
}

function memberRow(member) {
  const post = (name, body, done) => () => act(done, () => api('POST', `members/${member.name}/${name}`, body ?? {}));
  const amount = () =>
    openForm(
      `Money for ${member.name}`,
      [field('Amount (negative removes)', 'amount', { required: true, value: '1000.00' })],
      'Post',
      (values) => act('Posted.', () => api('POST', `members/${member.name}/money`, values)),
    );
  const grade = () =>
    openForm(
      `VIP level of ${member.name}`,
      [field('Level', 'grade', { type: 'number', min: 1, required: true, value: member.vipGrade })],
      'Save',
      (values) => act('Saved.', () => api('POST', `members/${member.name}/grade`, { grade: Number(values.grade) })),
    );
  const gift = () =>
    openForm(
      `Gift for ${member.name}`,
      [field('Amount', 'amount', { required: true, value: '88.00', pattern: '\\d+(\\.\\d{1,2})?' })],
      'Grant',
      (values) => act('Granted.', () => api('POST', `members/${member.name}/gift`, values)),
    );
  const isFrozen = member.state === 'frozen';
  return h(
    'tr',
    {},
    h('td', {}, member.name, h('small', {}, `${member.userId} · VIP ${member.vipGrade}`)),
    h('td', {}, member.phone ? `${member.areaCode} ${member.phone}` : '–', h('small', {}, member.email || 'no e-mail')),
    h('td', {}, member.realName || '–'),
    h('td', { class: 'number' }, member.wallet, h('small', {}, `${member.locked} in bets`)),
    h(
      'td',
      {},
      h(
        'span',
        { class: `tag ${isFrozen ? 'bad' : member.isLoggedIn ? 'good' : ''}` },
        isFrozen ? 'frozen' : member.isLoggedIn ? 'logged in' : 'logged out',
      ),
    ),
    h(
      'td',
      { class: 'actions' },
      button('Money…', amount),
      ' ',
      button('Gift…', gift),
      ' ',
      button('VIP…', grade),
      ' ',
      button('Devices…', () => openDevices(member)),
      ' ',
      button('Kick', post('kick', {}, 'Session ended.')),
      ' ',
      isFrozen
        ? button('Unfreeze', post('unfreeze', {}, 'Unfrozen.'))
        : button('Freeze', post('freeze', {}, 'Frozen.'), 'danger'),
    ),
  );
}

export async function members() {
  const list = await api('GET', 'members');
  const add = form(
    h(
      'div',
      { class: 'tools' },
      field('Name', 'name', { required: true, pattern: '\\w{1,30}' }),
      field('Password', 'password', { placeholder: 'demo1234' }),
      field('Area', 'areaCode', { placeholder: '+86', pattern: '\\+\\d{1,4}' }),
      field('Phone', 'phone', { inputmode: 'numeric', pattern: '\\d{5,15}' }),
      field('E-mail', 'email', { type: 'email' }),
      field('Money', 'money', { placeholder: '0.00' }),
      h('button', { type: 'submit' }, 'Add member'),
    ),
    [],
    (target) => act('Added.', () => api('POST', 'members', getFormValues(target))),
  );
  return [add, table(['Member', 'Phone', 'Real name', 'Wallet#', 'State', ''], list.map(memberRow), 'No members.')];
}
