import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { readBetRecordPage, readBetRecordTotal } from '@pavilion/sandbox-platform/records/betRecords';

/** Handlers of a member's bet record (§7 games record). */
export const createRecordHandlers = ({ db }: Platform) =>
  ({
    'record.betRecordTotal': ({ member, body }) => readBetRecordTotal(db, member.id, body),
    'record.betRecordList': ({ member, body, locale }) => readBetRecordPage(db, { memberId: member.id, locale }, body),
  }) satisfies Partial<SandboxHandlers>;
