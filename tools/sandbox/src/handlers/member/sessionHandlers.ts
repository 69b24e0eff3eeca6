import { errorCodes } from '@pavilion/sandbox-platform/base/errorCodes';
import { Refusal } from '@pavilion/sandbox-platform/base/refusal';
import { endSessions } from '@pavilion/sandbox-platform/sessions/endSessions';
import { listSessions } from '@pavilion/sandbox-platform/sessions/listSessions';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

/** Handlers of the member's sessions (SEC-04). */
export const createSessionHandlers = ({ db }: Platform) =>
  ({
    'sessions.list': ({ member, session, locale, now }) =>
      listSessions(db, { memberId: member.id, sessionId: session.id, locale, now }),
    'sessions.end': ({ once, member, body, now }) =>
      once(async (tx) => {
        const own = await tx
          .selectFrom('sessions')
          .select('id')
          .where('id', '=', body.id)
          .where('member_id', '=', member.id)
          .executeTakeFirst();
        if (!own) throw new Refusal(errorCodes.notFound);
        await endSessions(tx, { memberId: member.id, only: body.id }, { reason: 'member', at: now });
        return {};
      }),
    'sessions.endOthers': ({ once, member, session, now }) =>
      once(async (tx) => {
        const others = { memberId: member.id, except: session.id };
        return { ended: await endSessions(tx, others, { reason: 'member', at: now }) };
      }),
  }) satisfies Partial<SandboxHandlers>;
