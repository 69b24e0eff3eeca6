import { createFootballLeague, type FootballLeague } from './createFootballLeague.ts';

/** African football leagues. Team rows: mainland name, Taiwan name, attack, defence (0 to 99). */
export const africaLeagues: readonly FootballLeague[] = [
  createFootballLeague({
    key: 'EGY',
    name: { cn: '埃及超级联赛', tw: '埃及超級聯賽' },
    country: { cn: '埃及', tw: '埃及' },
    icon: 'eg',
    utcOffset: 2,
    featured: 0,
    goals: 2.2,
    variants: ['U21'],
    teams: `
      阿赫利,阿赫利,72,68
      扎马雷克,扎馬雷克,66,67
      金字塔,金字塔,64,64
      马斯里,馬斯里,62,62
      伊斯梅利,伊斯梅利,60,59
      斯莫哈,斯莫哈,55,60
      国家银行,國家銀行,54,58
      伊蒂哈德,伊蒂哈德,51,57
    `,
  }),
  createFootballLeague({
    key: 'MAR',
    name: { cn: '摩洛哥甲级联赛', tw: '摩洛哥甲級聯賽' },
    country: { cn: '摩洛哥', tw: '摩洛哥' },
    icon: 'ma',
    utcOffset: 1,
    featured: 0,
    goals: 2.2,
    variants: ['U21'],
    teams: `
      卡萨维达德,卡薩維達德,67,71
      拉贾卡萨布兰卡,拉賈卡薩布蘭卡,67,64
      拉巴特武装部队,拉巴特武裝部隊,63,64
      伯尔卡复兴,伯爾卡復興,63,60
      非斯马格里布,非斯馬格里布,60,58
      阿加迪尔,阿加迪爾,58,57
      丹吉尔,丹吉爾,54,57
      萨菲奥林匹克,薩菲奧林匹克,51,57
    `,
  }),
  createFootballLeague({
    key: 'RSA',
    name: { cn: '南非超级联赛', tw: '南非超級聯賽' },
    country: { cn: '南非', tw: '南非' },
    icon: 'za',
    utcOffset: 2,
    featured: 0,
    goals: 2.2,
    variants: ['U21'],
    teams: `
      马梅洛迪日落,馬梅洛迪日落,71,67
      奥兰多海盗,奧蘭多海盜,64,67
      凯泽酋长,凱澤酋長,63,64
      斯泰伦博斯,斯泰倫博斯,60,63
      塞库库内联,塞庫庫內聯,59,60
      开普敦城,開普敦城,57,58
      金箭,金箭,57,55
      超级体育联,超級體育聯,53,55
    `,
  }),
  createFootballLeague({
    key: 'TUN',
    name: { cn: '突尼斯甲级联赛', tw: '突尼西亞甲級聯賽' },
    country: { cn: '突尼斯', tw: '突尼西亞' },
    icon: 'tn',
    utcOffset: 1,
    featured: 0,
    goals: 2.1,
    variants: ['U21'],
    teams: `
      突尼斯希望,突尼西亞希望,66,68
      非洲人,非洲人,61,67
      萨赫勒星,薩赫勒星,59,64
      斯法克斯,斯法克斯,59,60
      莫纳斯提尔,莫納斯提爾,56,59
      比塞大,比塞大,56,55
      加贝斯,加貝斯,54,54
      加夫萨,加夫薩,51,53
    `,
  }),
];
