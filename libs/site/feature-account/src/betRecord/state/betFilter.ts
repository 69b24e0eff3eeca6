import type { RequestOf } from '@pavilion/api-client';
import { computeDayStart } from '@pavilion/site-contract/time';

/** Tabs of the record page, by the state of bets. */
export const BET_TABS = ['open', 'settled', 'all'] as const;
export type BetTab = (typeof BET_TABS)[number];

/** Time ranges of the placement. */
export const BET_RANGES = ['today', 'week', 'month'] as const;
export type BetRange = (typeof BET_RANGES)[number];

/** Kinds of records: sports bets or rounds of games. */
export const BET_KINDS = ['sport', 'games'] as const;
export type BetKind = (typeof BET_KINDS)[number];

/** Filter of the record page. It is part of the URL, so that a reload and a shared link show the same list. */
export interface BetFilter {
  readonly kind: BetKind;
  readonly tab: BetTab;
  readonly range: BetRange;
  readonly page: number;
}

/** Bets on one page. */
export const PAGE_SIZE = 20;

/** Default filter: open bets of the last 30 days. */
export const defaultBetFilter: BetFilter = { kind: 'sport', tab: 'open', range: 'month', page: 1 };

const daysBack: Readonly<Record<BetRange, number>> = { today: 0, week: 6, month: 29 };
const statusByTab = { open: 'open', settled: 'settled', all: '' } as const satisfies Record<BetTab, string>;

/** Reads the filter from a query; invalid values become the default. */
export function readBetFilter(query: URLSearchParams): BetFilter {
  const page = Number(query.get('page') ?? 1);
  return {
    kind: BET_KINDS.find((kind) => kind === query.get('kind')) ?? defaultBetFilter.kind,
    tab: BET_TABS.find((tab) => tab === query.get('tab')) ?? defaultBetFilter.tab,
    range: BET_RANGES.find((range) => range === query.get('range')) ?? defaultBetFilter.range,
    page: Number.isInteger(page) && page > 0 && page < 100_000 ? page : 1,
  };
}

/** Writes the filter to a query without default values. */
export function writeBetFilter(filter: BetFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const key of ['kind', 'tab', 'range', 'page'] as const) {
    if (filter[key] !== defaultBetFilter[key]) query.set(key, String(filter[key]));
  }
  return query;
}

/** Converts the filter to a request. It has no end time, so that a bet placed later is included (WAL-07). */
export function toRecordFilter({ kind, tab, range }: BetFilter, now: number): RequestOf<'record.betRecordTotal'> {
  const filter = { status: statusByTab[tab], beginTime: computeDayStart(now, daysBack[range]) };
  return kind === 'games' ? { ...filter, category: 'games' } : filter;
}
