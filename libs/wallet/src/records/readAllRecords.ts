import type { RecordsPorts } from './createRecordsSaga.ts';
import type { TransactionRecord, RecordQuery } from './recordsFlow.ts';

/** Maximum page size of the endpoint. */
const PAGE_SIZE = 100;

/** Maximum number of records in an export. A longer one needs narrower filters. */
export const EXPORT_MAX = 10_000;

/**
 * Reads all records of a filter for an export, page by page.
 *
 * The caller fixes the end of the time range, so that new records do not shift the pages. A record that is read twice is
 * returned once.
 *
 * @returns the records, and whether there are more than `EXPORT_MAX`
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
