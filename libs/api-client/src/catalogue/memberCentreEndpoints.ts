import type { EndpointTable } from './endpoint.ts';

const member = { method: 'POST', auth: 'member' } as const;

/**
 * VIP grades, avatars and pictures (§7 user).
 *
 * Our decision: the names after `member/info` in §7 continue its folder, as `member/bind…` does; `upload/uploadImage`
 * stands below `user`. A picture travels as base64 in the JSON body, so that it is sealed and signed like every call.
 */
export const memberCentreEndpoints = {
  'user.memberGradeInfoByGrade': {
    ...member,
    path: '/site/api/v1/user/member/memberGradeInfoByGrade',
    effect: 'read',
    errors: [6001, 6004],
  },
  'user.memberGradeConfigList': {
    ...member,
    path: '/site/api/v1/user/member/memberGradeConfigList',
    effect: 'read',
    errors: [6001],
  },
  'user.getGameFanshuiHighLow': {
    ...member,
    path: '/site/api/v1/user/member/getGameFanshuiHighLow',
    effect: 'read',
    errors: [6001],
  },
  'user.avatarList': { ...member, path: '/site/api/v1/user/member/avatarList', effect: 'read', errors: [6001] },
  'user.addAvatar': { ...member, path: '/site/api/v1/user/member/addAvatar', effect: 'write', errors: [6001, 6004] },
  'user.uploadImage': {
    ...member,
    path: '/site/api/v1/user/upload/uploadImage',
    effect: 'write',
    errors: [6001, 6010, 6011],
  },
} as const satisfies EndpointTable;
