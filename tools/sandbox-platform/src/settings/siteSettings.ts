import type { ResponseSealing } from '@pavilion/api-client/protocol';
import { parseRate } from './rates.ts';
import { type CaptchaMode, captchaModes } from './captchaMode.ts';
import {
  defaultServiceTopics,
  isServiceHours,
  isServiceTopics,
  type ServiceHours,
  type ServiceTopic,
} from './serviceSettings.ts';
import { defaultNotices } from './defaultNotices.ts';
import { type SiteId, siteIds } from './siteIds.ts';
import { isSiteNotices, type SiteNotice } from './siteNotices.ts';
import type { Locale } from '../base/locale.ts';
import type { Db } from '../db/database.ts';

/** Settings that the console can change while the sites run (ruling S1). Switches are text: `"1"` on, `"0"` off. */
export interface SiteSettings {
  /** Titles of the sites; with an empty one the site shows the name of its brand (ruling N2). */
  readonly titles: Readonly<Record<SiteId, Readonly<Record<Locale, string>>>>;
  /** URL for mobile visitors. If it is empty, they are not redirected. */
  readonly h5DomainUrl: string;
  readonly depositSwitch: '0' | '1';
  readonly editionSwitch: '0' | '1';
  /** Whether clients seal paths and bodies (API-04). */
  readonly safeSwitch: '0' | '1';
  /** Rule by which responses are sealed, independent of the request (API-05). */
  readonly answerSealing: ResponseSealing;
  /** Address of customer service: the page of the site, or a URL of an allowed origin (ruling G1). */
  readonly customerServiceUrl: string;
  /** Origins besides the venues' that addresses of the platform may lead to, such as an outside customer service. */
  readonly allowedOrigins: readonly string[];
  /** Hours of the service desk in UTC+8. */
  readonly serviceHours: ServiceHours;
  /** Topics of the service desk with their automatic replies. */
  readonly serviceTopics: readonly ServiceTopic[];
  /** Notices, newest first. */
  readonly notices: readonly SiteNotice[];
  /** Navigation keys that the sites do not show; never `HOME`. */
  readonly hiddenKeys: readonly string[];
  /** Navigation keys that are shown as under maintenance. */
  readonly maintainedKeys: readonly string[];
  /** Codes of venues that refuse with 6415, in lower case, such as `crty`. */
  readonly maintainedVenues: readonly string[];
  /** Rule by which captchas are required (CAP-01). */
  readonly captchaMode: CaptchaMode;
  /** Whether a captcha is required before a member's codes too, unless `captchaMode` is `off`. A forgotten password always requires one. */
  readonly codeCaptcha: '0' | '1';
  /** Whether a login from a new device requires a code (NEW-01). */
  readonly newDeviceRule: '0' | '1';
  /** Whether a member may be logged in on several devices. If not, a login ends the sessions on others (F-AUTH-18). */
  readonly severalSessions: '0' | '1';
  /** Milliseconds that an in-play bet stays pending. */
  readonly inPlayDelayMs: number;
  /**
   * Milliseconds from a detected payment to its confirmation, for deposits without a blockchain. With 0 the operator
   * confirms.
   */
  readonly depositConfirmMs: number;
  /** Milliseconds between the steps of a withdrawal. With 0 the operator triggers each step. */
  readonly withdrawStepMs: number;
  /** Price of 1 USDT in CNY when members buy and when they sell. */
  readonly usdtRates: { readonly buy: string; readonly sell: string };
  /** Price of 1 USD in CNY, used to convert the payout caps (§1). */
  readonly usdRate: string;
  /** Messages of the chat bots per minute, in all rooms together; 0 disables them. */
  readonly chatBotsPerMinute: number;
}

const noTitle = { 'zh-CN': '', 'zh-TW': '' } as const;

/** Settings of a new platform. */
export const defaultSettings: SiteSettings = {
  titles: { '3000': noTitle, '3001': noTitle },
  h5DomainUrl: '',
  depositSwitch: '1',
  editionSwitch: '1',
  safeSwitch: '1',
  answerSealing: 'asCalled',
  customerServiceUrl: '/app/help/zxkf',
  allowedOrigins: [],
  serviceHours: { from: '00:00', to: '24:00' },
  serviceTopics: defaultServiceTopics,
  notices: defaultNotices,
  hiddenKeys: [],
  maintainedKeys: [],
  maintainedVenues: [],
  captchaMode: 'default',
  codeCaptcha: '0',
  newDeviceRule: '0',
  severalSessions: '0',
  inPlayDelayMs: 3_000,
  depositConfirmMs: 8_000,
  withdrawStepMs: 10_000,
  usdtRates: { buy: '7.2', sell: '7.1' },
  usdRate: '7.10',
  chatBotsPerMinute: 8,
};

const isSwitch = (value: unknown): boolean => value === '0' || value === '1';
const isText = (value: unknown): boolean => typeof value === 'string';
/** Whether a value is the origin of a web address, such as `https://help.example`. */
const isOrigin = (value: unknown): boolean =>
  isText(value) && /^https?:/.test(value as string) && URL.parse(value as string)?.origin === value;
const isTextList = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isDelay = (value: unknown, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max;

const isRatePair = (value: unknown): boolean => {
  const { buy, sell } = (value ?? {}) as Record<string, unknown>;
  const [ask, bid] = [buy, sell].map((rate) => (isText(rate) ? parseRate(rate as string) : undefined));
  return ask !== undefined && bid !== undefined && bid <= ask;
};

const isTitle = (value: unknown): boolean =>
  ['zh-CN', 'zh-TW'].every((locale) => isText((value as Record<string, unknown> | null | undefined)?.[locale]));

const checks: Readonly<Record<keyof SiteSettings, (value: unknown) => boolean>> = {
  titles: (value) => siteIds.every((site) => isTitle((value as Record<string, unknown> | null)?.[site])),
  h5DomainUrl: isText,
  depositSwitch: isSwitch,
  editionSwitch: isSwitch,
  safeSwitch: isSwitch,
  answerSealing: (value) => ['asCalled', 'always', 'never'].includes(value as string),
  customerServiceUrl: isText,
  allowedOrigins: (value) => Array.isArray(value) && value.every(isOrigin),
  serviceHours: isServiceHours,
  serviceTopics: isServiceTopics,
  notices: isSiteNotices,
  hiddenKeys: (value) => isTextList(value) && !(value as string[]).includes('HOME'),
  maintainedKeys: isTextList,
  maintainedVenues: isTextList,
  captchaMode: (value) => captchaModes.includes(value as CaptchaMode),
  codeCaptcha: isSwitch,
  newDeviceRule: isSwitch,
  severalSessions: isSwitch,
  inPlayDelayMs: (value) => isDelay(value, 60_000),
  depositConfirmMs: (value) => isDelay(value, 3_600_000),
  withdrawStepMs: (value) => isDelay(value, 3_600_000),
  usdtRates: isRatePair,
  usdRate: (value) => isText(value) && /^\d{1,3}\.\d{2}$/.test(value as string) && value !== '0.00',
  chatBotsPerMinute: (value) => isDelay(value, 600),
};

/** Returns the name of the first unknown or invalid setting of a change. */
export function findInvalidSetting(change: Readonly<Record<string, unknown>>): string | undefined {
  return Object.keys(change).find(
    (key) => !Object.hasOwn(checks, key) || !checks[key as keyof SiteSettings](change[key]),
  );
}

/** Current settings, stored in the database. */
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

/** Reads the stored settings, without values that an earlier version stored in another form. */
async function load(db: Db): Promise<Partial<SiteSettings>> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst();
  const stored = Object.entries((row?.value ?? {}) as Partial<SiteSettings>);
  return Object.fromEntries(stored.filter(([key, value]) => findInvalidSetting({ [key]: value }) === undefined));
}

/**
 * Creates the store. It reads the database once. `start` overrides the stored values of this process without saving
 * them.
 */
export async function createSettingsStore(db: Db, start: Partial<SiteSettings> = {}): Promise<SettingsStore> {
  let settings: SiteSettings = { ...defaultSettings, ...(await load(db)), ...start };
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
