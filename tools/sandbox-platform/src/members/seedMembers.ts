import { createHash } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { createMember, type NewMember } from './createMember.ts';
import { grantMoney } from './grantMoney.ts';
import { errorCodes } from '../base/errorCodes.ts';

/** Password of every demo member (ruling X2). */
export const DEMO_PASSWORD = 'demo1234';

/** Computes the password digest that the client sends (A2). */
export const computeMd5 = (password: string): string => createHash('md5').update(password).digest('hex');

interface DemoMember extends Omit<NewMember, 'passwordMd5' | 'registeredAt'> {
  /** Minor units. */
  readonly money: bigint;
  /** Description of the member in the start message. */
  readonly description: string;
}

/** Demo members of ruling X2. */
export const demoMembers: readonly DemoMember[] = [
  {
    name: 'demo01',
    phone: '13800000001',
    realName: '张三',
    secondPasswordMd5: computeMd5(DEMO_PASSWORD),
    money: 1_000_000n,
    description: 'phone, name and second password bound, 10,000.00',
  },
  { name: 'fresh01', money: 0n, description: 'nothing bound, no money' },
  {
    name: 'device01',
    phone: '13800000003',
    realName: '李四',
    loginRefusal: errorCodes.deviceNotPassed,
    money: 100_000n,
    description: 'each login needs the new-device check',
  },
  {
    name: 'vip001',
    phone: '13800000004',
    realName: '王五',
    vipGrade: 8,
    secondPasswordMd5: computeMd5(DEMO_PASSWORD),
    money: 50_000_000n,
    description: 'high grade, 500,000.00',
  },
  { name: 'frozen01', phone: '13800000005', realName: '赵六', state: 'frozen', money: 100_000n, description: 'locked' },
];

const registeredAt = new Date('2025-01-15T04:00:00Z');

/** Creates the demo members that do not exist yet; a second start changes nothing. */
export async function seedMembers(db: Db): Promise<void> {
  const there = await db.selectFrom('members').select('name').execute();
  for (const { money, ...member } of demoMembers) {
    if (there.some(({ name }) => name === member.name)) continue;
    const id = await createMember(db, { ...member, passwordMd5: computeMd5(DEMO_PASSWORD), registeredAt });
    await grantMoney(db, { memberId: id, amount: money, ref: `seed:${member.name}`, at: registeredAt });
  }
}
