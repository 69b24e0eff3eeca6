import { createSportLeague, type SportLeague } from './createSportLeague.ts';

const VB = { gameType: 'VB', mean: 0, bestOf: 5 } as const;

/** Volleyball leagues. Team rows: mainland name, Taiwan name, attack, defence (0 to 99). */
export const volleyballLeagues: readonly SportLeague[] = [
  createSportLeague({
    ...VB,
    name: { cn: '意大利男排超级联赛', tw: '義大利男排超級聯賽' },
    country: { cn: '意大利', tw: '義大利' },
    icon: 'it',
    utcOffset: 1,
    featured: 1,
    teams: `
      佩鲁贾,佩魯賈,86,84
      特伦蒂诺,特倫蒂諾,84,85
      摩德纳,摩德納,80,78
      皮亚琴察,皮亞琴察,78,79
      米兰,米蘭,76,75
      维罗纳,維羅納,75,74
      蒙扎,蒙札,72,73
      奇维塔诺瓦,奇維塔諾瓦,78,77
      拉蒂纳,拉蒂納,66,67
      帕多瓦,帕多瓦,64,65
      塔兰托,塔蘭托,63,62
      库内奥,庫內奧,60,61
    `,
  }),
  createSportLeague({
    ...VB,
    name: { cn: '波兰男排联赛', tw: '波蘭男排聯賽' },
    country: { cn: '波兰', tw: '波蘭' },
    icon: 'pl',
    utcOffset: 1,
    featured: 0,
    teams: `
      扎韦尔切,札韋爾切,82,80
      华沙,華沙,80,81
      雷索维亚,雷索維亞,77,76
      卢布林,盧布林,78,78
      凯杰任,凱傑任,76,75
      亚斯琴别,亞斯琴別,75,76
      贝乌哈图夫,貝烏哈圖夫,72,70
      奥尔什丁,奧爾什丁,68,69
      格但斯克,格但斯克,64,65
      苏瓦乌基,蘇瓦烏基,63,62
    `,
  }),
  createSportLeague({
    ...VB,
    name: { cn: '日本男排SV联赛', tw: '日本男排SV聯賽' },
    country: { cn: '日本', tw: '日本' },
    icon: 'jp',
    utcOffset: 9,
    featured: 0,
    teams: `
      大阪,大阪,80,79
      名古屋,名古屋,79,78
      东京,東京,74,75
      广岛,廣島,73,74
      堺,堺,75,73
      静冈,靜岡,68,69
      北海道,北海道,64,65
      长野,長野,63,64
      爱知,愛知,66,66
      福冈,福岡,60,62
    `,
  }),
  createSportLeague({
    ...VB,
    name: { cn: '中国女排超级联赛', tw: '中國女排超級聯賽' },
    country: { cn: '中国', tw: '中國' },
    icon: 'cn',
    utcOffset: 8,
    featured: 2,
    teams: `
      天津女排,天津女排,85,84
      上海女排,上海女排,82,80
      江苏女排,江蘇女排,80,81
      北京女排,北京女排,76,75
      山东女排,山東女排,74,75
      浙江女排,浙江女排,72,71
      辽宁女排,遼寧女排,71,72
      广东女排,廣東女排,69,68
      福建女排,福建女排,67,68
      河南女排,河南女排,64,63
      四川女排,四川女排,62,63
      云南女排,雲南女排,58,60
    `,
  }),
  createSportLeague({
    ...VB,
    name: { cn: '巴西女排超级联赛', tw: '巴西女排超級聯賽' },
    country: { cn: '巴西', tw: '巴西' },
    icon: 'br',
    utcOffset: -3,
    featured: 0,
    teams: `
      米纳斯,米納斯,83,82
      普拉亚,普拉亞,82,81
      奥萨斯库,奧薩斯庫,80,79
      里约热内卢,里約熱內盧,74,76
      圣保罗,聖保羅,72,71
      巴鲁埃里,巴魯埃里,70,71
      弗鲁米嫩塞,弗魯米嫩塞,69,68
      马林加,馬林加,65,64
      包鲁,包魯,74,73
      布鲁斯基,布魯斯基,60,61
    `,
  }),
];
