import type { Selection, Slip, WireGameInput } from '@pavilion/domain-sports';
import { screen, within } from '@testing-library/react';
import { createLiveBoard } from '../testing/liveBoard.ts';
import { createGame, renderWithBoard } from '../testing/renderWithBoard.tsx';
import { changeSelection, createSlip, moveSelection } from '../testing/slip.ts';
import { ScenarioDetails } from './ScenarioDetails.tsx';

interface TableOptions {
  readonly over?: Partial<Selection>;
  /** Fields of the match; its score is 0-0. */
  readonly sent?: Partial<WireGameInput>;
  readonly entry?: Slip['entry'];
}

/** Renders the table of a price with an amount of 100. */
async function renderTable(priceId: string, { over = {}, sent = {}, entry = 'risk' }: TableOptions = {}) {
  const slip = changeSelection(createSlip([priceId], { entry }), { stake: '100', ...over });
  await renderWithBoard(<ScenarioDetails slip={slip} selection={slip.selections[0]!} />, {
    boards: [createLiveBoard([createGame({ sc_FT_H: '0', sc_FT_C: '0', ...sent })])],
  });
}

const listRows = () =>
  within(screen.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map(({ textContent }) => textContent).join('|'));

const LEVEL = ['输 1 或以上|输|-100.00', '打平|半输|-50.00', '赢 1 或以上|赢|+95.00'];
const AHEAD = ['打平 或更差|输|-100.00', '赢 1|半输|-50.00', '赢 2 或以上|赢|+95.00'];
const BEHIND = ['输 2 或以上|输|-100.00', '输 1|半输|-50.00', '打平 或更好|赢|+95.00'];

it.each`
  score                            | sent                                    | over                 | rows
  ${'at 0-0'}                      | ${{}}                                   | ${{}}                | ${LEVEL}
  ${'at 1-0'}                      | ${{ sc_FT_H: '1' }}                     | ${{}}                | ${AHEAD}
  ${'at 0-1'}                      | ${{ sc_FT_C: '1' }}                     | ${{}}                | ${BEHIND}
  ${'at 1-0, with one score sent'} | ${{ sc_FT_H: '1', sc_FT_C: undefined }} | ${{}}                | ${AHEAD}
  ${'without a score'}             | ${{ sc_FT_H: undefined, sc_FT_C: '1' }} | ${{}}                | ${LEVEL}
  ${'of a match on no board'}      | ${{ sc_FT_H: '1' }}                     | ${{ gameId: '9' }}   | ${LEVEL}
  ${'before the match'}            | ${{ sc_FT_H: '1' }}                     | ${{ playCode: 'R' }} | ${LEVEL}
`('B4 shows the results of a handicap $score: $rows', async ({ sent, over, rows }) => {
  await renderTable('1.RE.0.H', { over: over as Partial<Selection>, sent: sent as Partial<WireGameInput> });
  expect(listRows()).toEqual(['阿森纳 净胜|结果|输赢', ...(rows as string[])]);
});

it.each`
  priceId        | name               | head             | rows
  ${'1.RE.0.C'}  | ${'利物浦 +0/0.5'} | ${'利物浦 净胜'} | ${['输 1 或以上|输|-100.00', '打平|半赢|+45.50', '赢 1 或以上|赢|+91.00']}
  ${'1.ROU.0.O'} | ${'大 2.5'}        | ${'总数'}        | ${['0–2|输|-100.00', '3 或以上|赢|+88.00']}
  ${'1.RM.0.N'}  | ${'和局'}          | ${'阿森纳 净胜'} | ${['输 1 或以上|输|-100.00', '打平|赢|+240.00', '赢 1 或以上|输|-100.00']}
`('B4 shows the results of $name', async ({ priceId, name, head, rows }) => {
  await renderTable(priceId as string);
  expect(screen.getByRole('table', { name: `${name as string} 在各种赛果下的输赢`, hidden: true })).toBeInTheDocument();
  expect(listRows()).toEqual([`${head as string}|结果|输赢`, ...(rows as string[])]);
});

it.each`
  entry     | rows
  ${'risk'} | ${['打平 或更差|输|-100.00', '赢 1 或以上|赢|+50.00']}
  ${'win'}  | ${['打平 或更差|输|-200.00', '赢 1 或以上|赢|+100.00']}
`('B4 B6 F-BET-06 uses the offered price and line for an amount of the entry $entry', async ({ entry, rows }) => {
  const [moved] = moveSelection(createSlip(['1.RE.0.H']), { price: '0.50', line: '-0.5' }).selections;
  await renderTable('1.RE.0.H', { over: { latest: moved!.latest }, entry: entry as 'win' });
  expect(screen.getByRole('table', { name: /^阿森纳 -0\.5 /, hidden: true })).toBeInTheDocument();
  expect(listRows().slice(1)).toEqual(rows);
});

it.each`
  rule                 | over                       | isShown
  ${'without a stake'} | ${{ stake: '' }}           | ${false}
  ${'of 0'}            | ${{ stake: '0' }}          | ${false}
  ${'closed'}          | ${{ status: 'closed' }}    | ${false}
  ${'started'}         | ${{ status: 'started' }}   | ${false}
  ${'unknown'}         | ${{ playCode: 'XYZ' }}     | ${false}
  ${'suspended'}       | ${{ status: 'suspended' }} | ${true}
`('B4 shows a table for a selection that is $rule: $isShown', async ({ over, isShown }) => {
  await renderTable('1.RE.0.H', { over: over as Partial<Selection> });
  expect(screen.queryByText('各种赛果的输赢') !== null).toBe(isShown);
});

it('B4 marks losses and wins', async () => {
  await renderTable('1.RE.0.H');
  const tones = [...document.querySelectorAll<HTMLElement>('td[data-tone]')].map(({ dataset }) => dataset['tone']);
  expect(tones).toEqual(['loss', 'loss', 'gain']);
});
