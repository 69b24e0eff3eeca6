// Section "Cashier" of the console page.

import { h, api, act, openForm, button, field, table, time } from '../../kit.js';

const tones = {
  confirmed: 'good',
  paid: 'good',
  late: 'bad',
  wrongAmount: 'bad',
  failed: 'bad',
  rejected: 'bad',
};

/** Commands offered in each state; the platform refuses all others. */
const depositCommands = {
  created: ['pay', 'late', 'wrong', 'confirm', 'expire', 'fail'],
  paid: ['confirm', 'fail'],
  late: ['confirm', 'fail'],
  wrongAmount: ['confirm', 'fail'],
  expired: ['pay'],
  closed: ['pay'],
};
const withdrawCommands = {
  submitted: ['review', 'reject'],
  reviewing: ['approve', 'reject'],
  paying: ['pay', 'reject'],
};
const labels = {
  pay: 'Pay',
  late: 'Pay late',
  wrong: 'Pay another amount…',
  confirm: 'Confirm',
  expire: 'Expire',
  fail: 'Fail',
  review: 'Review',
  approve: 'Approve',
  reject: 'Reject…',
};

const send = (orders, order, command, body = {}) =>
  act(`${order.orderNo}: done.`, () => api('POST', `${orders}/${order.orderNo}/${command}`, body));

const commandButton = (orders, order) => (command) => {
  if (command === 'wrong') {
    return button(labels.wrong, () =>
      openForm(
        `Payment for ${order.orderNo}`,
        [field(`Amount, ${order.payCurrency}`, 'amount', { required: true, value: '100.00' })],
        'Pay',
        (values) => send(orders, order, command, values),
      ),
    );
  }
  if (command === 'reject') {
    return button(
      labels.reject,
      () =>
        openForm(
          `Reject ${order.orderNo}`,
          [field('Reason for the member', 'reason', { value: '资料不符，请联系客服' })],
          'Reject, return the money',
          (values) => send(orders, order, command, values),
        ),
      'danger',
    );
  }
  return button(labels[command], () => send(orders, order, command));
};

const row = (orders, commands, formatMethod) => (order) =>
  h(
    'tr',
    {},
    h('td', {}, order.member, h('small', {}, order.orderNo)),
    h('td', {}, formatMethod(order), h('small', {}, time(order.createdAt))),
    h('td', { class: 'number' }, order.amount, h('small', {}, `${order.payAmount} ${order.payCurrency}`)),
    h('td', {}, h('span', { class: `tag ${tones[order.status] ?? ''}` }, order.status)),
    h(
      'td',
      { class: 'actions' },
      (commands[order.status] ?? []).map(commandButton(orders, order)).flatMap((element) => [element, ' ']),
    ),
  );

/** Shows deposits and withdrawals of all members, newest first, with their commands. */
export async function cashier() {
  const [deposits, withdrawals] = await Promise.all(
    ['deposits?limit=30', 'withdrawals?limit=30'].map((path) => api('GET', path)),
  );
  const depositRow = row('deposits', depositCommands, (order) => order.payType);
  const withdrawRow = row('withdrawals', withdrawCommands, (order) => `${order.issuerName} ${order.cardNo}`);
  return [
    table(['Deposit', 'Payment type', 'Amount#', 'State', ''], deposits.map(depositRow), 'No deposits.'),
    table(['Withdrawal', 'To', 'Amount#', 'State', ''], withdrawals.map(withdrawRow), 'No withdrawals.'),
  ];
}
