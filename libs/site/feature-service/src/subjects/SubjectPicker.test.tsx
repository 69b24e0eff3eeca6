import { schemas } from '@pavilion/api-client/schemas';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { deferred } from '@pavilion/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { SubjectPicker } from './SubjectPicker.tsx';

const record = {
  id: '1',
  type: 'withdraw',
  orderNo: 'W20261121000001',
  method: 'bank',
  methodName: '银行卡',
  direction: 'out',
  amount: '1200',
  fee: '0.00',
  status: 'processing',
  createdAt: 1_763_690_400_000,
} as const;
const orders = { total: 1, list: [record] } as never;
const bets = {
  total: 1,
  list: [
    {
      ticketId: 'T20261121000042',
      gameType: 'FT',
      league: '英格兰超级联赛',
      team_h: '阿森纳',
      team_c: '利物浦',
      stake: '20.5',
      status: 'open',
      placedAt: 1_763_690_405_000,
    },
  ],
} as never;

async function open(calls: FakeHandlers = {}) {
  const readOrders = jest.fn(() => orders);
  const readBets = jest.fn(() => bets);
  const onPick = jest.fn();
  const onClose = jest.fn();
  const api = createFakeApi({
    'transactions.queryDealRecord': readOrders,
    'feedback.queryMemberBetList': readBets,
    ...calls,
  });
  await renderWithSite(<SubjectPicker onPick={onPick} onClose={onClose} />, {
    messages: [serviceMessages],
    services: { api },
    state: { session: { status: 'member', userId: '7' } } as never,
  });
  return { readOrders, readBets, onPick, onClose, user: userEvent.setup() };
}

const getBets = () => screen.getByRole('radio', { name: '注单' });
const listRows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('NAV-08 shows the ten latest orders first, and picks the pressed one', async () => {
  const { readOrders, readBets, onPick, onClose, user } = await open();
  const row = await screen.findByRole('button', { name: /取款订单 · 银行卡/ });
  expect(listRows()).toEqual(['取款订单 · 银行卡W20261121000001 · 2025-11-21 10:00:00¥1,200.00']);
  expect(readOrders).toHaveBeenCalledWith({ type: '', status: '', pageNum: 1, pageSize: 10 }, expect.anything());
  expect(readBets).not.toHaveBeenCalled();
  await user.click(row);
  expect(onPick.mock.calls).toEqual([[{ kind: 'order', id: 'W20261121000001' }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('WAL-04 shows an unpaid deposit with the amount to pay', async () => {
  const list = [
    { ...record, id: '1', type: 'deposit', direction: 'in', orderNo: 'D1', amount: '1000.00' },
    { ...record, id: '2', type: 'deposit', direction: 'in', orderNo: 'D2', amount: '500.00' },
  ] as const;
  await open({
    'transactions.queryDealRecord': () => ({ total: 2, totalIn: '0.00', totalOut: '0.00', list: [...list] }),
    'payment.getCustomerInfo': () => ({ ...schemas['payment.getCustomerInfo'].example.response, openOrders: ['D1'] }),
    'payment.getDepositOrderStatus': () => ({
      order: { ...schemas['payment.pay'].example.response, orderNo: 'D1', status: 'created', payAmount: '999.62' },
    }),
  });
  expect(await screen.findByText('¥999.62')).toBeVisible();
  expect(listRows().map((text) => /¥.*/.exec(text ?? '')?.[0])).toEqual(['¥999.62', '¥500.00']);
});

it('NAV-08 shows the ten latest bets on request, and picks the pressed one', async () => {
  const { readBets, onPick, onClose, user } = await open();
  await user.click(getBets());
  const row = await screen.findByRole('button', { name: /阿森纳 – 利物浦/ });
  expect(listRows()).toEqual(['阿森纳 – 利物浦T20261121000042 · 2025-11-21 10:00:05¥20.50']);
  expect(readBets).toHaveBeenCalledWith({ pageNum: 1, pageSize: 10 }, expect.anything());
  await user.click(row);
  expect(onPick.mock.calls).toEqual([[{ kind: 'bet', id: 'T20261121000042' }]]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('NAV-08 shows neither "none" nor a failure while the records load', async () => {
  const response = deferred<never>();
  await open({ 'transactions.queryDealRecord': () => response.promise });
  expect(screen.queryByText('还没有记录')).toBeNull();
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  response.resolve({ total: 0, list: [] } as never);
  expect(await screen.findByText('还没有记录')).toBeVisible();
});

it('NAV-08 a failed read of the bets does not hide the orders', async () => {
  const { user } = await open({ 'feedback.queryMemberBetList': () => Promise.reject(new Error('down')) });
  await screen.findByRole('button', { name: /取款订单/ });
  expect(screen.queryByText('记录加载失败')).toBeNull();
  await user.click(getBets());
  expect(await screen.findByText('记录加载失败')).toBeVisible();
  expect(screen.queryByText('还没有记录')).toBeNull();
  expect(listRows()).toEqual([]);
});

it('NAV-08 closes without a choice', async () => {
  const { onPick, onClose, user } = await open();
  const picker = screen.getByRole('group', { name: '选择要附上的记录' });
  await user.click(within(picker).getByRole('button', { name: '关闭' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(onPick).not.toHaveBeenCalled();
});
