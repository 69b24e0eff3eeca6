import { leagueCatalogue } from './leagueCatalogue.ts';

const SIMPLIFIED_ONLY = /[联赛级欧兰罗马亚尔维纳圣队体罗华东国际会电门关书车长龙鸟鱼岛广庆]/;

describe('leagueCatalogue', () => {
  const seniors = leagueCatalogue.filter(({ isSenior }) => isSenior);
  const football = seniors.filter(({ gameType }) => gameType === 'FT');

  it('SPT-05 features 6 European competitions and the Chinese league in this order', () => {
    const featured = football.filter(({ isFeatured }) => isFeatured).sort((a, b) => a.sort - b.sort);
    expect(featured.map(({ name }) => name.cn)).toEqual([
      '欧洲冠军联赛',
      '英格兰超级联赛',
      '意大利甲级联赛',
      '西班牙甲级联赛',
      '德国甲级联赛',
      '法国甲级联赛',
      '中国超级联赛',
    ]);
  });

  it('contains at least 40 football and 8 other leagues with enough teams', () => {
    expect(football.length).toBeGreaterThanOrEqual(40);
    expect(seniors.length - football.length).toBeGreaterThanOrEqual(8);
    for (const { name, teams, isFeatured } of seniors) {
      const least = isFeatured ? 12 : 4;
      expect([name.cn, teams.length >= least]).toEqual([name.cn, true]);
      expect(new Set(teams.map((team) => team.name.cn)).size).toBe(teams.length);
    }
  });

  it('has unique ids', () => {
    expect(new Set(leagueCatalogue.map(({ id }) => id)).size).toBe(leagueCatalogue.length);
  });

  it('uses no simplified characters in Taiwan names', () => {
    const names = leagueCatalogue.flatMap(({ name, country, teams }) => [
      name,
      country,
      ...teams.map((team) => team.name),
    ]);
    expect(names.map(({ tw }) => tw).filter((tw) => SIMPLIFIED_ONLY.test(tw))).toEqual([]);
  });

  it.each([
    ['巴塞罗那', '巴塞隆納'],
    ['切尔西', '切爾西'],
    ['曼联', '曼聯'],
    ['凯尔特人', '塞爾提克'],
    ['掘金', '金塊'],
  ])('translates %s to %s for Taiwan', (cn, tw) => {
    const teams = leagueCatalogue.flatMap((league) => league.teams);
    expect(teams.find(({ name }) => name.cn === cn)?.name.tw).toBe(tw);
  });
});
