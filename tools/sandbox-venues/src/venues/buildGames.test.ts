import { buildGames } from './buildGames.ts';
import { getCategoryTabs } from './data/tabRows.ts';
import { venueRows } from './data/venueRows.ts';

const games = buildGames();
const inCategory = (category: string) => games.filter((game) => game.category === category);

/** Simplified characters that occur in the game names; traditional names must not contain them. */
const SIMPLIFIED = /[龙凤财宝铃铛转轮盘际电华义连线乐传奇险欢秘马骑猎鱼鲸鲨贝云雾张归灯银丰对战]/;
const shared = new Set('奇');

describe('buildGames', () => {
  it('GAM-01 returns at least 2,000 slots and 200 fishing games', () => {
    expect(inCategory('DZ').length).toBeGreaterThanOrEqual(2_000);
    expect(inCategory('BY').length).toBeGreaterThanOrEqual(200);
  });

  it('GAM-01 returns unique codes, and unique names within a venue', () => {
    expect(new Set(games.map(({ code }) => code)).size).toBe(games.length);
    expect(new Set(games.map(({ venue, cn }) => `${venue} ${cn}`)).size).toBe(games.length);
    expect(new Set(games.map(({ venue, tw }) => `${venue} ${tw}`)).size).toBe(games.length);
  });

  it('returns the same games each time', () => {
    expect(buildGames()).toEqual(games);
  });

  it('uses no simplified characters in traditional names', () => {
    const slips = games.filter(({ tw }) => [...tw].some((sign) => SIMPLIFIED.test(sign) && !shared.has(sign)));
    expect(slips.map(({ tw }) => tw)).toEqual([]);
  });

  it.each(['ZR', 'QP', 'DJ', 'CP', 'DZ', 'BY'] as const)(
    'GAM-01 uses exactly the tabs of the category %s',
    (category) => {
      const tabs = getCategoryTabs(category, 'zh-CN').map(({ key }) => key);
      const used = new Set(inCategory(category).flatMap((game) => game.tabs));
      expect([...used].sort()).toEqual([...tabs].sort());
    },
  );

  it('returns a plausible RTP and a venue of the category for each game', () => {
    for (const { rtp, venue, category } of games) {
      expect(rtp).toBeGreaterThanOrEqual(9_350);
      expect(rtp).toBeLessThanOrEqual(9_950);
      expect(venueRows.find(({ code }) => code === venue)?.category).toBe(category);
    }
  });
});
