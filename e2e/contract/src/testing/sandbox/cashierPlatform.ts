import type { RequestOf } from '@pavilion/api-client/protocol';
import { createId, formatMinor, parseMinor } from '@pavilion/kernel';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox';
import type { DatabaseProvider } from './databaseProvider.ts';
import { createTimeShift } from '../clock/createTimeShift.ts';
import { type MemberOptions, type NamedPlayer, type Platform, type SandboxConsole, startPlatform } from './platform.ts';

/** Real name of every player of these suites. */
export const REAL_NAME = '陈测试';

/** md5 of the second password. */
export const SECOND_PASSWORD_HASH = computeMd5(DEMO_PASSWORD);

/** Parses decimal text to cents. */
export const parseCents = (text: string): bigint => {
  const amount = parseMinor(text);
  if (amount === undefined) throw new Error(`parseCents: "${text}" is no amount.`);
  return amount;
};

let phones = 0;
let numbers = 0;

/** Creates a card number with its check digit, computed independently of the platform (ISO/IEC 7812). */
export function createBankNumber(): string {
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

/** A platform with an adjustable clock, and players who are allowed to withdraw. */
export interface CashierPlatform {
  readonly platform: Platform;
  readonly control: SandboxConsole;
  readonly newPlayer: (options?: MemberOptions) => Promise<NamedPlayer>;
  /** Time of the platform, milliseconds since 1970. */
  readonly now: () => number;
  /** Advances the clock and processes due orders. */
  readonly advance: (ms: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a platform. By default an order changes only by console commands and by expiry. */
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
        realName: REAL_NAME,
        secondPassword: DEMO_PASSWORD,
        ...options,
      }),
    now: clock.now,
    advance: async (ms) => {
      clock.advance(ms);
      await control.sweepOrders();
    },
    close: () => platform.sandbox.close(),
  };
}

/** Requests a deposit. */
export const requestDeposit = (player: NamedPlayer, body: RequestOf<'payment.pay'>, requestId = createId()) =>
  player.call('payment.pay', body, { requestId });

/** Saves a new bank card of the player and returns its id. */
export const addBankCard = async ({ call }: NamedPlayer): Promise<string> => {
  const card = { kind: 'bank' as const, issuer: 'ICBC', number: createBankNumber(), holder: REAL_NAME };
  return (await call('bankCard.withdrawAdd', card)).cardId;
};

/** Withdrawal to a saved account. `change` replaces fields of the request. */
export interface WithdrawalDraft {
  readonly cardId: string;
  readonly amount: string;
  readonly change?: Partial<RequestOf<'withdraw.new'>>;
}

/** Requests a withdrawal to a saved account. */
export const requestWithdrawal = (
  player: NamedPlayer,
  { cardId, amount, change = {} }: WithdrawalDraft,
  requestId = createId(),
) => {
  const body = { cardId, amount, secondPassword: SECOND_PASSWORD_HASH, cardholderName: REAL_NAME, ...change };
  return player.call('withdraw.new', body, { requestId });
};

/** Returns wallet balance, locked amount and coins. */
export async function fetchBalances({ call, wallet, locked }: NamedPlayer) {
  const { coinBalance } = await call('transfer.getTransferRate', {});
  return { wallet: await wallet(), locked: await locked(), coin: coinBalance };
}

/** Adds decimal texts. */
export const addAmounts = (a: string, b: string): string => formatMinor(parseCents(a) + parseCents(b));

/** Returns code, reason and text of a refusal. Throws if the call succeeds. */
export async function catchRefusal(
  work: Promise<unknown>,
): Promise<{ code: number; reason: unknown; message: string }> {
  const error = await work.then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (error === undefined) throw new Error('catchRefusal: the call succeeded. Expected a refusal.');
  const {
    code = -1,
    data,
    serverMessage = '',
  } = error as { code?: number; data?: { reason?: unknown }; serverMessage?: string };
  return { code, reason: data?.reason, message: serverMessage };
}
