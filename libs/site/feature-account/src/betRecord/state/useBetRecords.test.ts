import { createBet } from '@pavilion/site-testing';
import { hasSettled } from './useBetRecords.ts';

interface SettledRow {
  readonly before: ReturnType<typeof createBet>[];
  readonly after: ReturnType<typeof createBet>[];
  readonly total: number;
  readonly hasSettled: boolean;
}

describe('hasSettled', () => {
  const open = createBet({ betId: '1', status: 'open' });
  const settled = createBet({ betId: '1', status: 'settled' });
  const other = createBet({ betId: '2', status: 'open' });
  it.each`
    rule                                                        | before           | after            | total | hasSettled
    ${'returns false for the same list'}                        | ${[open]}        | ${[open]}        | ${1}  | ${false}
    ${'returns true if the bet left the open bets'}             | ${[open, other]} | ${[other]}       | ${1}  | ${true}
    ${'returns true if the bet is settled now'}                 | ${[open]}        | ${[settled]}     | ${1}  | ${true}
    ${'returns false if the bet was settled before'}            | ${[settled]}     | ${[]}            | ${0}  | ${false}
    ${'returns false if a newer bet moved it to the next page'} | ${[open]}        | ${[other]}       | ${2}  | ${false}
    ${'returns false for a new bet'}                            | ${[open]}        | ${[other, open]} | ${2}  | ${false}
  `('WAL-07 $rule', ({ before, after, total, hasSettled: expected }: SettledRow) => {
    expect(hasSettled({ list: before, total: before.length }, { list: after, total })).toBe(expected);
  });
});
