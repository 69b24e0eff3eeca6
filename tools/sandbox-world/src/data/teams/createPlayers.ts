import type { Team } from './parseTeamRows.ts';

/** Surnames of fictional players, as written in the mainland and in Taiwan. */
const SURNAMES = `
  沃特森,華特森 哈里森,哈里遜 米切尔,米契爾 罗伯逊,羅伯森 康纳,康納 布拉德利,布萊德利 斯图尔特,史都華 格林伍德,葛林伍德
  霍华德,霍華德 卡拉汉,卡拉漢 道森,道森 弗莱彻,佛萊契 吉布森,吉布森 哈珀,哈潑 詹金斯,詹金斯 劳森,勞森
  麦考尔,麥考爾 诺里斯,諾里斯 帕克斯,帕克斯 昆兰,昆蘭 里德尔,里德爾 辛克莱,辛克萊 特纳,透納 厄普顿,厄普頓
  万斯,凡斯 韦伯,韋伯 约克,約克 阿尔瓦雷斯,艾瓦瑞茲 贝尔蒙特,貝爾蒙特 卡斯蒂略,卡斯提洛 多明戈斯,多明哥斯 埃斯皮诺,艾斯皮諾
  费尔南多,費南多 加西亚,賈西亞 赫雷拉,赫雷拉 伊格莱西亚,伊格萊西亞 洛佩斯,羅培茲 马丁内利,馬丁內利 纳瓦罗,納瓦羅 奥尔特加,歐提加
  帕切科,帕契科 罗马诺,羅馬諾 桑托罗,桑托羅 托雷斯,托瑞斯 韦尔加,維爾加 巴赫曼,巴赫曼 迪特里希,狄特里希 艾希纳,艾希納
  芬克,芬克 格鲁伯,葛魯伯 霍夫曼,霍夫曼 凯勒,凱勒 伦茨,倫茲 默勒,莫勒 诺伊曼,諾伊曼 里希特,李希特
  施密特,施密特 沃格尔,沃格爾 齐默,齊默 博罗丁,博羅丁 切尔诺夫,切爾諾夫 德米多夫,德米多夫 戈林斯基,戈林斯基 伊万科,伊凡科
  卡列宁,卡列寧 列别杰,列別傑 莫罗兹,莫羅茲 尼基京,尼基丁 奥尔洛,奧爾洛 彼得罗夫,彼得羅夫 索科尔,索科爾 瓦西里,瓦西里
  杜邦,杜邦 富尼耶,富尼耶 加尼耶,加尼耶 朗贝尔,朗貝爾 莫罗,莫羅 佩兰,佩蘭 鲁塞尔,魯塞爾 西蒙尼,西蒙尼
  林德伯格,林德伯格 约翰逊,強森 尼尔森,尼爾森 彼得森,彼得森 斯文森,史文森 哈康,哈康 范德林,范德林 德弗里斯,德弗里斯
  菲利克斯,菲力克斯 巴雷特,巴雷特 克劳福德,克勞福德 埃弗雷特,艾佛雷特 弗兰克林,富蘭克林 格兰杰,葛蘭傑 赫德森,哈德森 因格拉姆,英格拉姆
`;

const SURNAME_PAIRS = SURNAMES.trim()
  .split(/\s+/)
  .map((pair) => pair.split(',') as [cn: string, tw: string]);

const INITIALS = 'ADJMRTLCKPNSEBVGHO';

/** Strengths from the best player to the weakest. */
const STRENGTH = { best: 90, last: 48 } as const;

/** Creates players with initials, the best first. `from` is an offset in the list of surnames, which wraps around. */
export function createPlayers(from: number, count: number, initialsFrom: number): readonly Team[] {
  return Array.from({ length: count }, (_, k) => {
    const [cn, tw] = SURNAME_PAIRS[(from + k) % SURNAME_PAIRS.length]!;
    const initial = INITIALS[(initialsFrom + 5 * k + Math.floor((from + k) / SURNAME_PAIRS.length)) % INITIALS.length]!;
    const strength = Math.round(STRENGTH.best - ((STRENGTH.best - STRENGTH.last) * k) / (count - 1));
    return {
      name: { cn: `${initial}·${cn}`, tw: `${initial}．${tw}` },
      attack: Math.min(strength + ((k * 7) % 5) - 2, 94),
      defence: Math.max(strength - ((k * 7) % 5) + 2, 40),
    };
  });
}
