import type { ResponseOf } from '@pavilion/api-client';
import { screen } from '@testing-library/react';
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
});
