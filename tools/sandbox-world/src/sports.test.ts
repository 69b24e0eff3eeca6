import { computeDeviation, getFixtures, LoneMatch } from './testing/sportRuns.ts';
import { computeFairProbabilities, computeOverround } from './testing/fairChances.ts';
import type { Quote } from './pricing/quote.ts';
import type { MarketCode, WorldGameType } from './definitions/worldTypes.ts';

/** Sports in which all lines are at half points, so that each bet wins or loses. Those of sets settle M by sets. */
const SPORTS: readonly WorldGameType[] = ['TN', 'BS', 'VB', 'TT', 'SK', 'OP'];
const MATCHES = 200;
const isPlayedInSets = (gameType: WorldGameType) => ['TN', 'VB', 'TT', 'SK'].includes(gameType);

/** Groups the quotes of a match by market code and line. */
function groupByMarket(quotes: readonly Quote[]): Map<string, Quote[]> {
  const markets = new Map<string, Quote[]>();
  for (const quote of quotes) {
    const key = `${quote.w}.${quote.i}`;
    markets.set(key, [...(markets.get(key) ?? []), quote]);
  }
  return markets;
}

const sumChances = (quotes: readonly Quote[], chances: readonly number[], isIt: (r: string) => boolean) =>
  quotes.reduce((sum, { r }, k) => (isIt(r) ? sum + chances[k]! : sum), 0);

describe.each(SPORTS)('%s', (gameType) => {
  const fixtures = getFixtures(gameType, MATCHES);

  it.each([
    ['winner', ['M', 'RM'] as MarketCode[]],
    ['handicap', ['R', 'RE'] as MarketCode[]],
    ['total', ['OU', 'ROU'] as MarketCode[]],
  ])('wins the market %s as often as priced, before the start and in play', (_market, plays) => {
    const before = computeDeviation(fixtures, plays, undefined);
    const during = computeDeviation(fixtures, plays, 0.5);
    expect(Math.abs(before.sigmas)).toBeLessThan(3.2);
    expect(Math.abs(during.sigmas)).toBeLessThan(3.2);
    expect(before.bets).toBeGreaterThan(0.9 * MATCHES);
    expect(during.bets).toBeGreaterThan(0.5 * MATCHES);
  });

  it('has a reproducible, ordered timeline with a winner', () => {
    for (const fixture of fixtures.slice(0, 20)) {
      const [one, two] = [new LoneMatch(fixture), new LoneMatch(fixture)];
      const { fullTime, sets } = one.playOut();
      expect(two.playOut()).toEqual({ ...one.playOut() });
      const { home, away } = sets ?? fullTime;
      if (!one.match.voidCode) expect(home).not.toBe(away);
      const times = one.match.model.script().map(({ at }) => at);
      expect([...times].sort((a, b) => a - b)).toEqual(times);
    }
  });

  it('SPT-02 has prices between the last point and the end, closed if the match is decided', () => {
    for (const fixture of fixtures.slice(0, 60)) {
      const lone = new LoneMatch(fixture);
      lone.playToWhistle();
      const quotes = lone.quotes(1000);
      expect(quotes.length).toBeGreaterThan(0);
      for (const { price } of quotes) expect(Number(price)).toBeGreaterThan(0);
      if (isPlayedInSets(gameType) && !lone.match.voidCode) expect(quotes.filter(({ isOpen }) => isOpen)).toEqual([]);
    }
  });

  it('has a margin of 3 to 20 % in each market', () => {
    for (const fixture of fixtures.slice(0, 12)) {
      const lone = new LoneMatch(fixture);
      for (const part of [undefined, 0.3, 0.7]) {
        if (part !== undefined) lone.playTo(part);
        for (const quotes of groupByMarket(lone.quotes(1000)).values()) {
          if (!quotes.every(({ isOpen, price }) => isOpen && Number(price) < 90)) continue;
          expect(computeOverround(quotes)).toBeGreaterThan(0.03);
          expect(computeOverround(quotes)).toBeLessThan(0.2);
        }
      }
    }
  });
});

describe('markets of a match', () => {
  const open = (quotes: Map<string, Quote[]>, key: string) => {
    const found = quotes.get(key)!;
    return { found, chances: computeFairProbabilities(found) };
  };

  it.each(['TN', 'VB', 'TT'] as const)(
    'have the same home win probability in set scores and winner for %s',
    (gameType) => {
      for (const fixture of getFixtures(gameType, 20)) {
        const markets = groupByMarket(new LoneMatch(fixture).quotes());
        const winner = open(markets, 'M.0');
        const scores = open(markets, 'PD.0');
        const home = sumChances(scores.found, scores.chances, (r) => Number(r[1]) > Number(r[3]));
        expect(Math.abs(home - winner.chances[0]!)).toBeLessThan(0.03);
      }
    },
  );

  it.each([undefined, 0.4])(
    'agree for football after %s of the timeline: 1X2, half-time/full-time, correct score, double chance',
    (part) => {
      for (const fixture of getFixtures('FT', 25)) {
        const lone = new LoneMatch(fixture);
        if (part !== undefined) lone.playTo(part);
        const markets = groupByMarket(lone.quotes(1000));
        const code = (w: string) => (part === undefined ? w : `R${w}`) + '.0';
        const result = open(markets, code('M'));
        if (!result.found.every(({ isOpen }) => isOpen)) continue;
        const [home, draw, away] = result.chances as [number, number, number];
        const ends = open(markets, code('F'));
        for (const [letter, chance] of [
          ['H', home],
          ['N', draw],
          ['C', away],
        ] as const) {
          const sum = sumChances(ends.found, ends.chances, (r) => r[1] === letter);
          expect(Math.abs(sum - chance)).toBeLessThan(0.035);
        }
        const scores = open(markets, code('PD'));
        const drawn = sumChances(scores.found, scores.chances, (r) => r !== 'OVH' && r[1] === r[3]);
        expect(Math.abs(drawn - draw)).toBeLessThan(0.035);
        const pairs = markets.get(code('DC'))!;
        const both = Number(pairs[0]!.price);
        const apart = 1 / (1 / (1 + Number(result.found[0]!.price)) + 1 / (1 + Number(result.found[1]!.price))) - 1;
        if (both > 0.02) expect(Math.abs(both - apart)).toBeLessThan(0.02);
      }
    },
  );

  it('cover two halves within 3 minutes in virtual football', () => {
    for (const fixture of getFixtures('VF', 20)) {
      const lone = new LoneMatch(fixture);
      const script = lone.match.model.script();
      expect(script.at(-1)!.at).toBe(160_000);
      expect(new Set(lone.quotes().map(({ w }) => w))).toEqual(new Set(['R', 'OU', 'M', 'PD', 'T', 'EO']));
    }
    const deviation = computeDeviation(getFixtures('VF', 400), ['M'], undefined);
    expect(Math.abs(deviation.sigmas)).toBeLessThan(3.2);
  });
});
