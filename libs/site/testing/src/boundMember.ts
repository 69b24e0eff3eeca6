import type { Member } from '@pavilion/site-contract';
import { emptyProfile } from './emptyProfile.ts';

/** Member 7 with a bound phone and name, whom no guard redirects to the binding page. */
export const boundMember: Member = {
  userId: '7',
  name: 'demo01',
  bindPhone: true,
  bindRealName: true,
  phone: '',
  vipGrade: 1,
  registeredAt: 0,
  lastLoginAt: 0,
  profile: emptyProfile,
};
