import { createBet } from '@pavilion/site-testing';
import type { RoundRecord } from './roundRecord.ts';
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

  it.each`
    before        | after         | expected
    ${'pending'}  | ${'open'}     | ${false}
    ${'pending'}  | ${'settled'}  | ${true}
    ${'pending'}  | ${'rejected'} | ${true}
    ${'rejected'} | ${'settled'}  | ${false}
  `('a bet that was $before and is $after: $expected', ({ before, after, expected }) => {
    const bets = [before, after].map((status) => createBet({ status: status as 'open' }));
    const [first, second] = bets.map((bet) => ({ list: [bet], total: 1 }));
    expect(hasSettled(first ?? noRecords, second ?? noRecords)).toBe(expected);
  });

  it('a bet that left a list whose total became smaller is settled', () => {
    expect(hasSettled({ list: [open, other], total: 30 }, { list: [other], total: 29 })).toBe(true);
  });
});

const noRecords = { list: [], total: 0 };

describe('hasSettled of rounds', () => {
  const round: RoundRecord = {
    roundId: '71',
    channelCode: 'YCCP',
    category: 'CP',
    venueName: '云彩彩票',
    gameCode: 'YCCP-0001',
    gameName: '时时彩',
    picks: [],
    stake: '30.10',
    status: 'open',
    placedAt: 0,
  };
  const toRecords = (...rounds: RoundRecord[]) => ({ list: [], total: rounds.length, rounds });

  it.each`
    rule                                              | before   | after                              | expected
    ${'a ticket whose draw is missing has not ended'} | ${round} | ${round}                           | ${false}
    ${'a ticket has ended after its draw'}            | ${round} | ${{ ...round, status: 'settled' }} | ${true}
  `('$rule', ({ before, after, expected }: { before: RoundRecord; after: RoundRecord; expected: boolean }) => {
    expect(hasSettled(toRecords(before), toRecords(after))).toBe(expected);
  });

  it('a ticket that left the list has ended', () => {
    expect(hasSettled(toRecords(round), toRecords())).toBe(true);
  });

  it('a round that had ended before is not reported', () => {
    expect(hasSettled(toRecords({ ...round, status: 'settled' }), toRecords())).toBe(false);
  });

  it('lists without rounds are equal', () => {
    expect(hasSettled(noRecords, noRecords)).toBe(false);
  });
});
