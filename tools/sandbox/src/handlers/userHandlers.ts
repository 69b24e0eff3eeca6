import { isPassword, NOBODYS_HASH } from '../auth/passwordHash.ts';
import { endSessions, openSession } from '../auth/sessions.ts';
import { maskPhone } from '../auth/maskPhone.ts';
import { type Db, type Tx } from '../db/database.ts';
import { type Member } from '../db/schema.ts';
import { type Call, type SandboxHandlers } from '../server/handlerTypes.ts';
import { type Platform } from '../server/platform.ts';
import { Refusal } from '../server/refusal.ts';

const BAD_CREDENTIALS = 6002;
const TOO_OFTEN = 6011;
const LOCKED = 6037;

const memberByName = (db: Db, name: string): Promise<Member | undefined> =>
  db
    .selectFrom('members')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();

/** Both keys count, so neither one name from many devices nor many names from one device can be tried for long (F-AUTH-23). */
const throttleKeys = ({ body, deviceId }: Call<'user.login'>) => ({ name: body.name.toLowerCase(), device: deviceId });

/** Known and unknown names take the same road and the same time (F-AUTH-13). */
async function authenticate({ db, loginFailures }: Platform, call: Call<'user.login'>): Promise<Member> {
  const { name, device } = throttleKeys(call);
  if (loginFailures.byDevice.isBlocked(device) || loginFailures.byName.isBlocked(`${device} ${name}`)) {
    throw new Refusal(TOO_OFTEN);
  }
  const member = await memberByName(db, name);
  const fits = await isPassword(call.body.password, member?.password_hash ?? NOBODYS_HASH);
  if (member && fits) return member;
  loginFailures.byDevice.fail(device);
  loginFailures.byName.fail(`${device} ${name}`);
  throw new Refusal(BAD_CREDENTIALS);
}

async function enter(tx: Tx, member: Member, deviceId: string, now: Date) {
  await tx
    .updateTable('members')
    .set({ previous_login_at: member.last_login_at, last_login_at: now })
    .where('id', '=', member.id)
    .execute();
  return { token: await openSession(tx, member.id, deviceId, now), userId: String(member.id) };
}

/** Login, logout and the member's own data (§7 user). */
export const userHandlers = (platform: Platform) =>
  ({
    'user.login': async (call) => {
      const member = await authenticate(platform, call);
      if (member.state === 'frozen') throw new Refusal(LOCKED);
      if (member.login_refusal !== null) {
        throw new Refusal(member.login_refusal, member.phone ? { phoneNumber: maskPhone(member.phone) } : {});
      }
      platform.loginFailures.byName.forget(`${throttleKeys(call).device} ${throttleKeys(call).name}`);
      return call.once((tx) => enter(tx, member, call.deviceId, call.now));
    },
    'user.logout': (call) =>
      call.once(async (tx) => {
        await endSessions(tx, call.member.id, 'logout', call.now);
        return {};
      }),
    'user.memberInfo': ({ member }) => ({
      userId: String(member.id),
      name: member.name,
      bindPhone: member.phone !== null,
      bindRealName: member.real_name !== null,
      phone: member.phone ? maskPhone(member.phone) : '',
      vipGrade: member.vip_grade,
      registeredAt: member.registered_at.getTime(),
      lastLoginAt: member.previous_login_at?.getTime() ?? 0,
    }),
  }) satisfies Partial<SandboxHandlers>;
