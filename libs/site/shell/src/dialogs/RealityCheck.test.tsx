import type { RequestOf } from '@pavilion/api-client';
import { dialogActions, sessionActions } from '@pavilion/site-contract';
import { createBalanceHandlers, createFakeApi, createFakeSession, type FakeHandlers } from '@pavilion/site-testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { continuePlaySession } from '../playSession/playSession.ts';
import { renderShell } from '../testing/renderShell.tsx';

const HOUR = 3_600_000;
const handlers: FakeHandlers = {
  ...createBalanceHandlers(),
  'record.betRecordTotal': ({ category }: RequestOf<'record.betRecordTotal'>) =>
    category === 'games' ? { count: 4, stake: '40.10', net: '-40.10' } : { count: 2, stake: '200.00', net: '9.90' },
};

async function openCheck(replaced: FakeHandlers = {}) {
  const startedAt = Date.now() - HOUR;
  const session = createFakeSession({ token: 'token-1', userId: '7' });
  const navigate = jest.fn();
  const rendered = await renderShell([], '/', {
    services: { session, navigate, api: createFakeApi({ ...handlers, ...replaced }) },
    prepare: (store) => {
      store.dispatch(sessionActions.loggedIn({ userId: '7' }));
      store.dispatch(dialogActions.opened({ kind: 'realityCheck', startedAt }));
    },
  });
  const dialog = await screen.findByRole('alertdialog', { name: '休息提醒' });
  const readCheckedAt = () => continuePlaySession(rendered.services.store, { userId: '7', now: Date.now() }).checkedAt;
  return { ...rendered, dialog, navigate, readCheckedAt };
}

describe('RealityCheck', () => {
  it('L1 shows the time, and bets and games of that time in one exact sum', async () => {
    const { dialog } = await openCheck();
    expect(dialog).toHaveTextContent('您已连续在线 1 小时 0 分钟');
    await waitFor(() => expect(dialog).toHaveTextContent('6 笔'));
    expect(dialog).toHaveTextContent('240.10');
    expect(dialog).toHaveTextContent('-30.20');
  });

  it('L1 closes only by one of its buttons, and stores the confirmation', async () => {
    const { store, readCheckedAt } = await openCheck();
    await userEvent.keyboard('{Escape}');
    expect(store.getState().ui.dialogs).toHaveLength(1);
    const before = Date.now();
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    expect(store.getState().ui.dialogs).toEqual([]);
    expect(readCheckedAt()).toBeGreaterThanOrEqual(before);
  });

  it('L1 leads to the record', async () => {
    const { navigate } = await openCheck();
    await userEvent.click(screen.getByRole('button', { name: '查看投注记录' }));
    expect(navigate).toHaveBeenCalledWith('/mine/betRecord');
  });

  it('L1 shows figures that could not be loaded as unknown, never as zero', async () => {
    const { dialog } = await openCheck({ 'record.betRecordTotal': () => Promise.reject(new Error('lost')) });
    await waitFor(() => expect(dialog).toHaveTextContent('暂时无法读取'));
    expect(dialog).not.toHaveTextContent('0.00');
  });
});
