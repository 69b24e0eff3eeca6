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
  rule                                                               | seen                                           | price                                            | at              | verdict
  ${'accepts an unchanged price'}                                    | ${seen()}                                      | ${price()}                                       | ${0}            | ${undefined}
  ${'F-BET-06 none: rejects a worse price'}                          | ${seen()}                                      | ${price({ price: '0.94' })}                      | ${0}            | ${'priceChanged'}
  ${'F-BET-06 none: rejects a better price'}                         | ${seen()}                                      | ${price({ price: '0.96' })}                      | ${0}            | ${'priceChanged'}
  ${'F-BET-06 better: accepts a better price'}                       | ${seen({ oddsRule: 'better' })}                | ${price({ price: '0.96' })}                      | ${0}            | ${undefined}
  ${'F-BET-06 better: compares prices as numbers'}                   | ${seen({ oddsRule: 'better', price: '9.50' })} | ${price({ price: '10.00' })}                     | ${0}            | ${undefined}
  ${'F-BET-06 better: rejects a worse price'}                        | ${seen({ oddsRule: 'better' })}                | ${price({ price: '0.94' })}                      | ${0}            | ${'priceChanged'}
  ${'F-BET-06 any: accepts a worse price'}                           | ${seen({ oddsRule: 'any' })}                   | ${price({ price: '0.10' })}                      | ${0}            | ${undefined}
  ${'B7 rejects a changed line under every rule'}                    | ${seen({ oddsRule: 'any' })}                   | ${price({ line: '-0.25' })}                      | ${0}            | ${'lineChanged'}
  ${'F-BET-07 rejects a suspended price'}                            | ${seen()}                                      | ${price({ active: false })}                      | ${0}            | ${'suspended'}
  ${'F-BET-07 rejects a price that left the board as closed'}        | ${seen()}                                      | ${undefined}                                     | ${0}            | ${'closed'}
  ${'F-BET-08 closes pre-match prices at the kick-off by the clock'} | ${seen()}                                      | ${price()}                                       | ${KICK_OFF}     | ${'started'}
  ${'F-BET-08 accepts a bet one millisecond before the kick-off'}    | ${seen()}                                      | ${price()}                                       | ${KICK_OFF - 1} | ${undefined}
  ${'F-BET-08 closes pre-match prices when the match has begun'}     | ${seen()}                                      | ${price({}, live)}                               | ${0}            | ${'started'}
  ${'F-BET-08 does not treat a postponed match as started'}          | ${seen()}                                      | ${price({}, { status: 'postponed' })}            | ${KICK_OFF}     | ${'closed'}
  ${'accepts in-play prices while the match runs'}                   | ${seen({ w: 'RE' })}                           | ${price({ w: 'RE' }, live)}                      | ${KICK_OFF + 1} | ${undefined}
  ${'closes in-play prices after the end'}                           | ${seen({ w: 'RE' })}                           | ${price({ w: 'RE' }, { status: 'ended' })}       | ${KICK_OFF + 1} | ${'closed'}
  ${'closes in-play prices of the first half at half-time'}          | ${seen({ w: 'HRE' })}                          | ${price({ w: 'HRE' }, { ...live, ...halfTime })} | ${KICK_OFF + 1} | ${'closed'}
`(
  '$rule',
  ({ seen, price, at, verdict }: { seen: QuotedPrice; price: PriceView | undefined; at: number; verdict: unknown }) => {
    expect(validatePrice(seen, { price, match: price?.match, worldTime: at })).toBe(verdict);
  },
);

it('F-BET-08 a price that left the board at the kick-off is rejected as started', () => {
  const offer = { price: undefined, match: match(live), worldTime: KICK_OFF };
  expect([validatePrice(seen(), offer), validatePrice(seen({ w: 'RE' }), offer)]).toEqual(['started', 'closed']);
});
