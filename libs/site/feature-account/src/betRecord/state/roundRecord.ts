import type { ResponseOf } from '@pavilion/api-client';

/** One round of the record call. */
export type RoundRecord = NonNullable<ResponseOf<'record.betRecordList'>['rounds']>[number];
