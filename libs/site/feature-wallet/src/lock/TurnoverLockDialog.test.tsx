import type { ResponseOf } from '@pavilion/api-client';
import { screen, waitFor, within } from '@testing-library/react';
import { renderWallet } from '../testing/renderWallet.tsx';
import type { LockPlace } from './turnoverLocks.ts';
import { TurnoverLockDialog } from './TurnoverLockDialog.tsx';

const carnival = { activityId: '1009', type: 'activityLandPage', title: '足球嘉年华' } as const;
const firstDeposit = { activityId: '1002', type: 'firstDeposit', title: '首存豪礼' } as const;
const turnover: ResponseOf<'promotions.turnover'> = {
  total: { required: '1600.00', done: '1000.00', remaining: '600.00', isMet: false },
  list: [
    {
      id: 'D1',
      kind: 'deposit',
      amount: '1000.00',
      required: '1000.00',
      done: '1000.00',
      remaining: '0.00',
      createTime: 1,
    },
    {
      id: 'B1',
      kind: 'bonus',
      amount: '50.00',
      required: '600.00',
      done: '0.00',
      remaining: '600.00',
      createTime: 2,
      activity: firstDeposit,
      rewardName: '首存彩金',
    },
  ],
  venues: [
    {
      channelCode: 'BGDZ',
      venueName: '百工电子',
      required: '500.00',
      done: '120.00',
      remaining: '380.00',
      activity: carnival,
    },
  ],
  rules: [],
};

const open = async (place: LockPlace) => {
  const close = jest.fn();
  const site = await renderWallet(
    <TurnoverLockDialog request={{ kind: 'turnoverLock', place, text: '还需完成流水' }} close={close} />,
    { 'promotions.turnover': () => turnover },
    { path: '/mine/transfermoney' },
  );
  return { ...site, close };
};

describe('TurnoverLockDialog', () => {
  it.each`
    place       | name          | left         | title           | path
    ${'venues'} | ${'百工电子'} | ${'¥380.00'} | ${'足球嘉年华'} | ${'/activity/activityLandPage/1009'}
    ${'wallet'} | ${'首存彩金'} | ${'¥600.00'} | ${'首存豪礼'}   | ${'/activity/firstDeposit/1002'}
  `('ERR-07 names the activity that locks the $place, and its link closes the dialog', async (row) => {
    const { place, name, left, title, path } = row as Record<string, string>;
    const { user, close } = await open(place as LockPlace);
    const link = await screen.findByRole('link', { name: `查看活动“${title}”` });
    expect(link).toHaveAttribute('href', path);
    expect(screen.getByText('还需完成流水')).toBeVisible();
    expect(screen.getByTestId('turnover-locks').children).toHaveLength(1);
    expect(screen.getByText(name ?? '')).toBeVisible();
    expect(screen.getByText(`还差 ${left}`)).toBeVisible();
    await user.click(link);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each`
    place       | title                                   | row
    ${'venues'} | ${'流水尚未达到要求，资金暂时无法转出'} | ${'百工电子还差 ¥380.00已完成 ¥120.00，共需 ¥500.00查看活动“足球嘉年华”'}
    ${'wallet'} | ${'流水尚未达到要求，暂时不能取款'}     | ${'首存彩金还差 ¥600.00已完成 ¥0.00，共需 ¥600.00查看活动“首存豪礼”'}
  `('ERR-07 shows title and progress of the place $place', async ({ place, title, row }: Record<string, string>) => {
    await open(place as LockPlace);
    expect(screen.getByRole('dialog', { name: title ?? '' })).toBeVisible();
    const locks = within(await screen.findByTestId('turnover-locks'));
    expect(locks.getAllByRole('listitem').map((lock) => lock.textContent)).toEqual([row]);
  });

  it.each(['link', 'button'] as const)('ERR-07 closes with the %s at its end', async (role) => {
    const { user, close } = await open('venues');
    await screen.findByTestId('turnover-locks');
    const name = role === 'link' ? '逐项查看' : '知道了';
    if (role === 'link') expect(screen.getByRole(role, { name })).toHaveAttribute('href', '/mine/welfare#turnover');
    await user.click(screen.getByRole(role, { name }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('ERR-07 has no list without an open requirement', async () => {
    const { store } = await renderWallet(
      <TurnoverLockDialog request={{ kind: 'turnoverLock', place: 'venues', text: 'x' }} close={jest.fn()} />,
      { 'promotions.turnover': () => ({ ...turnover, venues: [] }) },
      { path: '/mine/transfermoney' },
    );
    await waitFor(() => expect(JSON.stringify(store.getState())).toContain('首存彩金'));
    expect(screen.getByRole('link', { name: '逐项查看' })).toBeVisible();
    expect(screen.queryByTestId('turnover-locks')).toBeNull();
  });
});
