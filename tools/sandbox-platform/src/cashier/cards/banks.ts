import type { Locale } from '../../base/locale.ts';

/** Bank that issues cards. */
export interface Bank {
  readonly code: string;
  readonly names: Readonly<Record<Locale, string>>;
}

const bank = (code: string, cn: string, tw: string): Bank => ({ code, names: { 'zh-CN': cn, 'zh-TW': tw } });

/** Card-issuing banks with the codes of the payment industry. */
export const banks: readonly Bank[] = [
  bank('ICBC', '中国工商银行', '中國工商銀行'),
  bank('CCB', '中国建设银行', '中國建設銀行'),
  bank('ABC', '中国农业银行', '中國農業銀行'),
  bank('BOC', '中国银行', '中國銀行'),
  bank('COMM', '交通银行', '交通銀行'),
  bank('CMB', '招商银行', '招商銀行'),
  bank('PSBC', '中国邮政储蓄银行', '中國郵政儲蓄銀行'),
  bank('CITIC', '中信银行', '中信銀行'),
  bank('CEB', '中国光大银行', '中國光大銀行'),
  bank('CMBC', '中国民生银行', '中國民生銀行'),
  bank('CIB', '兴业银行', '興業銀行'),
  bank('SPDB', '上海浦东发展银行', '上海浦東發展銀行'),
  bank('PAB', '平安银行', '平安銀行'),
  bank('HXB', '华夏银行', '華夏銀行'),
  bank('GDB', '广发银行', '廣發銀行'),
];

/** Returns the name of a saved account's issuer: the bank's name, or the code of others. */
export function getIssuerName(code: string, locale: Locale): string {
  if (code === 'ALIPAY') return locale === 'zh-TW' ? '支付寶' : '支付宝';
  return banks.find((each) => each.code === code)?.names[locale] ?? code;
}
