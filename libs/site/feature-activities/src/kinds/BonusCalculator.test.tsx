import { screen } from '@testing-library/react';
import { createReward, renderPart } from '../testing/renderPart.tsx';
import { BonusCalculator } from './BonusCalculator.tsx';

const terms = createReward('bonus', { measure: 'deposit', amount: '588.00', target: '100.00', rate: '50.00' });
const field = () => screen.getByLabelText('存款金额');
const deposit = () => screen.getByRole('button', { name: '按此金额存款' });
const result = () => screen.getByTestId('calculator-bonus');
const described = () =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

async function renderCalculator(typed?: string, change = {}) {
  const site = await renderPart(<BonusCalculator terms={{ ...terms, ...change }} />);
  if (typed !== undefined) {
    await site.user.clear(field());
    if (typed !== '') await site.user.type(field(), typed);
  }
  return site;
}

it('WAL-09 begins with the smallest amount that counts', async () => {
  await renderCalculator();
  expect(screen.getByRole('heading', { name: '算一算' })).toBeVisible();
  expect(field()).toHaveValue('100');
  expect(field()).toHaveAttribute('maxlength', '24');
  expect(field()).toHaveAttribute('inputmode', 'decimal');
  expect(screen.getByText('可得彩金')).toBeVisible();
  expect(screen.getByText('¥')).toHaveAttribute('aria-hidden', 'true');
});

it.each`
  typed        | bonus        | text                                 | path
  ${'0.01'}    | ${'¥0.00'}   | ${'低于 ¥100，没有彩金'}             | ${'0.01'}
  ${'99.99'}   | ${'¥0.00'}   | ${'低于 ¥100，没有彩金'}             | ${'99.99'}
  ${'100'}     | ${'¥50.00'}  | ${''}                                | ${'100'}
  ${'1,175.9'} | ${'¥587.95'} | ${''}                                | ${'1175.9'}
  ${'1176'}    | ${'¥588.00'} | ${'已达上限 ¥588，再多存也不会多送'} | ${'1176'}
  ${'90000'}   | ${'¥588.00'} | ${'已达上限 ¥588，再多存也不会多送'} | ${'90000'}
`('WAL-09 ¥$typed pays $bonus with the hint "$text"', async ({ typed, bonus, text, path }) => {
  const { user, navigate } = await renderCalculator(typed as string);
  expect(result()).toHaveTextContent(bonus as string);
  expect(described()).toBe(text);
  expect(field()).not.toBeInvalid();
  await user.click(deposit());
  expect(navigate.mock.calls).toEqual([[`/mine/savemoney?amount=${path as string}`]]);
});

it.each`
  typed              | text
  ${''}              | ${''}
  ${'1,5'}           | ${'请输入金额，最多两位小数'}
  ${'1.234'}         | ${'请输入金额，最多两位小数'}
  ${'abc'}           | ${'请输入金额，最多两位小数'}
  ${'0'}             | ${'请输入金额，最多两位小数'}
  ${'1234567890123'} | ${'请输入金额，最多两位小数'}
`('WAL-09 F-WAL-01 "$typed" is no amount: no bonus, no deposit, error "$text"', async ({ typed, text }) => {
  const { user, navigate } = await renderCalculator(typed as string);
  expect(result()).toHaveTextContent('¥0.00');
  expect(described()).toBe(text);
  expect(field().getAttribute('aria-invalid')).toBe(text === '' ? null : 'true');
  expect(deposit()).toBeDisabled();
  await user.click(deposit());
  expect(navigate).not.toHaveBeenCalled();
});

it('WAL-09 terms without a threshold count each amount', async () => {
  await renderCalculator('0.10', { target: '0.00' });
  expect(result()).toHaveTextContent('¥0.05');
  expect(described()).toBe('');
});
