import { buildGames } from './buildGames.ts';
import { getCategoryTabs } from './data/tabRows.ts';
import { venueRows } from './data/venueRows.ts';

const games = buildGames();
const inCategory = (category: string) => games.filter((game) => game.category === category);

/** Characters that only one of the scripts has, as far as our words use them. */
const SIMPLIFIED = /[龙凤财宝铃铛转轮盘际电华义连线乐传奇险欢秘马骑猎鱼鲸鲨贝云雾张归灯银丰对战]/;
const shared = new Set('奇');

describe('buildGames', () => {
  it('GAM-01 fills one list with at least 2,000 games and another with hundreds', () => {
    expect(inCategory('DZ').length).toBeGreaterThanOrEqual(2_000);
    expect(inCategory('BY').length).toBeGreaterThanOrEqual(200);
  });

  it('GAM-01 gives every game a code, and within its venue a name, of its own', () => {
    expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
    expect(new Set(games.map(({ venue, cn }) => `${venue} ${cn}`)).size).toBe(games.length);
    expect(new Set(games.map(({ venue, tw }) => `${venue} ${tw}`)).size).toBe(games.length);
  });

  it('makes the same games every time', () => {
    expect(buildGames()).toEqual(games);
  });

  it('names every game in the script it is read in', () => {
    const slips = games.filter(({ tw }) => [...tw].some((sign) => SIMPLIFIED.test(sign) && !shared.has(sign)));
    expect(slips.map(({ tw }) => tw)).toEqual([]);
  });

  it.each(['ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const)(
    'GAM-01 %s: every tab has games, every game a known tab',
    (category) => {
      const tabs = getCategoryTabs(category, 'zh-CN').map(({ key }) => key);
      const used = new Set(inCategory(category).flatMap((game) => game.tabs));
      expect([...used].sort()).toEqual([...tabs].sort());
    },
  );

  it('keeps returns plausible and every game in a venue of its category', () => {
    for (const { rtp, venue, category } of games) {
      expect(rtp).toBeGreaterThanOrEqual(9_400);
      expect(rtp).toBeLessThanOrEqual(9_950);
      expect(venueRows.find(({ code }) => code === venue)?.category).toBe(category);
    }
  });
});
