import type { RecordsPorts } from './createRecordsSaga.ts';
import type { TransactionRecord, RecordQuery } from './recordsFlow.ts';

/** Records a call may answer at once. */
const PAGE_SIZE = 100;

/** Records an export holds at most; a longer one is asked for by narrower filters. */
export const EXPORT_MAX = 10_000;

/**
 * Reads everything under a filter, page by page, for an export. The end of the time range is fixed by the caller, so that a
 * record that comes meanwhile does not move the others from page to page; one read twice all the same stands there once.
 *
 * @returns the records, and whether there were more than `EXPORT_MAX`
 */
export async function readAllRecords(
  readPage: RecordsPorts['readPage'],
  filter: Omit<RecordQuery, 'pageNum' | 'pageSize'>,
  signal: AbortSignal,
): Promise<{ readonly list: readonly TransactionRecord[]; readonly isCut: boolean }> {
  const found = new Map<string, TransactionRecord>();
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, total } = await readPage({ ...filter, pageNum, pageSize: PAGE_SIZE }, signal);
    for (const record of list) found.set(record.id, record);
    const isCut = total > EXPORT_MAX && pageNum * PAGE_SIZE >= EXPORT_MAX;
    if (isCut || list.length < PAGE_SIZE) return { list: [...found.values()], isCut };
  }
}
