import type { RequestOf } from '@pavilion/api-client/protocol';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import { DEMO_PASSWORD, md5Of } from '@pavilion/sandbox';
import type { DatabaseProvider } from '../testing/books.ts';
import { createTimeShift } from '../testing/createTimeShift.ts';
import { type MemberOptions, type NamedPlayer, type Platform, type SandboxConsole, startPlatform } from './platform.ts';

/** Registered name of every player of these suites. */
export const NAME = '陈测试';

/** md5 of the password that guards withdrawals. */
export const SECOND = md5Of(DEMO_PASSWORD);

/** Cents of an amount's text. */
export const cents = (text: string): bigint => {
  const amount = parseMinor(text);
  if (amount === undefined) throw new Error(`"${text}" is no amount`);
  return amount;
};

let phones = 0;
let numbers = 0;

/** Number with its check digit, by the book and by nobody's code but this (ISO/IEC 7812). */
export function bankNumber(): string {
  const body = `622202${String(++numbers).padStart(9, '0')}`;
  const digitFor = (candidate: number) =>
    [...`${body}${candidate}`].reduceRight(
      ({ sum, isSecond }, digit) => {
        const value = isSecond ? 2 * Number(digit) : Number(digit);
        return { sum: sum + Math.floor(value / 10) + (value % 10), isSecond: !isSecond };
      },
      { sum: 0, isSecond: false },
    ).sum % 10;
  return `${body}${[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => digitFor(digit) === 0)}`;
}

/** A platform whose clock can be set forward, and players who may withdraw. */
export interface CashierPlatform {
  readonly platform: Platform;
  readonly control: SandboxConsole;
  readonly newPlayer: (options?: MemberOptions) => Promise<NamedPlayer>;
  /** Sets the clock forward and does what it has for orders. */
  readonly advance: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts one. No order moves by itself but by expiry, unless the settings say so. */
export async function startCashier(databases: DatabaseProvider, settings = {}): Promise<CashierPlatform> {
  const clock = createTimeShift();
  const platform: Platform = await startPlatform(databases, { clock });
  const control = platform.sandbox.console;
  await control.setSettings({ depositConfirmMs: 0, withdrawStepMs: 0, ...settings });
  return {
    platform,
    control,
    newPlayer: (options = {}) =>
      platform.newPlayer({
        phone: `137${String(++phones).padStart(8, '0')}`,
        realName: NAME,
        secondPassword: DEMO_PASSWORD,
        ...options,
      }),
    advance: async (ms) => {
      clock.advance(ms);
      await control.sweepOrders();
    },
    close: () => platform.sandbox.close(),
  };
}

/** Asks for a deposit. */
export const pay = (player: NamedPlayer, body: RequestOf<'payment.pay'>, requestId = createId()) =>
  player.call('payment.pay', body, { requestId });

/** Saves a bank card of the player's own. */
export const addBankCard = async ({ call }: NamedPlayer): Promise<string> => {
  const card = { kind: 'bank' as const, issuer: 'ICBC', number: bankNumber(), holder: NAME };
  return (await call('bankCard.withdrawAdd', card)).cardId;
};

/** Withdrawal to a saved account; `change` replaces fields of the request. */
export interface WithdrawalDraft {
  readonly cardId: string;
  readonly amount: string;
  readonly change?: Partial<RequestOf<'withdraw.new'>>;
}

/** Asks for a withdrawal to a saved account. */
export const withdraw = (
  player: NamedPlayer,
  { cardId, amount, change = {} }: WithdrawalDraft,
  requestId = createId(),
) => {
  const body = { cardId, amount, secondPassword: SECOND, cardholderName: NAME, ...change };
  return player.call('withdraw.new', body, { requestId });
};

/** Wallet, money on its way out and coins. */
export async function fetchBalances({ call, wallet, locked }: NamedPlayer) {
  const { coinBalance } = await call('transfer.getTransferRate', {});
  return { wallet: await wallet(), locked: await locked(), coin: coinBalance };
}

/** The sum of two amounts' texts. */
export const plus = (a: string, b: string): string => formatMinor(cents(a) + cents(b));

/** The difference of two amounts' texts. */
export const minus = (a: string, b: string): string => formatMinor(cents(a) - cents(b));

/** The reason and the text of a refusal; fails the test when there was none. */
export async function catchRefusal(
  work: Promise<unknown>,
): Promise<{ code: number; reason: unknown; message: string }> {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error === undefined) throw new Error('expected a refusal');
  const {
    code = -1,
    data,
    serverMessage = '',
  } = error as { code?: number; data?: { reason?: unknown }; serverMessage?: string };
  return { code, reason: data?.reason, message: serverMessage };
}
