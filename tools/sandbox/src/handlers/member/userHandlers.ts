import { maskPhone } from '@pavilion/sandbox-platform/base/masks/maskPhone';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import { listForcedMessages } from '@pavilion/sandbox-platform/letters/listForcedMessages';
import { buildProfile } from '@pavilion/sandbox-platform/members/buildProfile';
import { readReminder } from '@pavilion/sandbox-platform/playerLimits/playReminders';
import { endSessions } from '@pavilion/sandbox-platform/sessions/endSessions';
import type { SandboxHandlers } from '../../request/handlerTypes.ts';
import type { Platform } from '../../request/platform.ts';

async function hasBankCard(db: Db, memberId: number): Promise<boolean> {
  const card = await db
    .selectFrom('pay_cards')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'bank')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return card !== undefined;
}

/** Handlers of logout and of the member's own data (§7 user). */
export const createUserHandlers = ({ db, secret }: Platform) =>
  ({
    'user.logout': (call) =>
      call.once(async (tx) => {
        const own = { memberId: call.member.id, only: call.session.id };
        await endSessions(tx, own, { reason: 'logout', at: call.now });
        return {};
      }),
    'user.memberInfo': async ({ member, body, now, locale }) => {
      const reminderMinutes = await readReminder(db, member.id);
      return {
        userId: String(member.id),
        name: member.name,
        bindPhone: member.phone !== null,
        bindRealName: member.real_name !== null,
        phone: member.phone ? maskPhone(member.phone) : '',
        ...(member.avatar === null ? {} : { avatar: member.avatar }),
        vipGrade: member.vip_grade,
        registeredAt: member.registered_at.getTime(),
        lastLoginAt: member.previous_login_at?.getTime() ?? 0,
        profile: buildProfile(secret, member, await hasBankCard(db, member.id)),
        ...(reminderMinutes !== undefined && { reminderMinutes }),
        ...(body.isPop === 1 && { forcedLetters: await listForcedMessages(db, { member, now }, locale) }),
      };
    },
  }) satisfies Partial<SandboxHandlers>;
