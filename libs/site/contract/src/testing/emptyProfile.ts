import { type Member } from '../state/sessionSlice.ts';

/** Profile of a member who has submitted nothing yet. */
export const emptyProfile: Member['profile'] = {
  ...{ gender: '', birthday: '', realName: '', areaCode: '', email: '' },
  ...{ hasSecondPassword: false, hasBankCard: false, securityLevel: 'low' },
  sealed: { realName: '', phone: '', email: '' },
};
