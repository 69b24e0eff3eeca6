import type { Locale } from '../base/locale.ts';
import { type SiteId, siteIds } from './siteIds.ts';

/** Notice of the operator to the visitors of its sites. */
export interface SiteNotice {
  readonly id: string;
  /** Milliseconds since 1970; not above 0: since the start of the platform. */
  readonly createTime: number;
  /** Absent: all sites. */
  readonly sites?: readonly SiteId[];
  readonly texts: Readonly<Record<Locale, { readonly title: string; readonly content: string }>>;
}

const MAX_NOTICES = 50;
const MAX_TITLE = 60;
const MAX_CONTENT = 1_000;
const locales: readonly Locale[] = ['zh-CN', 'zh-TW'];

const isText = (value: unknown, max: number): boolean =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max && !value.includes('\0');

const isSiteList = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((site) => siteIds.includes(site as SiteId));

function isSiteNotice(value: unknown): boolean {
  const { id, createTime, sites, texts } = (value ?? {}) as {
    readonly id?: unknown;
    readonly createTime?: unknown;
    readonly sites?: unknown;
    readonly texts?: Partial<Record<Locale, Partial<Record<'title' | 'content', unknown>> | null>> | null;
  };
  const isId = typeof id === 'string' && /^[\da-z-]{1,40}$/.test(id);
  return (
    isId &&
    (sites === undefined || isSiteList(sites)) &&
    Number.isSafeInteger(createTime) &&
    locales.every(
      (locale) => isText(texts?.[locale]?.title, MAX_TITLE) && isText(texts?.[locale]?.content, MAX_CONTENT),
    )
  );
}

/** Whether a value is a valid setting of the notices: complete in both scripts, each id once. */
export const isSiteNotices = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= MAX_NOTICES &&
  value.every(isSiteNotice) &&
  new Set((value as SiteNotice[]).map(({ id }) => id)).size === value.length;
