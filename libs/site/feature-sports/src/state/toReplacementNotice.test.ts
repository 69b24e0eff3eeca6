import { emptySlip, slipActions, slipReducer, type SelectionInput, type Slip } from '@pavilion/domain-sports';
import { toReplacementNotice } from './toReplacementNotice.ts';

const pick = (id: string, gameId: string, isChampion = false): SelectionInput => ({
  id,
  gameId,
  gameType: isChampion ? 'FS' : 'FT',
  showType: isChampion ? 'FSFT' : 'FT',
  leagueId: '',
  leagueName: '',
  homeName: '',
  awayName: '',
  playCode: isChampion ? 'FS' : 'M',
  isChampion,
  side: isChampion ? '1' : 'H',
});

const toggleSelection = (slip: Slip, held: SelectionInput): Slip =>
  slipReducer(slip, slipActions.selectionToggled({ pick: held, quote: { price: 10_000, line: '', version: 1 } }));

it.each`
  rule                                                  | mode          | held                                | added                   | note
  ${'SLP-03 returns no notice in single mode'}          | ${'single'}   | ${[pick('a', '1')]}                 | ${pick('b', '2')}       | ${undefined}
  ${'SLP-04 reports a replacement in multiple mode'}    | ${'multiple'} | ${[pick('a', '1')]}                 | ${pick('b', '1')}       | ${{ kind: 'sameGameReplaced', count: 1 }}
  ${'SLP-04 returns no notice for another match'}       | ${'multiple'} | ${[pick('a', '1')]}                 | ${pick('b', '2')}       | ${undefined}
  ${'SLP-05 reports matches cleared by an outright'}    | ${'multiple'} | ${[pick('a', '1'), pick('b', '2')]} | ${pick('c', '9', true)} | ${{ kind: 'championCleared', count: 2 }}
  ${'SLP-05 reports them in single mode too'}           | ${'single'}   | ${[pick('a', '1')]}                 | ${pick('c', '9', true)} | ${{ kind: 'championCleared', count: 1 }}
  ${'SLP-06 returns no notice in parlay mode'}          | ${'series'}   | ${[pick('a', '1')]}                 | ${pick('b', '1')}       | ${undefined}
  ${'SLP-01 returns no notice for a removed selection'} | ${'multiple'} | ${[pick('a', '1')]}                 | ${pick('a', '1')}       | ${undefined}
`('$rule', ({ mode, held, added, note }) => {
  const before = (held as SelectionInput[]).reduce(toggleSelection, { ...emptySlip, mode });
  expect(toReplacementNotice(before, toggleSelection(before, added), added)).toEqual(note);
});
