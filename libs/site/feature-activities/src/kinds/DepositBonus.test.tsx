import { screen } from '@testing-library/react';
import { createActivity } from '../testing/renderActivity.tsx';
import { omitKey } from '../testing/omitKey.ts';
import { createClaim, createProgress, createReward, renderPart } from '../testing/renderPart.tsx';
import { DepositBonus } from './DepositBonus.tsx';
import type { ActivityReward, RewardState } from './kindTypes.ts';

const terms = createReward('bonus', { measure: 'deposit', amount: '1588.00', target: '100.00', rate: '50.00' });

interface Setup {
  readonly rewards?: ActivityReward[];
  readonly own?: RewardState;
  readonly isEligible?: boolean;
  readonly isBusy?: boolean;
}

async function renderBonus({ rewards = [terms], own, isEligible = true, isBusy = false }: Setup = {}) {
  const claim = createClaim({ isBusy });
  const site = await renderPart(
    <DepositBonus
      activity={createActivity('firstDeposit', rewards)}
      info={own && { activityId: '7', rewards: [own], claims: [] }}
      isEligible={isEligible}
      claim={claim}
    />,
  );
  return { ...site, claim };
}
const button = () => screen.queryByRole('button', { name: '领取' });

it.each`
  rate         | text
  ${'50.00'}   | ${'存款满 ¥100，送 50%，最高 ¥1,588'}
  ${'8.50'}    | ${'存款满 ¥100，送 8.5%，最高 ¥1,588'}
  ${'8.25'}    | ${'存款满 ¥100，送 8.25%，最高 ¥1,588'}
  ${'100'}     | ${'存款满 ¥100，送 100%，最高 ¥1,588'}
  ${'100.00'}  | ${'存款满 ¥100，送 100%，最高 ¥1,588'}
  ${undefined} | ${'存款满 ¥100，送 0%，最高 ¥1,588'}
`('WAL-09 states the terms of the rate $rate', async ({ rate, text }) => {
  const rest = omitKey(terms, 'rate');
  await renderBonus({ rewards: [{ ...rest, ...(rate !== undefined && { rate: rate as string }) }] });
  expect(screen.getByText(text as string)).toBeVisible();
});

it('ACT-01 a guest sees terms and calculator, and nothing to claim', async () => {
  const { container } = await renderBonus();
  expect(screen.getByRole('heading', { name: '您的彩金' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '算一算' })).toBeVisible();
  expect(container.querySelector('dl')).toBeNull();
  expect(button()).toBeNull();
});

it('ACT-01 an activity without a reward shows nothing', async () => {
  const { container } = await renderBonus({ rewards: [] });
  expect(container).toBeEmptyDOMElement();
});

it.each`
  state          | isEligible | label         | hasButton
  ${'locked'}    | ${true}    | ${'现在可领'} | ${false}
  ${'claimable'} | ${true}    | ${'现在可领'} | ${true}
  ${'claimable'} | ${false}   | ${'现在可领'} | ${false}
  ${'claimed'}   | ${true}    | ${'已领取'}   | ${false}
`('ACT-01 own bonus: $state, eligible $isEligible', async ({ state, isEligible, label, hasButton }) => {
  const own = createProgress(terms, state as 'locked', { progress: '1200.00', amount: '600.00' });
  const { container } = await renderBonus({ own, isEligible: isEligible as boolean });
  expect([...container.querySelectorAll('dl > *')].map((each) => each.textContent)).toEqual([
    '计入的存款',
    '¥1,200.00',
    label,
    '¥600.00',
  ]);
  expect(screen.getByTestId('bonus-now')).toHaveTextContent('¥600.00');
  expect(button() !== null).toBe(hasButton);
});

it.each([false, true])('F-WAL-19 claims the bonus once; busy: %s', async (isBusy) => {
  const { user, claim } = await renderBonus({
    own: createProgress(terms, 'claimable', { progress: '1200.00' }),
    isBusy,
  });
  expect(button()).toHaveAttribute('data-variant', 'primary');
  await user.click(button()!);
  expect(claim.send.mock.calls).toEqual(isBusy ? [] : [['bonus']]);
});
