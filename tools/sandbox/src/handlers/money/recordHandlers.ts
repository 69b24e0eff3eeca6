import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { betRecordList, betRecordTotal } from '@pavilion/sandbox-platform/records/betRecords';

/** Handlers of a member's bet record (§7 games record). */
export const createRecordHandlers = ({ db }: Platform) =>
  ({
    'record.betRecordTotal': ({ member, body }) => betRecordTotal(db, member.id, body),
    'record.betRecordList': ({ member, body, locale }) => betRecordList(db, { memberId: member.id, locale }, body),
  }) satisfies Partial<SandboxHandlers>;
