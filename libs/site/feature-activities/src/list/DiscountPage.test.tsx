import { TransportError } from '@pavilion/api-client';
import { uiActions } from '@pavilion/site-contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import type { FakeHandlers } from '@pavilion/site-testing';
import { createActivity } from '../testing/renderActivity.tsx';
import { renderPart, type PartOptions } from '../testing/renderPart.tsx';
import { DiscountPage } from './DiscountPage.tsx';
import type { Activity, Offer } from './listFilter.ts';

const create = (activityId: string, type: Activity['type'], state: Activity['state'] = 'running') =>
  createActivity(type, [], { activityId, title: `活动 ${activityId}`, sort: Number(activityId), state });
const list = [
  create('1', 'firstDeposit'),
  create('2', 'bettingGift'),
  create('3', 'signGift'),
  create('4', 'racePage', 'coming'),
  create('5', 'newTask', 'ended'),
  create('6', 'drawGift', 'ended'),
];
const offer: Offer = {
  activityId: '3',
  type: 'signGift',
  title: '',
  summary: '',
  path: '/',
  isJoined: false,
  isClaimable: true,
  amount: '2.00',
};
const lost = () => {
  throw new TransportError('timeout', {
    endpointId: 'promotion.config',
    requestId: 'r',
    outcome: 'unknown',
    attempts: 1,
  });
};

const Address = () => <output data-testid="address">{useLocation().search}</output>;

const renderList = ({ handlers, ...options }: PartOptions = {}) =>
  renderPart(
    <>
      <DiscountPage />
      <Address />
    </>,
    {
      path: '/activity/discount',
      ...options,
      handlers: {
        'promotion.config': () => ({ list }),
        'advertising.getMyDiscountAd': () => ({ list: [offer] }),
        ...handlers,
      },
    },
  );
const labels = async (name: string) =>
  within(await screen.findByRole('radiogroup', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const option = (name: string) => screen.getByRole('radio', { name });

describe('list of activities', () => {
  it('ACT-01 lists the running activities, the claimable one first, with the counts of each state', async () => {
    await renderList();
    expect(await labels('活动状态')).toEqual(['进行中 3', '即将开始 1', '已结束 2']);
    expect(await labels('活动类型')).toEqual(['全部', '可领取 1', '存款', '投注', '签到抽奖']);
    expect(titles()).toEqual(['活动 3', '活动 1', '活动 2']);
    expect(screen.getByText('可领 ¥2.00')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '优惠活动' })).toBeVisible();
    expect(screen.getByText(/^时间均为北京时间/)).toBeVisible();
    expect(option('进行中 3')).toBeChecked();
    expect(option('全部')).toBeChecked();
  });

  it('ACT-01 a guest sees the same activities in the order of the platform, and sends no call of a member', async () => {
    const offers = jest.fn(() => ({ list: [offer] }));
    await renderList({ isGuest: true, handlers: { 'advertising.getMyDiscountAd': offers } });
    expect(await labels('活动类型')).toEqual(['全部', '存款', '投注', '签到抽奖']);
    expect(titles()).toEqual(['活动 1', '活动 2', '活动 3']);
    expect(offers).not.toHaveBeenCalled();
  });

  it('ACT-01 F-RTE-06 the filters are part of the URL and keep each other', async () => {
    const { user } = await renderList({ path: '/activity/discount?icode=9' });
    await labels('活动状态');
    await user.click(option('已结束 2'));
    expect(titles()).toEqual(['活动 5', '活动 6']);
    expect(await labels('活动类型')).toEqual(['全部', '签到抽奖', '会员']);
    await user.click(option('签到抽奖'));
    expect(titles()).toEqual(['活动 6']);
    expect(screen.getByTestId('address')).toHaveTextContent('?icode=9&state=ended&group=daily');
    expect(option('签到抽奖')).toBeChecked();
    await user.click(option('全部'));
    expect(titles()).toEqual(['活动 5', '活动 6']);
  });

  it.each`
    path                                    | shown
    ${'/activity/discount?group=claimable'} | ${['活动 3']}
    ${'/activity/discount?group=deposit'}   | ${['活动 1']}
    ${'/activity/discount?state=coming'}    | ${['活动 4']}
    ${'/activity/discount?state=x&group=y'} | ${['活动 3', '活动 1', '活动 2']}
  `('F-RTE-06 $path shows $shown', async ({ path, shown }) => {
    await renderList({ path: path as string });
    await labels('活动状态');
    expect(titles()).toEqual(shown);
  });

  it('ACT-01 a chosen group without an activity stays chosen and shows that it is empty', async () => {
    await renderList({ path: '/activity/discount?state=coming&group=deposit' });
    expect(await screen.findByText('这里暂时没有活动')).toBeVisible();
    expect(screen.getByText('换个类型看看，或稍后再来。')).toBeVisible();
    expect(await labels('活动类型')).toEqual(['全部', '存款', '竞赛']);
    expect(option('存款')).toBeChecked();
    expect(titles()).toEqual([]);
  });

  it('ACT-01 shows the list without badges if only the offers cannot be read', async () => {
    await renderList({ handlers: { 'advertising.getMyDiscountAd': lost } });
    await labels('活动状态');
    expect(titles()).toEqual(['活动 1', '活动 2', '活动 3']);
  });

  it('ACT-01 the list follows the language of the site', async () => {
    await renderList({ locale: 'zh-TW' });
    expect(await screen.findByRole('radiogroup', { name: '活動狀態' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '優惠活動' })).toBeVisible();
  });
});

describe('before the list', () => {
  const pending = () => new Promise<never>(() => undefined);

  it.each<[string, FakeHandlers]>([
    ['activities', { 'promotion.config': pending }],
    ['offers', { 'advertising.getMyDiscountAd': pending }],
  ])('ACT-01 shows six placeholders until the %s are read', async (_what, handlers) => {
    const { container } = await renderList({ handlers });
    await waitFor(() => expect(container.querySelectorAll('[aria-busy="true"] > li')).toHaveLength(6));
    expect(screen.getByRole('heading', { level: 1, name: '优惠活动' })).toBeVisible();
    expect(screen.getByText(/^时间均为北京时间/)).toBeVisible();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    expect(container.querySelectorAll('[aria-busy="true"] > li > *')).toHaveLength(6);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('ACT-01 ERR-09 a failed read shows its reason with a retry, and no placeholder', async () => {
    let fails = true;
    const { container, user } = await renderList({
      isGuest: true,
      handlers: { 'promotion.config': () => (fails ? lost() : { list }) },
    });
    expect(await screen.findByText('没有读取成功')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '优惠活动' })).toBeVisible();
    expect(container.querySelector('[aria-busy="true"] > li')).toBeNull();
    fails = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(titles()).toEqual(['活动 1', '活动 2', '活动 3']));
    expect(screen.queryByText('没有读取成功')).toBeNull();
  });

  it('ACT-01 a failed read shows that the network is off while it is', async () => {
    const { store } = await renderList({ isGuest: true, handlers: { 'promotion.config': lost } });
    await screen.findByText('没有读取成功');
    act(() => void store.dispatch(uiActions.onlineChanged(false)));
    expect(screen.getByText('网络已断开')).toBeVisible();
    expect(screen.getByText('恢复连接后可以重试。')).toBeVisible();
    expect(screen.queryByText('没有读取成功')).toBeNull();
    expect(screen.getByRole('button', { name: '重试' })).toBeEnabled();
  });
});
