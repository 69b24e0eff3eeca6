import { createHash } from 'node:crypto';
import type { Locale } from '../../base/locale.ts';
import { deriveTronAddress } from '../cards/tronAddress.ts';

/** Receiving account of the platform. The accounts are fictitious. */
export interface Payee {
  readonly id: string;
  /** Code from the bank list; empty for other payment types. */
  readonly bankCode: string;
  readonly branch: Readonly<Record<Locale, string>>;
  readonly accountNo: string;
  readonly holder: Readonly<Record<Locale, string>>;
}

const both = (text: string): Readonly<Record<Locale, string>> => ({ 'zh-CN': text, 'zh-TW': text });

const account = (id: string, accountNo: string, holder = both('')): Payee => ({
  id,
  bankCode: '',
  branch: both(''),
  accountNo,
  holder,
});

/** Placeholder for an account that no longer exists. */
export const NO_PAYEE: Payee = account('', '');

const BANK_HOLDER = { 'zh-CN': '演示支付科技', 'zh-TW': '示範支付科技' };

const deriveEthereumAddress = (seed: string): string =>
  `0x${createHash('sha256').update(seed).digest('hex').slice(0, 40)}`;

/** Numbers of the receiving addresses of a chain. Coins have few amounts below one requested amount, so they need many. */
const chainAccounts = Array.from({ length: 16 }, (_, index) => index + 1);

/** Receiving accounts by payment type. Several accounts allow many open orders of the same amount. */
export const payees: Readonly<Record<string, readonly Payee[]>> = {
  bank: [
    {
      id: 'bank-1',
      bankCode: 'ICBC',
      branch: { 'zh-CN': '上海徐汇支行', 'zh-TW': '上海徐匯支行' },
      accountNo: '6222020000000000000',
      holder: BANK_HOLDER,
    },
    {
      id: 'bank-2',
      bankCode: 'CMB',
      branch: { 'zh-CN': '深圳南山支行', 'zh-TW': '深圳南山支行' },
      accountNo: '6225880000000000',
      holder: BANK_HOLDER,
    },
  ],
  alipay: [
    account('alipay-1', 'pay01@sandbox.example', { 'zh-CN': '演示收款', 'zh-TW': '示範收款' }),
    account('alipay-2', 'pay02@sandbox.example', { 'zh-CN': '演示收款', 'zh-TW': '示範收款' }),
  ],
  'usdt-trc20': chainAccounts.map((n) => account(`trc20-${n}`, deriveTronAddress(`pavilion sandbox ${n}`))),
  'usdt-erc20': chainAccounts.map((n) => account(`erc20-${n}`, deriveEthereumAddress(`pavilion sandbox ${n}`))),
  huiwang: [account('huiwang-1', 'HW88800001', both('Pavilion Sandbox'))],
};

/** Finds a receiving account by its id. */
export const findPayee = (payType: string, id: string): Payee | undefined =>
  payees[payType]?.find((payee) => payee.id === id);
