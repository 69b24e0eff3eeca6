import { renderWithSite } from '@pavilion/site-testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { partnerMessages } from '../messages/partnerMessages.ts';
import { CommissionExamples } from './CommissionExamples.tsx';

const open = () => renderWithSite(<CommissionExamples />, { messages: [partnerMessages] });

const getTexts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);

/** Returns the terms and their values of each list, such as `净收益 ¥256,600`. */
const getSums = (list: Element) => {
  const values = getTexts([...list.querySelectorAll('dd')]);
  return getTexts([...list.querySelectorAll('dt')]).map((term, at) => `${term} ${values[at]}`);
};

async function enter(label: string, text: string) {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
  return field;
}

/** Returns the computed sums; `undefined` if they are not shown. */
const getResult = () => {
  const commission = screen.queryByTestId('commission');
  return commission ? getSums(commission.closest('dl')!) : undefined;
};

const LOSS_HINT = '玩家输给平台的合计；玩家赢则填负数。';

/** Result of the figures with which the calculator starts. */
const start = ['场馆费（12%） -¥38,400', '净收益 ¥256,600', '达到的级别 三级 · 35%', '当月佣金 ¥89,810.00'];

it('ACT-03 shows three examples computed from the table of levels', async () => {
  await open();
  const examples = screen.getAllByRole('listitem');
  expect(getTexts(screen.getAllByRole('heading', { level: 4 }))).toEqual(['例 1', '例 2', '例 3']);
  expect(examples.map((example) => getSums(example.querySelector('dl')!))).toEqual([
    [
      '活跃玩家 3',
      '玩家总输赢 ¥20,000',
      '红利与返水 -¥1,500',
      '场馆费（12%） -¥2,400',
      '净收益 ¥16,100',
      '达到的级别 一级 · 25%',
      '当月佣金 ¥4,025.00',
    ],
    ['活跃玩家 18', '玩家总输赢 ¥320,000', '红利与返水 -¥25,000', ...start],
    [
      '活跃玩家 120',
      '玩家总输赢 ¥2,900,000',
      '红利与返水 -¥210,000',
      '场馆费（12%） -¥348,000',
      '净收益 ¥2,342,000',
      '达到的级别 五级 · 45%',
      '当月佣金 ¥1,053,900.00',
    ],
  ]);
});

it('ACT-03 the calculator starts with the figures of the second example, without an error or a notice', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: '算一算' })).toBeVisible();
  expect(screen.getByText('输入您预计的数字，佣金按上表计算，精确到分。')).toBeVisible();
  expect(screen.getByLabelText('活跃玩家')).toHaveValue('18');
  expect(screen.getByLabelText('玩家总输赢')).toHaveValue('320000');
  expect(screen.getByLabelText('红利与返水')).toHaveValue('25000');
  expect(screen.getByLabelText('玩家总输赢')).toHaveAccessibleDescription(LOSS_HINT);
  expect(getResult()).toEqual(start);
  for (const field of screen.getAllByRole('textbox')) {
    expect(field).not.toHaveAttribute('aria-invalid');
    expect(field).toHaveAttribute('inputmode', 'decimal');
    expect(field).toHaveAttribute('maxlength', '15');
  }
  expect(screen.queryByText(/净收益为负/)).not.toBeInTheDocument();
});

const COUNT = '请输入 0 到 1,000,000 的整数';
const AMOUNT = '请输入数字，最多两位小数';

it.each([
  ['活跃玩家', '', COUNT],
  ['活跃玩家', '1000001', COUNT],
  ['活跃玩家', '00000018', COUNT],
  ['活跃玩家', '1.5', COUNT],
  ['活跃玩家', '-1', COUNT],
  ['活跃玩家', '1人', COUNT],
  ['玩家总输赢', '', `${LOSS_HINT} ${AMOUNT}`],
  ['玩家总输赢', '1.234', `${LOSS_HINT} ${AMOUNT}`],
  ['红利与返水', '', AMOUNT],
  ['红利与返水', 'abc', AMOUNT],
  ['红利与返水', '-0.01', AMOUNT],
] as const)('ACT-03 the calculator refuses %s %j and shows no result', async (label, text, error) => {
  await open();
  const field = await enter(label, text);
  expect(screen.getAllByRole('textbox').filter((each) => each.hasAttribute('aria-invalid'))).toEqual([field]);
  expect(field).toHaveAccessibleDescription(error);
  expect(getResult()).toBeUndefined();
});

it.each([
  ['活跃玩家', '1000000', '达到的级别 三级 · 35%'],
  ['活跃玩家', ' 7 ', '达到的级别 二级 · 30%'],
  ['玩家总输赢', ' 1.23 ', '净收益 -¥24,998.92'],
  ['玩家总输赢', '-1', '净收益 -¥25,001'],
  ['红利与返水', '0', '净收益 ¥281,600'],
  ['红利与返水', ' 5 ', '净收益 ¥281,595'],
] as const)('ACT-03 the calculator accepts %s %j', async (label, text, result) => {
  await open();
  await enter(label, text);
  expect(screen.getAllByRole('textbox').filter((each) => each.hasAttribute('aria-invalid'))).toEqual([]);
  expect(getResult()).toContain(result);
});

it('ACT-03 without active players no level is reached and nothing is paid', async () => {
  await open();
  await enter('活跃玩家', '0');
  expect(getResult()).toEqual(['场馆费（12%） -¥38,400', '净收益 ¥256,600', '达到的级别 未达到', '当月佣金 ¥0.00']);
  expect(screen.queryByText(/净收益为负/)).not.toBeInTheDocument();
});

it('ACT-03 a net revenue of zero pays nothing, and only one below zero is carried over', async () => {
  await open();
  await enter('玩家总输赢', '0');
  await enter('红利与返水', '0');
  expect(getResult()).toEqual(['场馆费（12%） ¥0', '净收益 ¥0', '达到的级别 未达到', '当月佣金 ¥0.00']);
  expect(screen.queryByText(/净收益为负/)).not.toBeInTheDocument();
  await enter('红利与返水', '0.01');
  expect(within(screen.getByTestId('commission').closest('dl')!).getByText(/净收益为负/)).toHaveTextContent(
    '净收益为负，当月没有佣金，差额结转到下月抵扣。',
  );
  expect(getResult()).toContain('净收益 -¥0.01');
});

it('ACT-03 has the texts of Taiwan', async () => {
  await renderWithSite(<CommissionExamples />, { messages: [partnerMessages], locale: 'zh-TW' });
  expect(getResult()).toEqual([
    '場館費（12%） -¥38,400',
    '淨收益 ¥256,600',
    '達到的等級 三級 · 35%',
    '當月佣金 ¥89,810.00',
  ]);
});
