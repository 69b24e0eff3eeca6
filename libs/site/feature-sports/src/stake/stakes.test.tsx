import type { Slip } from '@pavilion/domain-sports';
import { useAppSelector } from '@pavilion/site-contract';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderWithBoard } from '../testing/renderWithBoard.tsx';
import { changeSelection, createSlip } from '../testing/slip.ts';
import { CommonStake } from './CommonStake.tsx';
import { SeriesStake } from './SeriesStake.tsx';
import { SingleStake } from './SingleStake.tsx';
import { StakeBox, type StakeBoxProps } from './StakeBox.tsx';

const limits = { min: '10.00', max: '500.00' };
type Draw = (slip: Slip) => ReactElement;

function Stored({ draw }: { readonly draw: Draw }) {
  return draw(useAppSelector((state) => state.slip));
}

/** Renders the stake of a stored slip. */
async function renderStake(slip: Slip, draw: Draw) {
  const view = await renderWithBoard(<Stored draw={draw} />, { boards: [], state: { slip } });
  const getSlip = () => view.store.getState().slip;
  return { ...view, getSlip, listStakes: () => getSlip().selections.map(({ stake }) => stake) };
}

const getBox = () => screen.getByRole('textbox');
const enter = (value: string) => fireEvent.change(getBox(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const withStakes = (slip: Slip, ...stakes: readonly string[]) =>
  stakes.reduce((held, stake, at) => changeSelection(held, { stake }, at), slip);

const one = createSlip(['1.RE.0.H'], { mode: 'single', limits });
const two = createSlip(['1.RE.0.H', '2.RE.0.H'], { limits });
const parlay = createSlip(['1.RE.0.H', '2.RE.0.H', '3.RE.0.H'], { mode: 'series', limits, systems: ['2x1'] });

describe('stake of one bet', () => {
  const single =
    (balance?: string): Draw =>
    (slip) => <SingleStake slip={slip} selection={slip.selections[0]!} balance={balance} error={undefined} />;

  it('SLP-08 shows the limits in its empty box, but not for an amount to win', async () => {
    await renderStake(one, single());
    expect(getBox()).toHaveAccessibleName('投注金额');
    expect(getBox()).toHaveAttribute('placeholder', '10 – 500');
    choose('想赢');
    expect(getBox()).toHaveAccessibleName('想赢金额');
    expect(getBox()).not.toHaveAttribute('placeholder');
  });

  it.each`
    stake   | entry     | balance      | name         | after
    ${''}   | ${'risk'} | ${undefined} | ${'加 100'}  | ${'100'}
    ${'50'} | ${'risk'} | ${'900.00'}  | ${'加 100'}  | ${'150'}
    ${'50'} | ${'risk'} | ${'100.50'}  | ${'加 100'}  | ${'100'}
    ${'50'} | ${'risk'} | ${'900.00'}  | ${'加 500'}  | ${'500'}
    ${'50'} | ${'risk'} | ${'900.00'}  | ${'加 1000'} | ${'500'}
    ${'50'} | ${'win'}  | ${'900.00'}  | ${'加 100'}  | ${'150'}
    ${'50'} | ${'win'}  | ${'900.00'}  | ${'加 1000'} | ${'475'}
    ${''}   | ${'risk'} | ${'300.99'}  | ${'最大'}    | ${'300'}
    ${''}   | ${'risk'} | ${undefined} | ${'最大'}    | ${'500'}
    ${''}   | ${'win'}  | ${'900.00'}  | ${'最大'}    | ${'475'}
  `(
    'SLP-08 B6 “$name” makes $stake ($entry) of a balance of $balance $after',
    async ({ stake, entry, balance, name, after }) => {
      const slip = changeSelection({ ...one, entry: entry as 'win' }, { stake: stake as string });
      const { listStakes } = await renderStake(slip, single(balance as string));
      press(name as string);
      expect(listStakes()).toEqual([after]);
    },
  );

  it('SLP-08 has no maximum before the limits are known', async () => {
    await renderStake(createSlip(['1.RE.0.H'], { mode: 'single' }), single('900.00'));
    expect(screen.getByRole('button', { name: '最大' })).toBeDisabled();
  });

  it('SLP-08 leaving the box reduces the amount and shows to what', async () => {
    const { listStakes } = await renderStake(one, single('300.00'));
    enter('400');
    fireEvent.blur(getBox());
    expect(listStakes()).toEqual(['300']);
    expect(screen.getByText('金额已调整为可用上限 ¥300')).toBeInTheDocument();
    enter('200');
    expect(screen.queryByText(/^金额已调整/)).toBeNull();
  });
});

describe('one amount for several bets', () => {
  const common =
    (balance?: string): Draw =>
    (slip) => <CommonStake slip={slip} balance={balance} />;

  it('SLP-09 sets the amount of all', async () => {
    const { listStakes } = await renderStake(two, common());
    expect(getBox()).toHaveAccessibleName('每项相同金额');
    expect(getBox()).toHaveAttribute('placeholder', '10 – 500');
    enter('70');
    expect(listStakes()).toEqual(['70', '70']);
    expect(getBox()).toHaveValue('70');
  });

  it('SLP-09 is empty while the amounts differ', async () => {
    await renderStake(withStakes(two, '70', '80'), common());
    expect(getBox()).toHaveValue('');
    expect(getBox()).toHaveAttribute('placeholder', '各项金额不同');
  });

  it.each`
    stakes          | entry     | balance      | name        | after
    ${['50', '50']} | ${'risk'} | ${'900.00'}  | ${'加 100'} | ${['150', '150']}
    ${['50', '50']} | ${'risk'} | ${'201.00'}  | ${'加 100'} | ${['100', '100']}
    ${['50', '60']} | ${'risk'} | ${'900.00'}  | ${'加 100'} | ${['100', '100']}
    ${['50', '50']} | ${'win'}  | ${'201.00'}  | ${'加 100'} | ${['150', '150']}
    ${['', '']}     | ${'risk'} | ${'201.00'}  | ${'最大'}   | ${['100', '100']}
    ${['', '']}     | ${'risk'} | ${undefined} | ${'最大'}   | ${['500', '500']}
  `(
    'SLP-08 “$name” makes $stakes ($entry) of a balance of $balance $after',
    async ({ stakes, entry, balance, name, after }) => {
      const slip = withStakes({ ...two, entry: entry as 'win' }, ...(stakes as string[]));
      const { listStakes } = await renderStake(slip, common(balance as string));
      press(name as string);
      expect(listStakes()).toEqual(after);
    },
  );

  it('B6 an amount to win has no maximum', async () => {
    await renderStake({ ...two, entry: 'win' }, common('900.00'));
    expect(getBox()).toHaveAccessibleName('每项想赢相同金额');
    expect(screen.getByRole('button', { name: '最大' })).toBeDisabled();
  });

  it('SLP-08 leaving the box shares the balance', async () => {
    const { listStakes } = await renderStake(withStakes(two, '300', '300'), common('400.00'));
    fireEvent.blur(getBox());
    expect(listStakes()).toEqual(['200', '200']);
  });

  it('B6 the switch converts the amount of each bet', async () => {
    const { getSlip, listStakes } = await renderStake(withStakes(two, '100', ''), common());
    choose('想赢');
    expect([getSlip().entry, listStakes()]).toEqual(['win', ['95', '']]);
    choose('投注额');
    expect([getSlip().entry, listStakes()]).toEqual(['risk', ['100', '']]);
  });
});

describe('stake of a parlay', () => {
  const series =
    (balance?: string): Draw =>
    (slip) => <SeriesStake slip={slip} balance={balance} error="too low" />;

  it('SLP-06 is that of one unit, with its limits and its error', async () => {
    const { getSlip } = await renderStake(parlay, series());
    expect(getBox()).toHaveAccessibleName('每注金额');
    expect(getBox()).toHaveAttribute('placeholder', '10 – 500');
    expect(getBox()).toHaveAccessibleDescription('too low');
    enter('20');
    expect(getSlip().seriesStake).toBe('20');
  });

  it.each`
    stake   | entry     | balance      | name        | after
    ${'20'} | ${'risk'} | ${'900.00'}  | ${'加 100'} | ${'120'}
    ${'20'} | ${'risk'} | ${'90.00'}   | ${'加 100'} | ${'30'}
    ${'20'} | ${'win'}  | ${'90.00'}   | ${'加 100'} | ${'120'}
    ${''}   | ${'risk'} | ${'900.00'}  | ${'最大'}   | ${'300'}
    ${''}   | ${'risk'} | ${undefined} | ${'最大'}   | ${'500'}
  `(
    'SLP-08 “$name” makes $stake ($entry) of 3 units and a balance of $balance $after',
    async ({ stake, entry, balance, name, after }) => {
      const slip = { ...parlay, entry: entry as 'win', seriesStake: stake as string };
      const { getSlip } = await renderStake(slip, series(balance as string));
      press(name as string);
      expect(getSlip().seriesStake).toBe(after);
    },
  );

  it.each`
    entry     | after
    ${'risk'} | ${'300'}
    ${'win'}  | ${'900'}
  `('SLP-08 leaving the box with $entry of 900 leaves $after', async ({ entry, after }) => {
    const { getSlip } = await renderStake({ ...parlay, entry: entry as 'win', seriesStake: '900' }, series('900.00'));
    fireEvent.blur(getBox());
    expect(getSlip().seriesStake).toBe(after);
  });

  it('B6 an amount to win is that of all units, and has no maximum', async () => {
    await renderStake({ ...parlay, entry: 'win' }, series('900.00'));
    expect(getBox()).toHaveAccessibleName('想赢金额');
    expect(screen.getByRole('button', { name: '最大' })).toBeDisabled();
  });
});

describe('box of an amount', () => {
  async function renderBox(over: Partial<StakeBoxProps> = {}) {
    const onChange = jest.fn();
    await renderWithBoard(
      <StakeBox label="amount" value="100" onChange={onChange} onClamp={() => undefined} {...over} />,
      { boards: [] },
    );
    return { onChange };
  }
  const arrow = (key: string) => fireEvent.keyDown(getBox(), { key });

  it.each`
    typed      | sent
    ${'250'}   | ${[['250']]}
    ${'１２'}  | ${[['12']]}
    ${'1,000'} | ${[['1000']]}
    ${'abc'}   | ${[]}
  `('SLP-09 sends $typed as $sent', async ({ typed, sent }) => {
    const { onChange } = await renderBox();
    enter(typed as string);
    expect(onChange.mock.calls).toEqual(sent);
  });

  it.each`
    value    | key            | added          | sent
    ${'100'} | ${'ArrowUp'}   | ${[[10000n]]}  | ${[]}
    ${''}    | ${'ArrowUp'}   | ${[[10000n]]}  | ${[]}
    ${'150'} | ${'ArrowDown'} | ${[[-10000n]]} | ${[]}
    ${'100'} | ${'ArrowDown'} | ${[]}          | ${[['']]}
    ${''}    | ${'ArrowDown'} | ${[]}          | ${[['']]}
  `('DSK-05 $key changes $value by 100', async ({ value, key, added, sent }) => {
    const onAdd = jest.fn();
    const { onChange } = await renderBox({ value: value as string, onAdd });
    expect(arrow(key as string)).toBe(false);
    expect([onAdd.mock.calls, onChange.mock.calls]).toEqual([added, sent]);
  });

  it('DSK-05 other keys, and arrows in a box without steps, keep their own effect', async () => {
    await renderBox();
    expect([arrow('ArrowUp'), arrow('Enter')]).toEqual([true, true]);
  });

  it.each`
    size        | value    | hasButton
    ${'large'}  | ${'100'} | ${true}
    ${'large'}  | ${''}    | ${false}
    ${'medium'} | ${'100'} | ${false}
  `('SLP-08 a $size box with $value has a button that clears it: $hasButton', async ({ size, value, hasButton }) => {
    const { onChange } = await renderBox({ size: size as 'large', value: value as string });
    const button = screen.queryByRole('button', { name: '清除金额' });
    expect(button !== null).toBe(hasButton);
    if (button) fireEvent.click(button);
    expect(onChange.mock.calls).toEqual(hasButton ? [['']] : []);
  });

  it('SLP-08 shows its hint, unless it has an error', async () => {
    await renderBox({ hint: 'a hint' });
    expect(getBox()).toHaveAccessibleDescription('a hint');
  });
});
