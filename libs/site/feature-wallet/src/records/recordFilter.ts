import type { RecordQuery } from '@pavilion/wallet/cashier';

/** Filter of the wire; the page number is added by the reader. */
export type RecordListQuery = Omit<RecordQuery, 'pageNum'>;

/** What moved the money; empty for all. */
export const RECORD_TYPES = ['', 'deposit', 'withdraw', 'transfer', 'coin', 'gift', 'rebate'] as const;
export const RECORD_STATUSES = ['', 'processing', 'success', 'failed'] as const;
export const RECORD_RANGES = ['today', 'week', 'month', 'all'] as const;
export type RecordRange = (typeof RECORD_RANGES)[number];

/** What the page shows; it lives in the address, so a reload and a shared link show the same. */
export interface RecordFilter {
  readonly type: RecordQuery['type'];
  readonly status: RecordQuery['status'];
  readonly range: RecordRange;
}

/** Records read at once; the list grows by as many. */
const PAGE_SIZE = 50;

const DAY_MS = 86_400_000;
/** The house counts its days in UTC+8 (ruling S3). */
const SHIFT_MS = 8 * 3_600_000;
const daysBack: Readonly<Record<Exclude<RecordRange, 'all'>, number>> = { today: 0, week: 6, month: 29 };

const parseOption = <Value extends string>(known: readonly Value[], value: string | null, other: Value): Value =>
  known.find((one) => one === value) ?? other;

/** Reads the filter from an address; what it does not understand is the default. */
export function readRecordFilter(query: URLSearchParams): RecordFilter {
  return {
    type: parseOption(RECORD_TYPES, query.get('type'), ''),
    status: parseOption(RECORD_STATUSES, query.get('status'), ''),
    range: parseOption(RECORD_RANGES, query.get('range'), 'month'),
  };
}

/** Writes the filter for an address, leaving out what is the default. */
export function writeRecordFilter({ type, status, range }: RecordFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (type !== '') query.set('type', type);
  if (status !== '') query.set('status', status);
  if (range !== 'month') query.set('range', range);
  return query;
}

/** The filter as the wire wants it. Without an end: what happens a moment later belongs to it. */
export function toRecordQuery({ type, status, range }: RecordFilter, now: number): RecordListQuery {
  const today = Math.floor((now + SHIFT_MS) / DAY_MS) * DAY_MS - SHIFT_MS;
  return {
    type,
    status,
    pageSize: PAGE_SIZE,
    ...(range !== 'all' && { beginTime: today - daysBack[range] * DAY_MS }),
  };
}
