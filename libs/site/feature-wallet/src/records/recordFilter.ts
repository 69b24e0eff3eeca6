import { computeDayStart } from '@pavilion/site-contract/time';
import type { RecordQuery } from '@pavilion/wallet/cashier';

/** Filter in wire format, without the page number. */
export type RecordListQuery = Omit<RecordQuery, 'pageNum'>;

/** Types of transaction; the empty value selects all. */
export const RECORD_TYPES = ['', 'deposit', 'withdraw', 'transfer', 'coin', 'gift', 'rebate'] as const;
export const RECORD_STATUSES = ['', 'processing', 'success', 'failed'] as const;
export const RECORD_RANGES = ['today', 'week', 'month', 'all'] as const;
export type RecordRange = (typeof RECORD_RANGES)[number];

/** Filter of the page. It is stored in the URL, so that a reload and a shared link show the same records. */
export interface RecordFilter {
  readonly type: RecordQuery['type'];
  readonly status: RecordQuery['status'];
  readonly range: RecordRange;
}

/** Records per page. */
const PAGE_SIZE = 50;

const daysBack: Readonly<Record<Exclude<RecordRange, 'all'>, number>> = { today: 0, week: 6, month: 29 };

const parseOption = <Value extends string>(known: readonly Value[], value: string | null, other: Value): Value =>
  known.find((one) => one === value) ?? other;

/** Parses the filter from a URL; an unknown value becomes the default. */
export function readRecordFilter(query: URLSearchParams): RecordFilter {
  return {
    type: parseOption(RECORD_TYPES, query.get('type'), ''),
    status: parseOption(RECORD_STATUSES, query.get('status'), ''),
    range: parseOption(RECORD_RANGES, query.get('range'), 'month'),
  };
}

/** Formats the filter for a URL; default values are omitted. */
export function writeRecordFilter({ type, status, range }: RecordFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (type !== '') query.set('type', type);
  if (status !== '') query.set('status', status);
  if (range !== 'month') query.set('range', range);
  return query;
}

/** Converts the filter to wire format. It has no end time, so that later transactions are included. */
export function toRecordQuery({ type, status, range }: RecordFilter, now: number): RecordListQuery {
  return {
    type,
    status,
    pageSize: PAGE_SIZE,
    ...(range !== 'all' && { beginTime: computeDayStart(now, daysBack[range]) }),
  };
}
