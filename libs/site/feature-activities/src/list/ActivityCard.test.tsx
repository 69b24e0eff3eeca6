import { screen, within } from '@testing-library/react';
import { createActivity } from '../testing/renderActivity.tsx';
import { renderPart } from '../testing/renderPart.tsx';
import { ActivityCard } from './ActivityCard.tsx';
import type { Offer } from './listFilter.ts';

const createOffer = (change: Partial<Offer>): Offer => ({
  activityId: '7',
  type: 'bettingGift',
  title: '测试活动',
  summary: '活动说明',
  path: '/activity/bettingGift/7',
  isJoined: false,
  isClaimable: false,
  ...change,
});
const betting = createActivity('bettingGift', []);
const title = () => screen.getByRole('heading', { level: 2 });
/** Text of the badge next to the title. */
const badge = () => title().parentElement?.textContent?.slice('测试活动'.length);

it('ACT-01 shows title, summary, turnover and end, and links to the page of the activity', async () => {
  const { container } = await renderPart(<ActivityCard activity={{ ...betting, turnoverMultiple: 3 }} />);
  expect(screen.getByRole('link', { name: '测试活动' })).toHaveAttribute('href', '/activity/bettingGift/7');
  expect(screen.getByText('活动说明')).toBeVisible();
  expect(screen.getByText('流水 3 倍 · 至 2026-11-01 08:00')).toBeVisible();
  expect(container.querySelector('[data-tone="danger"] svg')).not.toBeNull();
  expect(screen.queryByText('查看规则')).toBeNull();
  expect(screen.queryByText('规则一')).toBeNull();
});

it.each`
  state        | end                   | times        | text
  ${'coming'}  | ${1_793_491_200_000}  | ${undefined} | ${'2025-11-01 08:00 开始'}
  ${'running'} | ${1_793_491_200_000}  | ${0}         | ${'至 2026-11-01 08:00'}
  ${'running'} | ${17_934_912_000_000} | ${1}         | ${'流水 1 倍 · 长期有效'}
  ${'ended'}   | ${1_793_491_200_000}  | ${2}         | ${'流水 2 倍 · 2026-11-01 08:00 结束'}
`('ACT-01 a $state activity shows "$text"', async ({ state, end, times, text }) => {
  const activity = createActivity('bettingGift', [], {
    state: state as 'ended',
    endTime: end as number,
    ...(times !== undefined && { turnoverMultiple: times as number }),
  });
  const { container } = await renderPart(<ActivityCard activity={activity} />);
  expect(screen.getByText(text as string)).toBeVisible();
  const isOpen = state === 'running';
  expect(container.textContent?.includes('查看详情')).toBe(isOpen);
});

describe.each(['running', 'ended'] as const)('in state %s', (state) => {
  it.each`
    offer                                                    | isOpen   | shown               | tone         | text
    ${{ isClaimable: true, amount: '1288.00' }}              | ${true}  | ${'可领 ¥1,288.00'} | ${'success'} | ${'去领取'}
    ${{ isClaimable: true, isJoined: true, amount: '8.00' }} | ${true}  | ${'可领 ¥8.00'}     | ${'success'} | ${'去领取'}
    ${{ isClaimable: true, type: 'drawGift' }}               | ${true}  | ${'可抽奖'}         | ${'success'} | ${'去领取'}
    ${{ isClaimable: true, type: 'topGift' }}                | ${true}  | ${'可兑换'}         | ${'success'} | ${'去领取'}
    ${{ reason: 'alreadyClaimed', isJoined: true }}          | ${false} | ${'本期已领'}       | ${'neutral'} | ${'查看详情'}
    ${{ reason: 'noChance' }}                                | ${false} | ${'本期已领'}       | ${'neutral'} | ${'查看详情'}
    ${{ reason: 'needTurnover', isJoined: true }}            | ${false} | ${'已参加'}         | ${'accent'}  | ${'查看详情'}
    ${{ reason: 'needTurnover' }}                            | ${false} | ${''}               | ${undefined} | ${'查看详情'}
    ${{ reason: 'informational', isJoined: true }}           | ${false} | ${''}               | ${undefined} | ${'查看详情'}
    ${undefined}                                             | ${false} | ${''}               | ${undefined} | ${'查看详情'}
  `('ACT-01 the offer $offer has the badge "$shown"', async ({ offer, isOpen, shown, tone, text }) => {
    const listed = { ...betting, state, ...(offer && { offer: createOffer(offer as Partial<Offer>) }) };
    const { container } = await renderPart(<ActivityCard activity={listed} />);
    const isShown = state === 'running' || (isOpen as boolean);
    expect(badge()).toBe(isShown ? shown : '');
    expect(container.textContent?.endsWith(text as string)).toBe(isShown);
    if (isShown && tone !== undefined)
      expect(screen.getByText(shown as string).closest('[data-tone]')).toHaveAttribute('data-tone', tone as string);
  });
});

it('ACT-01 a guest is asked to log in and sees no badge, whatever the offer is', async () => {
  const offer = createOffer({ isClaimable: true, amount: '8.00' });
  await renderPart(<ActivityCard activity={{ ...betting, offer }} />, { isGuest: true });
  expect(screen.getByText('登录参加')).toHaveAttribute('aria-hidden', 'true');
  expect(badge()).toBe('');
});

it('ACT-01 an activity without a page shows its rules in place, and no link', async () => {
  const activity = createActivity('discount', [], { rules: ['规则一', '规则二'] });
  const { container } = await renderPart(<ActivityCard activity={activity} />);
  expect(title()).toHaveTextContent('测试活动');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('查看规则').closest('details')).not.toHaveAttribute('open');
  const rules = within(container.querySelector('details')!).getAllByRole('listitem', { hidden: true });
  expect(rules.map((rule) => rule.textContent)).toEqual(['规则一', '规则二']);
  expect(screen.queryByText('查看详情')).toBeNull();
});

it('ACT-01 the card follows the language of the site', async () => {
  await renderPart(<ActivityCard activity={betting} />, { isGuest: true, locale: 'zh-TW' });
  expect(screen.getByText('登入參加')).toBeVisible();
});
