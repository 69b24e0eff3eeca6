import type { Selection, Slip } from '@pavilion/domain-sports';
import { fireEvent, screen } from '@testing-library/react';
import { useAppSelector } from '@pavilion/site-contract';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { changeSelection, createSlip, moveSelection } from '../testing/slip.ts';
import { SelectionStake } from './SelectionStake.tsx';

const limits = { min: '10.00', max: '500.00' };

/** The stake of the first selection of the stored slip. */
function Stake({ balance }: { readonly balance: string | undefined }) {
  const slip = useAppSelector((state) => state.slip);
  return <SelectionStake slip={slip} selection={slip.selections[0]!} balance={balance} name="阿森纳" />;
}

async function renderStake(over: Partial<Slip> = {}, selection: Partial<Selection> = {}, balance?: string) {
  const slip = changeSelection(createSlip(['1.RE.0.H', '2.RE.0.H'], { limits, ...over }), selection);
  const view = await renderWithBoard(<Stake balance={balance} />, { state: { slip } });
  const box = screen.getByRole('textbox');
  const enter = (value: string) => fireEvent.change(box, { target: { value } });
  return { ...view, box, enter };
}

it('SLP-09 shows the winnings of the stake beside it', async () => {
  const { box, enter } = await renderStake();
  expect(box).toHaveAccessibleName('阿森纳 的投注金额');
  expect(box).toHaveAttribute('placeholder', '投注金额');
  expect(screen.getByText('可赢 ¥0.00')).toBeInTheDocument();
  enter('100');
  expect(box).toHaveValue('100');
  expect(screen.getByText('可赢 ¥95.00')).toBeInTheDocument();
});

it('B6 shows the stake that an amount to win needs', async () => {
  const { box, enter } = await renderStake({ entry: 'win' });
  expect(box).toHaveAccessibleName('阿森纳 的想赢金额');
  expect(box).toHaveAttribute('placeholder', '想赢金额');
  expect(screen.getByText('需投注 ¥0.00')).toBeInTheDocument();
  enter('95');
  expect(screen.getByText('需投注 ¥100.00')).toBeInTheDocument();
});

it('F-BET-06 uses the offered price before it is accepted', async () => {
  const [moved] = moveSelection(createSlip(['1.RE.0.H']), { price: '0.90' }).selections;
  const { enter } = await renderStake({}, { ...moved });
  enter('100');
  expect(screen.getByText('可赢 ¥90.00')).toBeInTheDocument();
});

it.each`
  stake    | text
  ${'9'}   | ${'最低投注 ¥10'}
  ${'501'} | ${'最高投注 ¥500'}
  ${'10'}  | ${undefined}
  ${''}    | ${undefined}
`('SLP-08 a stake of “$stake” has the error $text', async ({ stake, text }) => {
  const { box } = await renderStake({}, { stake: stake as string });
  if (text === undefined) expect(box).not.toHaveAttribute('aria-invalid', 'true');
  else expect(screen.getByText(text as string)).toBeInTheDocument();
});

it.each`
  rule                                   | entry     | stake    | balance      | after
  ${'the limit'}                         | ${'risk'} | ${'600'} | ${'900.00'}  | ${'500'}
  ${'the balance, in whole yuan'}        | ${'risk'} | ${'300'} | ${'200.75'}  | ${'200'}
  ${'the limit without a known balance'} | ${'risk'} | ${'600'} | ${undefined} | ${'500'}
  ${'what the limit can win'}            | ${'win'}  | ${'600'} | ${'900.00'}  | ${'475'}
  ${'nothing within both'}               | ${'risk'} | ${'300'} | ${'900.00'}  | ${'300'}
`('SLP-08 leaving the box reduces a stake to $rule', async ({ entry, stake, balance, after }) => {
  const { box } = await renderStake({ entry: entry as 'win' }, { stake: stake as string }, balance as string);
  fireEvent.blur(box);
  expect(box).toHaveValue(after);
});
