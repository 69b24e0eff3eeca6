import type { SandboxHandlers } from '../server/handlerTypes.ts';
import type { Platform } from '../server/platform.ts';
import { betRecordList, betRecordTotal } from '../betting/betRecords.ts';

/** Handlers of a member's bet record (§7 games record). */
export const createRecordHandlers = ({ db }: Platform) =>
  ({
    'record.betRecordTotal': ({ member, body }) => betRecordTotal(db, member.id, body),
    'record.betRecordList': ({ member, body, locale }) => betRecordList(db, { memberId: member.id, locale }, body),
  }) satisfies Partial<SandboxHandlers>;
