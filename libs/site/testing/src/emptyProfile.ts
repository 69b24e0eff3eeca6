import type { Member } from '@pavilion/site-contract';

/** Profile of a member who has submitted nothing yet. */
export const emptyProfile: Member['profile'] = {
  gender: '',
  birthday: '',
  realName: '',
  areaCode: '',
  email: '',
  hasSecondPassword: false,
  hasBankCard: false,
  securityLevel: 'low',
  sealed: { realName: '', phone: '', email: '' },
};
