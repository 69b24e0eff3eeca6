import { type Locale } from '../../content/locale.ts';

/** Who talks in the rooms when few others do: names as players choose them, marked as bots on the wire. */
export const botNames: Readonly<Record<Locale, readonly string[]>> = {
  'zh-CN': ['球场老炮', '晚风', '二串一', '北看台', '小周看球', '半场论', '安静的水位', '阿泽', '角旗区', '第四官员'],
  'zh-TW': ['場邊觀察員', '阿凱', '深夜看球', '內野席', '雨天順延', '小籠包', '三分線外', '慢慢看', '阿德', '運彩新手'],
};
