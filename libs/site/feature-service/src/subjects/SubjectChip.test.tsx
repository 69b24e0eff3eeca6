import { errorMessages } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { flushMicrotasks } from '@pavilion/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Subject } from '../draft/draft.ts';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { SubjectChip } from './SubjectChip.tsx';

const bet = (ticketId: string, team_h: string, stake: string) => ({ ticketId, team_h, team_c: '利物浦', stake });
const bets = [bet('T20261121000041', '切尔西', '10.00'), bet('T20261121000042', '阿森纳', '1020.5')];

async function show(subject: Subject, canAttach: boolean) {
  const read = jest.fn((kind: string) => ({ total: 2, list: kind === 'bet' ? bets : [] }) as never);
  const onRemove = jest.fn();
  const api = createFakeApi({
    'transactions.queryDealRecord': () => read('order'),
    'feedback.queryMemberBetList': () => read('bet'),
  });
  const view = await renderWithSite(<SubjectChip subject={subject} canAttach={canAttach} onRemove={onRemove} />, {
    messages: [serviceMessages, errorMessages],
    services: { api },
    state: { session: { status: 'member', userId: '7' } } as never,
  });
  await act(flushMicrotasks);
  return { ...view, onRemove, kinds: read.mock.calls.map(([kind]) => kind) };
}

it('NAV-08 a latest bet has its teams and stake', async () => {
  const { container, kinds } = await show({ kind: 'bet', id: 'T20261121000042' }, true);
  expect(await screen.findByText('阿森纳 – 利物浦')).toBeVisible();
  expect(container).toHaveTextContent('阿森纳 – 利物浦T20261121000042将随消息附上¥1,020.50');
  expect(kinds).toEqual(['bet']);
});

it('NAV-08 an order that is not one of the latest has a general name and no amount', async () => {
  const { container, kinds } = await show({ kind: 'order', id: 'D20261121000001' }, true);
  expect(container.textContent).toBe('订单D20261121000001将随消息附上');
  expect(kinds).toEqual(['order']);
});

it('NAV-08 a bet that cannot be attached needs a login, and reads no records', async () => {
  const { container, kinds } = await show({ kind: 'bet', id: 'T20261121000042' }, false);
  expect(container.textContent).toBe('注单T20261121000042登录后才能附上');
  expect(kinds).toEqual([]);
});

it('NAV-08 an error has its text, and reads no records', async () => {
  const { container, kinds } = await show({ kind: 'error', id: '6005' }, true);
  expect(container.textContent).toBe('错误提示服务有点繁忙，请稍后再试将随消息附上');
  expect(kinds).toEqual([]);
});

it('NAV-08 is removed with its button', async () => {
  const { onRemove } = await show({ kind: 'error', id: '6005' }, true);
  await userEvent.click(screen.getByRole('button', { name: '移除附件' }));
  expect(onRemove).toHaveBeenCalledTimes(1);
});
