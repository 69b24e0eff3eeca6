import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';
import { betRecordList, betRecordTotal } from '@pavilion/sandbox-platform/records/betRecords';

/** A member's own bets (§7 games record). */
export const recordHandlers = ({ db }: Platform) =>
  ({
    'record.betRecordTotal': ({ member, body }) => betRecordTotal(db, member.id, body),
    'record.betRecordList': ({ member, body, locale }) => betRecordList(db, { memberId: member.id, locale }, body),
  }) satisfies Partial<SandboxHandlers>;
