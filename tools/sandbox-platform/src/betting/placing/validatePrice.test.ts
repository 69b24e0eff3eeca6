import type { MatchView, PriceView } from '@pavilion/sandbox-world';
import { validatePrice, type QuotedPrice } from './validatePrice.ts';

const KICK_OFF = 1_000_000;

const match = (change: Partial<MatchView> = {}): MatchView => ({
  gameId: 'g1',
  gameType: 'FT',
  showType: 'FT',
  leagueId: 'l1',
  league: { cn: '', tw: '' },
  home: { cn: '', tw: '' },
  away: { cn: '', tw: '' },
  startTime: KICK_OFF,
  status: 'scheduled',
  voidCode: undefined,
  score: { home: 0, away: 0 },
  halfTimeScore: undefined,
  ...change,
});

const price = (change: Partial<PriceView> = {}, ofMatch: Partial<MatchView> = {}): PriceView => ({
  oddsId: 'g1.R.0.H',
  w: 'R',
  r: 'H',
  i: 0,
  line: '-0.5',
  price: '0.95',
  active: true,
  ver: 1,
  match: match(ofMatch),
  ...change,
});

const seen = (change: Partial<QuotedPrice> = {}): QuotedPrice => ({
  w: 'R',
  line: '-0.5',
  price: '0.95',
  oddsRule: 'none',
  ...change,
});
const live = { status: 'live', showType: 'RB' } as const;
const halfTime = { score: { home: 1, away: 0 }, halfTimeScore: { home: 1, away: 0 } };

it.each`
  rule                                                     | seen                                           | price                                            | at              | verdict
  ${'takes what was seen'}                                 | ${seen()}                                      | ${price()}                                       | ${0}            | ${undefined}
  ${'F-BET-06 none: asks at a worse price'}                | ${seen()}                                      | ${price({ price: '0.94' })}                      | ${0}            | ${'priceChanged'}
  ${'F-BET-06 none: asks at a better price'}               | ${seen()}                                      | ${price({ price: '0.96' })}                      | ${0}            | ${'priceChanged'}
  ${'F-BET-06 better: takes a better price'}               | ${seen({ oddsRule: 'better' })}                | ${price({ price: '0.96' })}                      | ${0}            | ${undefined}
  ${'F-BET-06 better: compares numbers, not texts'}        | ${seen({ oddsRule: 'better', price: '9.50' })} | ${price({ price: '10.00' })}                     | ${0}            | ${undefined}
  ${'F-BET-06 better: asks at a worse price'}              | ${seen({ oddsRule: 'better' })}                | ${price({ price: '0.94' })}                      | ${0}            | ${'priceChanged'}
  ${'F-BET-06 any: takes a worse price'}                   | ${seen({ oddsRule: 'any' })}                   | ${price({ price: '0.10' })}                      | ${0}            | ${undefined}
  ${'B7 a changed line always asks'}                       | ${seen({ oddsRule: 'any' })}                   | ${price({ line: '-0.25' })}                      | ${0}            | ${'lineChanged'}
  ${'F-BET-07 a suspended price is not taken'}             | ${seen()}                                      | ${price({ active: false })}                      | ${0}            | ${'suspended'}
  ${'F-BET-07 a price that left the board is closed'}      | ${seen()}                                      | ${undefined}                                     | ${0}            | ${'closed'}
  ${'F-BET-08 pre-match closes at kick-off, by the clock'} | ${seen()}                                      | ${price()}                                       | ${KICK_OFF}     | ${'started'}
  ${'F-BET-08 one millisecond before is in time'}          | ${seen()}                                      | ${price()}                                       | ${KICK_OFF - 1} | ${undefined}
  ${'F-BET-08 pre-match closes when the match has begun'}  | ${seen()}                                      | ${price({}, live)}                               | ${0}            | ${'started'}
  ${'F-BET-08 a match called off has not started'}         | ${seen()}                                      | ${price({}, { status: 'postponed' })}            | ${KICK_OFF}     | ${'closed'}
  ${'in-play is open while the match runs'}                | ${seen({ w: 'RE' })}                           | ${price({ w: 'RE' }, live)}                      | ${KICK_OFF + 1} | ${undefined}
  ${'in-play is closed after the end'}                     | ${seen({ w: 'RE' })}                           | ${price({ w: 'RE' }, { status: 'ended' })}       | ${KICK_OFF + 1} | ${'closed'}
  ${'first half in-play is closed from half-time on'}      | ${seen({ w: 'HRE' })}                          | ${price({ w: 'HRE' }, { ...live, ...halfTime })} | ${KICK_OFF + 1} | ${'closed'}
`(
  '$rule',
  ({ seen, price, at, verdict }: { seen: QuotedPrice; price: PriceView | undefined; at: number; verdict: unknown }) => {
    expect(validatePrice(seen, { price, match: price?.match, worldTime: at })).toBe(verdict);
  },
);

it('F-BET-08 a price that left the board at the kick-off says so', () => {
  const offer = { price: undefined, match: match(live), worldTime: KICK_OFF };
  expect([validatePrice(seen(), offer), validatePrice(seen({ w: 'RE' }), offer)]).toEqual(['started', 'closed']);
});
