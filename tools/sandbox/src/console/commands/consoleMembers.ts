import { randomUUID } from 'node:crypto';
import { formatMinor } from '@pavilion/kernel';
import type { Db } from '@pavilion/sandbox-platform/db/database';
import type { Member } from '@pavilion/sandbox-platform/db/tables/schema';
import { readBalances } from '@pavilion/sandbox-platform/ledger/balances';
import { readStatement } from '@pavilion/sandbox-platform/ledger/readStatement';
import { createMember } from '@pavilion/sandbox-platform/members/createMember';
import { setGrade } from '@pavilion/sandbox-platform/grades/setGrade';
import { grantGift } from '@pavilion/sandbox-platform/members/grantGift';
import { grantMoney } from '@pavilion/sandbox-platform/members/grantMoney';
import { DEMO_PASSWORD, computeMd5 } from '@pavilion/sandbox-platform/members/seedMembers';
import { endSessions } from '@pavilion/sandbox-platform/sessions/endSessions';
import { isOpenAt } from '@pavilion/sandbox-platform/sessions/sessionLifetime';
import { checkNewMember, type ConsoleNewMember } from './checkNewMember.ts';
import { type ConsolePorts, ConsoleRefusal } from './consoleTypes.ts';
import { requireAmount } from './requireAmount.ts';

/** Member on the console. Amounts are decimal text. */
export interface ConsoleMember {
  readonly userId: string;
  readonly name: string;
  readonly state: 'active' | 'frozen';
  /** Phone number without country code; empty if none is bound, as is the mailbox. */
  readonly phone: string;
  readonly areaCode: string;
  readonly email: string;
  readonly realName: string;
  readonly vipGrade: number;
  readonly loginRefusal: number | null;
  readonly wallet: string;
  readonly locked: string;
  readonly isLoggedIn: boolean;
}

async function requireMember(db: Db, name: string): Promise<Member> {
  const member = await db
    .selectFrom('members')
    .selectAll()
    .where((where) => where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()))
    .executeTakeFirst();
  if (!member) throw new ConsoleRefusal(404, `There is no member ${name}.`);
  return member;
}

async function toConsoleMember(db: Db, member: Member, now: Date): Promise<ConsoleMember> {
  const { wallet, locked } = await readBalances(db, member.id);
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('member_id', '=', member.id)
    .where(isOpenAt(now))
    .executeTakeFirst();
  return {
    userId: String(member.id),
    name: member.name,
    state: member.state,
    phone: member.phone ?? '',
    areaCode: member.phone === null ? '' : (member.area_code ?? '+86'),
    email: member.email ?? '',
    realName: member.real_name ?? '',
    vipGrade: member.vip_grade,
    loginRefusal: member.login_refusal,
    wallet: formatMinor(wallet),
    locked: formatMinor(locked),
    isLoggedIn: session !== undefined,
  };
}

/** Creates the functions that set a level and pay gifts. */
function createMemberRewards({ db, now }: { readonly db: Db; readonly now: () => Date }) {
  const find = (name: string) => requireMember(db, name);
  return {
    /** Sets the VIP level, with an entry in its history and an inbox message. */
    setGrade: async (name: string, grade: number) => {
      const member = await find(name);
      const isSet = Number.isInteger(grade) && (await setGrade(db, { memberId: member.id, grade, at: now() }));
      if (!isSet) throw new ConsoleRefusal(400, '"grade" is the number of a VIP level.');
      return toConsoleMember(db, await find(name), now());
    },
    /** Pays a gift, with a transaction and an inbox message. */
    giveGift: async (name: string, text: string) => {
      const member = await find(name);
      const amount = requireAmount(text);
      if (amount <= 0n) throw new ConsoleRefusal(400, 'A gift is more than 0.00.');
      await grantGift(db, { memberId: member.id, amount, at: now() });
      return toConsoleMember(db, member, now());
    },
  };
}

/** Creates the member functions of the console. */
export function createConsoleMembers({ db, clock }: ConsolePorts) {
  const now = () => new Date(clock.now());
  const find = (name: string) => requireMember(db, name);
  const view = (member: Member) => toConsoleMember(db, member, now());
  const grant = async (member: Member, amount: bigint) => {
    if (amount < 0n && (await readBalances(db, member.id)).wallet < -amount) {
      throw new ConsoleRefusal(409, `${member.name} has a lower balance.`);
    }
    await grantMoney(db, { memberId: member.id, amount, ref: `console:${randomUUID()}`, at: now() });
  };
  const setState = async (name: string, state: Member['state']) => {
    const member = await find(name);
    await db.updateTable('members').set({ state }).where('id', '=', member.id).execute();
    if (state === 'frozen') await endSessions(db, { memberId: member.id }, { reason: 'frozen', at: now() });
    return view(await find(name));
  };
  return {
    list: async () => {
      const members = await db.selectFrom('members').selectAll().orderBy('id').limit(500).execute();
      return Promise.all(members.map(view));
    },
    get: async (name: string) => view(await find(name)),
    statement: async (name: string) => readStatement(db, (await find(name)).id),
    add: async (newMember: ConsoleNewMember) => {
      await checkNewMember(db, newMember);
      const { name, password = DEMO_PASSWORD, secondPassword, money = '0.00', ...rest } = newMember;
      const second = secondPassword === undefined ? {} : { secondPasswordMd5: computeMd5(secondPassword) };
      await createMember(db, { name, passwordMd5: computeMd5(password), ...second, registeredAt: now(), ...rest });
      const member = await find(name);
      await grant(member, requireAmount(money));
      return view(member);
    },
    /** Adds play money; a negative amount removes it. */
    addMoney: async (name: string, amount: string) => {
      const member = await find(name);
      await grant(member, requireAmount(amount));
      return view(member);
    },
    /** Sets the wallet to an exact amount. */
    setMoney: async (name: string, amount: string) => {
      const member = await find(name);
      await grant(member, requireAmount(amount) - (await readBalances(db, member.id)).wallet);
      return view(member);
    },
    ...createMemberRewards({ db, now }),
    freeze: (name: string) => setState(name, 'frozen'),
    unfreeze: (name: string) => setState(name, 'active'),
    /** Ends the member's sessions; the next call gets 6001. */
    kick: async (name: string) => {
      const member = await find(name);
      await endSessions(db, { memberId: member.id }, { reason: 'kicked', at: now() });
      return view(member);
    },
  };
}
