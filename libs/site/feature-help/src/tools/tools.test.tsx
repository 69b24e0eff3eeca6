import { renderWithSite } from '@pavilion/site-testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { helpMessages } from '../messages/helpMessages.ts';
import { helpTools } from './helpTools.tsx';
import { LineTool } from './LineTool.tsx';
import { OddsTypesTool } from './OddsTypesTool.tsx';
import { SystemBetTool } from './SystemBetTool.tsx';

const readRows = () =>
  screen.getAllByRole('row').map((row) =>
    within(row)
      .queryAllByRole('cell')
      .map((cell) => cell.textContent),
  );

const readHeads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

const typeInto = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

const openList = async (name: string) => {
  screen.getByRole('combobox', { name }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findAllByRole('option');
};

const choose = async (name: string, option: string) => {
  await openList(name);
  await userEvent.click(screen.getByRole('option', { name: option }));
  await waitFor(() => expect(screen.getByRole('combobox', { name })).toHaveTextContent(option));
};

interface Heads {
  readonly market: 'handicap' | 'total';
  readonly side: readonly string[];
  readonly heads: readonly string[];
}

const show = (tool: ReactElement) => renderWithSite(tool, { messages: [helpMessages] });

it('SPT-07 a handicap of -0.5/1 at 0.91 wins half of 200 with a lead of one goal', async () => {
  await renderWithSite(<LineTool market="handicap" />, { messages: [helpMessages] });
  expect(readRows()).toEqual([
    [],
    ['赢 2 或以上', '全赢', '+182.00', '¥382.00'],
    ['赢 1', '赢一半，另一半退回', '+91.00', '¥291.00'],
    ['打平或更差', '全输', '-200.00', '¥0.00'],
  ]);
});

it('SPT-07 a total of 2.5/3 counts for the other side, and follows the stake', async () => {
  await renderWithSite(<LineTool market="total" />, { messages: [helpMessages] });
  await userEvent.click(screen.getByRole('radio', { name: '小' }));
  const stake = screen.getByLabelText('投注额');
  await userEvent.clear(stake);
  await userEvent.type(stake, '100');
  expect(readRows()).toEqual([
    [],
    ['4 或以上', '全输', '-100.00', '¥0.00'],
    ['3', '输一半，另一半退回', '-50.00', '¥50.00'],
    ['0–2', '全赢', '+91.00', '¥191.00'],
  ]);
});

it('SPT-03 a price has four forms and one win', async () => {
  await renderWithSite(<OddsTypesTool />, { messages: [helpMessages] });
  expect(readRows().slice(1)).toEqual([
    ['香港盘', '0.85', '¥170.00'],
    ['欧洲盘', '1.85', '¥170.00'],
    ['马来盘', '0.85', '¥170.00'],
    ['印尼盘', '-1.17', '¥170.00'],
  ]);
});

it('shows an error in place of the table for a price that cannot be read', async () => {
  await renderWithSite(<OddsTypesTool />, { messages: [helpMessages] });
  await userEvent.clear(screen.getByLabelText('香港盘赔率'));
  expect(screen.getByText('请输入 0.01 到 1000 之间的赔率')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('SLP-11 lists the systems of four matches with units and whole stake', async () => {
  await renderWithSite(<SystemBetTool />, { messages: [helpMessages] });
  expect(readRows()).toContainEqual(['4 串 11', '11', '¥110.00']);
});

describe('lines', () => {
  it('SPT-07 a handicap counts the lead of the chosen side', async () => {
    await show(<LineTool market="handicap" />);
    expect(screen.getByRole('combobox', { name: '让球' })).toHaveTextContent('-0.5/1');
    await userEvent.click(screen.getByRole('radio', { name: '客队' }));
    expect(screen.getByRole('combobox', { name: '让球' })).toHaveTextContent('+0.5/1');
    expect(readRows()).toEqual([
      [],
      ['打平或更好', '全赢', '+182.00', '¥382.00'],
      ['输 1', '输一半，另一半退回', '-100.00', '¥100.00'],
      ['输 2 或以上', '全输', '-200.00', '¥0.00'],
    ]);
  });

  it('a returned stake has no sign, and each result has the colour of a gain, a loss or neither', async () => {
    await show(<LineTool market="handicap" />);
    await choose('让球', '-1');
    expect(readRows()).toEqual([
      [],
      ['赢 2 或以上', '全赢', '+182.00', '¥382.00'],
      ['赢 1', '退回本金', '0.00', '¥200.00'],
      ['打平或更差', '全输', '-200.00', '¥0.00'],
    ]);
    expect(screen.getByText('+182.00')).toHaveAttribute('data-tone', 'gain');
    expect(within(screen.getByRole('cell', { name: '0.00' })).getByText('0.00')).toHaveAttribute('data-tone', 'plain');
    expect(screen.getByText('-200.00')).toHaveAttribute('data-tone', 'loss');
  });

  it('a handicap is chosen from -3 to +3 in quarters', async () => {
    await show(<LineTool market="handicap" />);
    await openList('让球');
    const lines = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(25);
    expect(lines.slice(0, 3)).toEqual(['-3', '-2.5/3', '-2.5']);
    expect(lines.slice(11, 14)).toEqual(['-0/0.5', '0', '+0/0.5']);
    expect(lines.at(-1)).toBe('+3');
  });

  it('a total is chosen from 0.5 to 5 in quarters, without a sign', async () => {
    await show(<LineTool market="total" />);
    await openList('大小');
    const lines = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(lines).toHaveLength(19);
    expect(lines.slice(0, 3)).toEqual(['0.5', '0.5/1', '1']);
    expect(lines.at(-1)).toBe('5');
  });

  it('SPT-07 a total counts goals for the higher side first', async () => {
    await show(<LineTool market="total" />);
    expect(screen.getByRole('radio', { name: '大' })).toBeChecked();
    expect(readRows()).toEqual([
      [],
      ['4 或以上', '全赢', '+182.00', '¥382.00'],
      ['3', '赢一半，另一半退回', '+91.00', '¥291.00'],
      ['0–2', '全输', '-200.00', '¥0.00'],
    ]);
  });

  it.each`
    market        | side                | heads
    ${'handicap'} | ${['主队', '客队']} | ${['净胜球', '结果', '净输赢', '退回合计']}
    ${'total'}    | ${['大', '小']}     | ${['总进球', '结果', '净输赢', '退回合计']}
  `('the $market names its sides and its columns', async (row) => {
    const { market, side, heads } = row as Heads;
    await show(<LineTool market={market} />);
    const sides = within(screen.getByRole('radiogroup', { name: '投注' })).getAllByRole('radio');
    expect(sides.map((radio) => radio.parentElement?.textContent)).toEqual(side);
    expect(readHeads()).toEqual(heads);
    expect(screen.getByText('与注单用同一套计算')).toBeVisible();
  });

  it.each(['香港盘赔率', '投注额'])('an empty field %s has no table', async (label) => {
    await show(<LineTool market="handicap" />);
    expect(screen.getByLabelText(label)).toBeValid();
    await userEvent.clear(screen.getByLabelText(label));
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('price', () => {
  it.each(['0', 'abc', '-0.85', '1.', '0.0099', '1000.01', ''])(
    'the price "%s" is refused with an error at its field',
    async (text) => {
      await show(<OddsTypesTool />);
      const price = screen.getByLabelText('香港盘赔率');
      expect(price).toBeValid();
      await userEvent.clear(price);
      if (text !== '') await userEvent.type(price, text);
      expect(price).toHaveValue(text);
      expect(price).toBeInvalid();
      expect(price).toHaveAccessibleDescription('请输入 0.01 到 1000 之间的赔率');
      expect(screen.getByLabelText('投注额')).toBeValid();
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  it.each(['0.01', '1000'])('the price "%s" is accepted', async (text) => {
    await show(<OddsTypesTool />);
    const price = screen.getByLabelText('香港盘赔率');
    await userEvent.clear(price);
    await userEvent.type(price, text);
    expect(price).toBeValid();
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('a price with blanks around it is accepted, and the table returns after an error', async () => {
    await show(<OddsTypesTool />);
    await userEvent.clear(screen.getByLabelText('香港盘赔率'));
    expect(screen.queryByRole('table')).toBeNull();
    await userEvent.type(screen.getByLabelText('香港盘赔率'), ' 1.25 ');
    expect(screen.queryByText('请输入 0.01 到 1000 之间的赔率')).toBeNull();
    expect(readRows().slice(1)).toEqual([
      ['香港盘', '1.25', '¥250.00'],
      ['欧洲盘', '2.25', '¥250.00'],
      ['马来盘', '-0.80', '¥250.00'],
      ['印尼盘', '1.25', '¥250.00'],
    ]);
  });

  it('a price has at most eight characters', async () => {
    await show(<OddsTypesTool />);
    await typeInto('香港盘赔率', '0.123456789');
    expect(screen.getByLabelText('香港盘赔率')).toHaveValue('0.123456');
  });
});

describe('stake', () => {
  it('the winnings and the head of their column follow the stake', async () => {
    await show(<OddsTypesTool />);
    expect(readHeads()).toEqual(['写法', '显示', '投 ¥200.00 可赢']);
    await typeInto('投注额', '1,000.5');
    expect(screen.getByLabelText('投注额')).toHaveValue('1000.5');
    expect(readHeads()[2]).toBe('投 ¥1,000.50 可赢');
    expect(readRows()[1]).toEqual(['香港盘', '0.85', '¥850.43']);
  });

  it.each`
    typed      | value
    ${'50x'}   | ${'50'}
    ${'-50'}   | ${'50'}
    ${'1.239'} | ${'1.23'}
    ${'１２'}  | ${'12'}
  `('the stake box takes $typed as $value', async (row) => {
    const { typed, value } = row as { readonly typed: string; readonly value: string };
    await show(<OddsTypesTool />);
    await typeInto('投注额', typed);
    expect(screen.getByLabelText('投注额')).toHaveValue(value);
    expect(screen.getByLabelText('投注额')).toBeValid();
  });

  it.each([
    ['投注额', <OddsTypesTool key="odds" />],
    ['每注金额', <SystemBetTool key="system" />],
  ])('an empty field %s has an error in place of the table', async (label, tool) => {
    await show(tool);
    expect(screen.getByLabelText(label)).toBeValid();
    await userEvent.clear(screen.getByLabelText(label));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription('请输入金额，最多两位小数');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('systems', () => {
  it('SLP-11 four matches have all their systems at the stake of a unit', async () => {
    await show(<SystemBetTool />);
    expect(screen.getByLabelText('每注金额')).toHaveValue('10');
    expect(screen.queryByLabelText('投注额')).toBeNull();
    expect(readHeads()).toEqual(['过关方式', '注数', '总投注额']);
    expect(readRows().slice(1)).toEqual([
      ['2 串 1', '6', '¥60.00'],
      ['3 串 1', '4', '¥40.00'],
      ['4 串 1', '1', '¥10.00'],
      ['4 串 4', '4', '¥40.00'],
      ['4 串 5', '5', '¥50.00'],
      ['4 串 6', '6', '¥60.00'],
      ['4 串 11', '11', '¥110.00'],
      ['4 串 15', '15', '¥150.00'],
    ]);
  });

  it('SLP-11 the systems follow the number of matches and the stake', async () => {
    await show(<SystemBetTool />);
    await choose('场数', '2 场');
    await typeInto('每注金额', '2.5');
    expect(readRows().slice(1)).toEqual([
      ['2 串 1', '1', '¥2.50'],
      ['2 串 3', '3', '¥7.50'],
    ]);
  });

  it('SLP-11 a system has two to ten matches', async () => {
    await show(<SystemBetTool />);
    expect(screen.getByRole('combobox', { name: '场数' })).toHaveTextContent('4 场');
    await openList('场数');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((count) => `${count} 场`),
    );
  });
});

it.each`
  name           | heads
  ${'handicap'}  | ${['净胜球', '结果', '净输赢', '退回合计']}
  ${'total'}     | ${['总进球', '结果', '净输赢', '退回合计']}
  ${'oddsTypes'} | ${['写法', '显示', '投 ¥200.00 可赢']}
  ${'systemBet'} | ${['过关方式', '注数', '总投注额']}
`('a text shows the calculator "$name" by its name', async (row) => {
  const { name, heads } = row as { readonly name: string; readonly heads: readonly string[] };
  const Tool = helpTools[name]!;
  await show(<Tool />);
  expect(readHeads()).toEqual(heads);
});
