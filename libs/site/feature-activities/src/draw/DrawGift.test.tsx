import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { activityClaim, type ClaimResponse } from '../claim/activityClaim.ts';
import type { Claim } from '../claim/useClaim.ts';
import type { Activity, ActivityInfo } from '../kinds/kindTypes.ts';
import { createActivity } from '../testing/renderActivity.tsx';
import { omitKey } from '../testing/omitKey.ts';
import { createClaim, createReward, renderPart } from '../testing/renderPart.tsx';
import { DrawGift } from './DrawGift.tsx';

const rewards = [
  createReward('a', { amount: '888.00', chance: '0.05' }),
  createReward('b', { amount: '0.00', chance: '99.95' }),
  createReward('c', { amount: '1.00' }),
];
const draw = createActivity('drawGift', rewards);
const withChances: ActivityInfo = { activityId: '7', rewards: [], claims: [], draw: { chances: 2 } };

interface Setup {
  readonly activity?: Activity;
  readonly info?: ActivityInfo | undefined;
  readonly isEligible?: boolean;
  readonly claim?: ReturnType<typeof createClaim>;
}

async function renderDraw({ activity = draw, info, isEligible = true, claim = createClaim() }: Setup) {
  const site = await renderPart(<DrawGift activity={activity} info={info} isEligible={isEligible} claim={claim} />);
  return { ...site, claim };
}
const button = () => screen.queryByRole('button', { name: '抽一次' });

const createDone = (requestId: string, response: Partial<ClaimResponse>): Claim['state'] => ({
  ...activityClaim.idle,
  step: 'done',
  action: { requestId, draft: { activityId: '7', type: 'drawGift' }, createTime: 1 } as never,
  response: {
    activityId: '7',
    action: 'claimed',
    rewardId: 'a',
    rewardName: '奖励 a',
    amount: '888.00',
    centerWalletBalance: '888.00',
    createTime: 1,
    ...response,
  },
});

it('ACT-01 a guest sees the odds of all prizes with the colours of the wheel, and no button', async () => {
  await renderDraw({});
  expect(screen.getByRole('heading', { name: '抽奖' })).toBeVisible();
  const table = screen.getByRole('table', { name: '奖项与概率' });
  const headers = within(table).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual(['奖项', '金额', '概率']);
  expect(headers.map((header) => header.getAttribute('data-align'))).toEqual([null, 'end', 'end']);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual(['奖励 a¥888.000.05%', '奖励 b¥0.0099.95%', '奖励 c¥1.00--']);
  expect(rows.map((row) => row.querySelectorAll('[data-figure]').length)).toEqual([2, 2, 2]);
  expect(rows.map((row) => row.querySelector('[data-color]')?.getAttribute('data-color'))).toEqual(['0', '1', '2']);
  expect(screen.getByText('扇形大小即中奖概率。')).toBeVisible();
  expect(button()).toBeNull();
  expect(screen.queryByText(/剩余/)).toBeNull();
  expect(screen.queryByText('公平验证')).toBeNull();
});

it.each`
  period       | text
  ${'day'}     | ${'今日剩余 2 次'}
  ${'week'}    | ${'本周剩余 2 次'}
  ${'once'}    | ${'剩余 2 次'}
  ${undefined} | ${'剩余 2 次'}
`('ACT-01 shows the number of remaining draws of the period $period', async ({ period, text }) => {
  await renderDraw({ activity: { ...draw, ...(period && { period: period as 'day' }) }, info: withChances });
  expect(screen.getByText(text as string)).toBeVisible();
});

it('ACT-01 a member whose draws the platform does not count sees no number', async () => {
  const info = omitKey(withChances, 'draw');
  await renderDraw({ info });
  expect(screen.queryByText(/剩余/)).toBeNull();
  expect(button()).toBeEnabled();
});

it.each`
  isEligible | isBusy   | isEnabled
  ${true}    | ${false} | ${true}
  ${false}   | ${false} | ${false}
  ${true}    | ${true}  | ${false}
`('ACT-01 draws only if eligible ($isEligible) and not busy ($isBusy)', async ({ isEligible, isBusy, isEnabled }) => {
  const claim = createClaim({ isBusy: isBusy as boolean });
  const { user } = await renderDraw({ info: withChances, isEligible: isEligible as boolean, claim });
  await user.click(button()!);
  expect(claim.send.mock.calls).toEqual(isEnabled ? [[]] : []);
  expect(button()?.hasAttribute('disabled')).toBe(!isEnabled);
});

it('ACT-01 shows the seeds only if the platform has some', async () => {
  const seeds = { no: 2, hash: 'f00d', nextHash: 'beef', clientSeed: 'mine', nonce: 0 };
  await renderDraw({ info: { ...withChances, draw: { chances: 1, seeds } } });
  expect(screen.getByRole('heading', { name: '公平验证' })).toBeVisible();
});

describe('result', () => {
  /** A page on which a draw ends when the button is clicked. */
  function Page({ states }: { readonly states: readonly Claim['state'][] }) {
    const [at, setAt] = useState(0);
    const claim = { state: states[at - 1] ?? activityClaim.idle, isBusy: false, send: () => setAt(at + 1) };
    return <DrawGift activity={draw} info={withChances} isEligible claim={claim} />;
  }

  it.each`
    response                                                 | text                                     | tone
    ${{}}                                                    | ${'抽中 奖励 a，¥888.00 已存入中心钱包'} | ${'success'}
    ${{ rewardId: 'b', rewardName: '谢谢', amount: '0.00' }} | ${'本次结果：谢谢'}                      | ${null}
    ${{ rewardName: undefined, amount: '0.00' }}             | ${'本次结果：'}                          | ${null}
  `('ACT-01 shows "$text" politely after the wheel has stopped', async ({ response, text, tone }) => {
    const { user, container } = await renderPart(<Page states={[createDone('r1', response as object)]} />);
    const live = container.querySelector('[aria-live="polite"]');
    expect(live).toBeEmptyDOMElement();
    await user.click(button()!);
    expect(live?.textContent).toBe(text);
    expect(live?.firstElementChild?.getAttribute('data-tone')).toBe(tone);
    expect(button()).toBeEnabled();
  });

  it('ACT-01 a second draw shows its own result', async () => {
    const states = [createDone('r1', {}), createDone('r2', { rewardId: 'b', rewardName: '谢谢', amount: '0.00' })];
    const { user } = await renderPart(<Page states={states} />);
    await user.click(button()!);
    await user.click(button()!);
    expect(screen.getByText('本次结果：谢谢')).toBeVisible();
    expect(screen.queryByText(/抽中/)).toBeNull();
  });

  it('ACT-01 a result that was there before the page is shown without a turn', async () => {
    await renderDraw({ info: withChances, claim: createClaim({ state: createDone('r1', {}) }) });
    expect(screen.getByText(/^抽中 奖励 a/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '跳过动画' })).toBeNull();
  });

  it('ACT-01 the result and another draw wait until the wheel has stopped', async () => {
    const finish = new EventTarget();
    const animate = () => Object.assign(finish, { finish: () => finish.dispatchEvent(new Event('finish')) });
    Object.assign(Element.prototype, { animate });
    Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
    const { user } = await renderPart(<Page states={[createDone('r1', {})]} />);
    await user.click(button()!);
    expect(screen.queryByText(/^抽中/)).toBeNull();
    expect(button()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '跳过动画' }));
    expect(await screen.findByText(/^抽中 奖励 a/)).toBeVisible();
    expect(button()).toBeEnabled();
    Reflect.deleteProperty(Element.prototype, 'animate');
    Reflect.deleteProperty(globalThis, 'matchMedia');
  });
});
