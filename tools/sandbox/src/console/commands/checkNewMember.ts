import type { Db } from '@pavilion/sandbox-platform/db/database';
import { ConsoleRefusal } from './consoleTypes.ts';
import { requireAmount } from './requireAmount.ts';

/** Member that the operator adds. */
export interface ConsoleNewMember {
  readonly name: string;
  /** Password, by default `demo1234`. */
  readonly password?: string;
  /** Second password; none by default. */
  readonly secondPassword?: string;
  /** Play money, decimal text. */
  readonly money?: string;
  readonly phone?: string;
  /** Country code of the phone, by default +86. */
  readonly areaCode?: string;
  readonly email?: string;
  readonly realName?: string;
  readonly vipGrade?: number;
  readonly loginRefusal?: number;
}

type Check = (value: unknown) => boolean;

const MAX_INTEGER = 2 ** 31 - 1;

const isMatch =
  (pattern: RegExp): Check =>
  (value) =>
    typeof value === 'string' && pattern.test(value);
/** Whether a value is 1 to 64 characters without control characters. PostgreSQL rejects a text with NUL. */
const isText = isMatch(/^\P{Cc}{1,64}$/u);
const isPositive: Check = (value) =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_INTEGER;

const fieldChecks: Readonly<Record<keyof ConsoleNewMember, Check>> = {
  name: isMatch(/^\w{1,30}$/),
  password: isText,
  secondPassword: isText,
  money: (value) => requireAmount(value) >= 0n,
  phone: isMatch(/^\d{5,15}$/),
  areaCode: isMatch(/^\+\d{1,4}$/),
  email: isMatch(/^[^\s@\p{Cc}]{1,64}@[^\s@\p{Cc}]{1,190}$/u),
  realName: isText,
  vipGrade: isPositive,
  loginRefusal: isPositive,
};

/** Requires known fields with valid values. */
function checkFields(member: ConsoleNewMember): void {
  const bad = Object.entries(member).find(
    ([name, value]) =>
      value !== undefined && !(Object.hasOwn(fieldChecks, name) && fieldChecks[name as keyof ConsoleNewMember](value)),
  );
  if (bad) throw new ConsoleRefusal(400, `"${bad[0]}" is not a field of a new member or has an invalid value.`);
}

/** Requires that a member can be created: valid fields, an existing level, and a name, phone and mailbox of no other member. */
export async function checkNewMember(db: Db, member: ConsoleNewMember): Promise<void> {
  checkFields(member);
  const { name, phone = null, email = null, vipGrade } = member;
  const other = await db
    .selectFrom('members')
    .select('name')
    .where((where) =>
      where.or([
        where(where.fn<string>('lower', ['name']), '=', name.toLowerCase()),
        where('phone', '=', phone),
        where(where.fn<string>('lower', ['email']), '=', email?.toLowerCase() ?? null),
      ]),
    )
    .executeTakeFirst();
  if (other) throw new ConsoleRefusal(409, `${other.name} is a member already, with this name, phone or mailbox.`);
  if (vipGrade === undefined) return;
  const level = await db.selectFrom('vip_grades').select('grade').where('grade', '=', vipGrade).executeTakeFirst();
  if (!level) throw new ConsoleRefusal(400, '"vipGrade" is the number of a VIP level.');
}
