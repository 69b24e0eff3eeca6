import { createHash } from 'node:crypto';
import { formatMinor } from '@pavilion/kernel';
import { type Locale } from '../content/locale.ts';
import { type Platform } from '../server/platform.ts';
import { venueMoneyOf } from './venueAccounts.ts';
import { findVenue } from './venueGate.ts';
import { type VenueVisit } from './venueSessions.ts';

/** Where a venue's page is: on the venues' own origin, and on a site's, among the paths it passes on to the platform. */
export const venuePagePaths = { own: '/venue/', onSite: '/game/api/v1/venue/page/' } as const;

const texts: Readonly<Record<Locale, Readonly<Record<'balance' | 'hall' | 'opening', string>>>> = {
  'zh-CN': { balance: '场馆余额', hall: '场馆大厅', opening: '游戏将随大厅版本开放，您的资金可随时转回中心钱包。' },
  'zh-TW': { balance: '場館餘額', hall: '場館大廳', opening: '遊戲將隨大廳版本開放，您的資金可隨時轉回中心錢包。' },
};

const style = `:root{color-scheme:dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#10201c;color:#f2efe4;font:16px/1.6 system-ui,'PingFang SC','Microsoft JhengHei',sans-serif}main{max-width:28rem;padding:2rem;text-align:center}h1{font-size:1.75rem;margin:0}p{margin:.5rem 0;color:#b9c7be}strong{display:block;font-size:2.25rem;color:#f4d58d;font-variant-numeric:tabular-nums}`;

/** What the page may do: show itself, in its one style. */
export const venuePagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

async function gameName({ db }: Platform, { gameCode, locale }: VenueVisit): Promise<string> {
  if (gameCode === undefined) return texts[locale].hall;
  const game = await db
    .selectFrom('games')
    .select(['name_cn', 'name_tw'])
    .where('code', '=', gameCode)
    .executeTakeFirst();
  return (locale === 'zh-TW' ? game?.name_tw : game?.name_cn) ?? texts[locale].hall;
}

/** The venue's own page: where the member is, and what they have there. */
export async function venuePage(platform: Platform, visit: VenueVisit): Promise<string> {
  const { locale } = visit;
  const venue = await findVenue(platform.db, visit.venueCode);
  const { wallet, venues } = await venueMoneyOf(platform.db, visit.memberId);
  const balance = venue.has_wallet ? (venues.get(venue.code) ?? 0n) : wallet;
  const name = escape(venue.names[locale]);
  const { balance: label, opening } = texts[locale];
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${style}</style></head><body><main><h1>${name}</h1><p>${escape(await gameName(platform, visit))}</p><p>${label}<strong>${formatMinor(balance)}</strong></p><p>${opening}</p></main></body></html>`;
}
