import { createRandom } from '../../random/createRandom.ts';
import type { BilingualName } from '../../definitions/worldTypes.ts';
import { createPlayers } from './createPlayers.ts';

const parsePairs = (table: string) =>
  table
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(',') as [cn: string, tw: string]);

/** Family and given names by region, as written in the mainland and in Taiwan. */
const CHINESE = {
  family: parsePairs(
    '王,王 李,李 张,張 刘,劉 陈,陳 杨,楊 赵,趙 黄,黃 周,周 吴,吳 徐,徐 孙,孫 胡,胡 朱,朱 高,高 林,林 何,何 郭,郭 马,馬 罗,羅',
  ),
  given: parsePairs(
    '志强,志強 建华,建華 浩然,浩然 子轩,子軒 伟杰,偉傑 俊杰,俊傑 文博,文博 宇航,宇航 明远,明遠 嘉豪,嘉豪 振东,振東 国栋,國棟 思远,思遠 家辉,家輝 立新,立新 晓峰,曉峰 鹏飞,鵬飛 泽宇,澤宇 承恩,承恩 冠宇,冠宇',
  ),
};
const JAPANESE = {
  family: parsePairs(
    '佐藤,佐藤 铃木,鈴木 高桥,高橋 田中,田中 渡边,渡邊 伊藤,伊藤 山本,山本 中村,中村 小林,小林 加藤,加藤 吉田,吉田 山田,山田 松本,松本 井上,井上 木村,木村 清水,清水',
  ),
  given: parsePairs(
    '健太,健太 翔,翔 拓也,拓也 大辉,大輝 直人,直人 和也,和也 悠斗,悠斗 诚,誠 达也,達也 修平,修平 亮,亮 隆史,隆史 勇气,勇氣 圭介,圭介',
  ),
};
const KOREAN = {
  family: parsePairs('金,金 李,李 朴,朴 崔,崔 郑,鄭 姜,姜 赵,趙 尹,尹 张,張 林,林 韩,韓 申,申'),
  given: parsePairs(
    '民俊,民俊 贤宇,賢宇 成勋,成勳 在元,在元 泰亨,泰亨 俊浩,俊浩 东旭,東旭 承佑,承佑 镇洙,鎮洙 永彬,永彬 智勋,智勳 相赫,相赫',
  ),
};

const REGIONS: readonly (readonly [RegExp, typeof CHINESE])[] = [
  [/中国|台湾|台北|香港|澳门/, CHINESE],
  [/日本/, JAPANESE],
  [/韩国/, KOREAN],
];

/** Initials and surnames of `createPlayers` that a seed may start at. */
const STARTS = 1_000;

/** Creates different names of fictional players of a region, from a seed. Other regions have an initial and a surname. */
export function listNamesOfRegion(region: string, seed: number, count: number): readonly BilingualName[] {
  const names = REGIONS.find(([pattern]) => pattern.test(region))?.[1];
  if (!names) return createPlayers(seed % STARTS, count, seed % 17).map(({ name }) => name);
  const random = createRandom(seed);
  const [family, given] = [Math.floor(random() * names.family.length), Math.floor(random() * names.given.length)];
  return Array.from({ length: count }, (_, k) => {
    const [first, last] = [
      names.family[(family + k) % names.family.length]!,
      names.given[(given + 3 * k + Math.floor(k / names.family.length)) % names.given.length]!,
    ];
    return { cn: first[0] + last[0], tw: first[1] + last[1] };
  });
}
