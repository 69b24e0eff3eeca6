import type { BotLine } from './botLines.ts';

/** Nicknames of bots, in the style of players' names. */
export const botNames: readonly BotLine[] = [
  ['球场老炮', '場邊老鳥'],
  ['晚风', '晚風'],
  ['二串一', '二串一'],
  ['北看台', '內野席'],
  ['小周看球', '小周看球'],
  ['半场论', '半場論'],
  ['雨天顺延', '雨天順延'],
  ['阿泽', '阿澤'],
  ['角旗区', '角球區'],
  ['三分线外', '三分線外'],
  ['小笼包', '小籠包'],
  ['慢慢看', '慢慢看'],
];
