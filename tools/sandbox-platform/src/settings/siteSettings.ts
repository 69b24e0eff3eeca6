import type { ResponseSealing } from '@pavilion/api-client/protocol';
import { parseRate } from './rates.ts';
import { type CaptchaMode, captchaModes } from './captchaMode.ts';
import type { Locale } from '../base/locale.ts';
import type { Db } from '../db/database.ts';

/** What the console may change while the sites run (ruling S1). Switches are text: `"1"` on, `"0"` off. */
export interface SiteSettings {
  readonly titles: Readonly<Record<Locale, string>>;
  /** Empty: mobile visitors stay. */
  readonly h5DomainUrl: string;
  readonly depositSwitch: '0' | '1';
  readonly editionSwitch: '0' | '1';
  /** Whether clients seal paths and bodies (API-04). */
  readonly safeSwitch: '0' | '1';
  /** Which answers are sealed, whatever the call was (API-05). */
  readonly answerSealing: ResponseSealing;
  readonly customerServiceUrl: string;
  /** Navigation keys shown as under maintenance. */
  readonly maintainedKeys: readonly string[];
  /** Venues that refuse with 6415, in lower case, such as `crty`. */
  readonly maintainedVenues: readonly string[];
  /** How captchas are chosen (CAP-01). */
  readonly captchaMode: CaptchaMode;
  /** Whether a login from somewhere new has to be confirmed with a code (NEW-01). */
  readonly newDeviceRule: '0' | '1';
  /** Milliseconds an in-play bet stays pending. */
  readonly inPlayDelayMs: number;
  /** Milliseconds until a payment seen is believed, where no chain says so; 0 leaves it to the operator. */
  readonly depositConfirmMs: number;
  /** Milliseconds from each step of a withdrawal to the next; 0 leaves them to the operator. */
  readonly withdrawStepMs: number;
  /** CNY for one USDT: what a member pays for it, and what it brings. */
  readonly usdtRates: { readonly buy: string; readonly sell: string };
  /** CNY for one USD, by which the payout caps of the sports book are counted (§1). */
  readonly usdRate: string;
  /** Lines a minute of the bots in the chat, over all rooms together; 0 is silence. */
  readonly chatBotsPerMinute: number;
}

/** What a new platform starts with. */
export const defaultSettings: SiteSettings = {
  titles: { 'zh-CN': '云阁', 'zh-TW': '玉閣' },
  h5DomainUrl: '',
  depositSwitch: '1',
  editionSwitch: '1',
  safeSwitch: '1',
  answerSealing: 'asCalled',
  customerServiceUrl: '/app/help/zxkf',
  maintainedKeys: [],
  maintainedVenues: [],
  captchaMode: 'default',
  newDeviceRule: '0',
  inPlayDelayMs: 3_000,
  depositConfirmMs: 8_000,
  withdrawStepMs: 10_000,
  usdtRates: { buy: '7.2', sell: '7.1' },
  usdRate: '7.10',
  chatBotsPerMinute: 8,
};

const isSwitch = (value: unknown): boolean => value === '0' || value === '1';
const isText = (value: unknown): boolean => typeof value === 'string';
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isDelay = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

const isRatePair = (value: unknown): boolean => {
  const { buy, sell } = (value ?? {}) as Record<string, unknown>;
  const [ask, bid] = [buy, sell].map((rate) => (isText(rate) ? parseRate(rate as string) : undefined));
  return ask !== undefined && bid !== undefined && bid <= ask;
};

const checks: Readonly<Record<keyof SiteSettings, (value: unknown) => boolean>> = {
  titles: (value) => ['zh-CN', 'zh-TW'].every((locale) => isText((value as Record<string, unknown> | null)?.[locale])),
  h5DomainUrl: isText,
  depositSwitch: isSwitch,
  editionSwitch: isSwitch,
  safeSwitch: isSwitch,
  answerSealing: (value) => ['asCalled', 'always', 'never'].includes(value as string),
  customerServiceUrl: isText,
  maintainedKeys: isTextList,
  maintainedVenues: isTextList,
  captchaMode: (value) => captchaModes.includes(value as CaptchaMode),
  newDeviceRule: isSwitch,
  inPlayDelayMs: (value) => isDelay(value, 60_000),
  depositConfirmMs: (value) => isDelay(value, 3_600_000),
  withdrawStepMs: (value) => isDelay(value, 3_600_000),
  usdtRates: isRatePair,
  usdRate: (value) => isText(value) && /^\d{1,3}\.\d{2}$/.test(value as string) && value !== '0.00',
  chatBotsPerMinute: (value) => isDelay(value, 600),
};

/** Name of the first setting of a change that is unknown or has a value that cannot be. */
export function badSetting(change: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(change).find(
    (key) => !Object.hasOwn(checks, key) || !checks[key as keyof SiteSettings](change[key]),
  );
}

/** The settings in force, kept in the books. */
export interface SettingsStore {
  readonly current: () => SiteSettings;
  readonly change: (change: Partial<SiteSettings>) => Promise<SiteSettings>;
  readonly reset: () => Promise<SiteSettings>;
}

const KEY = 'site';

async function save(db: Db, settings: SiteSettings): Promise<void> {
  const value = JSON.stringify(settings);
  await db
    .insertInto('settings')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Reads the settings once and keeps them at hand. `start` overrides what is stored, for this run only. */
export async function createSettingsStore(db: Db, start: Partial<SiteSettings> = {}): Promise<SettingsStore> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  let settings: SiteSettings = { ...defaultSettings, ...(row?.value as Partial<SiteSettings> | undefined), ...start };
  const put = async (next: SiteSettings) => {
    await save(db, next);
    settings = next;
    return next;
  };
  return {
    current: () => settings,
    change: (change) => put({ ...settings, ...change }),
    reset: () => put({ ...defaultSettings, ...start }),
  };
}
