import type { Member } from './sessionSlice.ts';
import { listMissingBindings } from './securityBindings.ts';

const createMember = (part: Partial<Member>, profile: Partial<Member['profile']> = {}): Member => ({
  userId: '1',
  name: 'demo01',
  bindPhone: true,
  bindRealName: true,
  phone: '138****0001',
  vipGrade: 1,
  registeredAt: 0,
  lastLoginAt: 0,
  ...part,
  profile: {
    gender: '',
    birthday: '',
    realName: '张*',
    areaCode: '+86',
    email: 'l***@example.com',
    hasSecondPassword: true,
    hasBankCard: false,
    securityLevel: 'high',
    sealed: { realName: '', phone: '', email: '' },
    ...profile,
  },
});

it.each([
  [createMember({}), []],
  [createMember({ bindPhone: false }), ['phone']],
  [createMember({ bindRealName: false }), ['realName']],
  [createMember({}, { email: '' }), ['email']],
  [createMember({}, { hasSecondPassword: false }), ['second']],
  [
    createMember({ bindPhone: false, bindRealName: false }, { email: '', hasSecondPassword: false }),
    ['phone', 'realName', 'email', 'second'],
  ],
])('USR-01 lists the missing bindings of the security level, case %#', (member, missing) =>
  expect(listMissingBindings(member)).toEqual(missing),
);
