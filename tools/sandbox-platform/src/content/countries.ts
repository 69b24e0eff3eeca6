import type { Locale } from '../base/locale.ts';

/** Country or region whose phone numbers can receive codes. */
export interface Country {
  readonly areaCode: string;
  readonly names: Readonly<Record<Locale, string>>;
  /** Pattern of mobile numbers as typed: national digits without the area code. */
  readonly regex: string;
}

/** Rows of area code, name in both scripts, and pattern of mobile numbers. */
const rows: readonly (readonly [areaCode: string, zhCN: string, zhTW: string, regex: string])[] = [
  ['+86', '中国大陆', '中國大陸', '^1[3-9]\\d{9}$'],
  ['+852', '中国香港', '香港', '^[4-9]\\d{7}$'],
  ['+853', '中国澳门', '澳門', '^6\\d{7}$'],
  ['+886', '中国台湾', '台灣', '^0?9\\d{8}$'],
  ['+81', '日本', '日本', '^0?[789]0\\d{8}$'],
  ['+82', '韩国', '南韓', '^0?10\\d{7,8}$'],
  ['+60', '马来西亚', '馬來西亞', '^0?1(?:1\\d{8}|[02-46-9]\\d{7})$'],
  ['+65', '新加坡', '新加坡', '^[89]\\d{7}$'],
  ['+63', '菲律宾', '菲律賓', '^0?9\\d{9}$'],
  ['+66', '泰国', '泰國', '^0?[689]\\d{8}$'],
  ['+84', '越南', '越南', '^0?(?:3|5|7|8|9)\\d{8}$'],
  ['+62', '印度尼西亚', '印尼', '^0?8\\d{7,9}$'],
  ['+855', '柬埔寨', '柬埔寨', '^0?(?:1\\d|[6-9]\\d)\\d{6,7}$'],
  ['+856', '老挝', '寮國', '^0?20\\d{8}$'],
  ['+95', '缅甸', '緬甸', '^0?9\\d{7,9}$'],
  ['+673', '文莱', '汶萊', '^[78]\\d{6}$'],
  ['+976', '蒙古', '蒙古', '^[5-9]\\d{7}$'],
  ['+91', '印度', '印度', '^0?[6-9]\\d{9}$'],
  ['+92', '巴基斯坦', '巴基斯坦', '^0?3\\d{9}$'],
  ['+880', '孟加拉国', '孟加拉', '^0?1[3-9]\\d{8}$'],
  ['+94', '斯里兰卡', '斯里蘭卡', '^0?7\\d{8}$'],
  ['+977', '尼泊尔', '尼泊爾', '^9[678]\\d{8}$'],
  ['+971', '阿联酋', '阿拉伯聯合大公國', '^0?5\\d{8}$'],
  ['+966', '沙特阿拉伯', '沙烏地阿拉伯', '^0?5\\d{8}$'],
  ['+972', '以色列', '以色列', '^0?5\\d{8}$'],
  ['+90', '土耳其', '土耳其', '^0?5\\d{9}$'],
  ['+7', '俄罗斯', '俄羅斯', '^8?9\\d{9}$'],
  ['+44', '英国', '英國', '^0?7[1-9]\\d{8}$'],
  ['+353', '爱尔兰', '愛爾蘭', '^0?8[35-9]\\d{7}$'],
  ['+33', '法国', '法國', '^0?[67]\\d{8}$'],
  ['+49', '德国', '德國', '^0?1[5-7]\\d{8}$'],
  ['+39', '意大利', '義大利', '^3\\d{8,9}$'],
  ['+34', '西班牙', '西班牙', '^[67]\\d{8}$'],
  ['+351', '葡萄牙', '葡萄牙', '^9[1236]\\d{7}$'],
  ['+31', '荷兰', '荷蘭', '^0?6[1-58]\\d{7}$'],
  ['+32', '比利时', '比利時', '^0?4\\d{8}$'],
  ['+41', '瑞士', '瑞士', '^0?7[5-9]\\d{7}$'],
  ['+46', '瑞典', '瑞典', '^0?7[02369]\\d{7}$'],
  ['+61', '澳大利亚', '澳洲', '^0?4\\d{8}$'],
  ['+64', '新西兰', '紐西蘭', '^0?2\\d{7,9}$'],
  ['+1', '美国／加拿大', '美國／加拿大', '^[2-9]\\d{2}[2-9]\\d{6}$'],
  ['+52', '墨西哥', '墨西哥', '^[1-9]\\d{9}$'],
  ['+55', '巴西', '巴西', '^[1-9]{2}9\\d{8}$'],
  ['+27', '南非', '南非', '^0?[678]\\d{8}$'],
];

/** Entries of the area-code list, with mainland China first (§9). */
export const countries: readonly Country[] = rows.map(([areaCode, zhCN, zhTW, regex]) => ({
  areaCode,
  names: { 'zh-CN': zhCN, 'zh-TW': zhTW },
  regex,
}));

/** Whether a number is a mobile number of the country with this area code. */
export function isMobileNumber(areaCode: string, number: string): boolean {
  const country = countries.find((each) => each.areaCode === areaCode);
  return country !== undefined && new RegExp(country.regex).test(number);
}
