import type { EndpointTable } from '../endpoint/endpoint.ts';

const member = { method: 'POST', auth: 'member' } as const;

/**
 * VIP levels, avatars and pictures (§7 user), favourites (ruling W5).
 *
 * Our decision: the names after `member/info` in §7 are paths in the same folder, as `member/bind…` is, and
 * `upload/uploadImage` is below `user`. A picture is base64 in the JSON body, so that it is sealed and signed.
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
  'favourites.list': {
    ...member,
    origin: 'pavilion',
    path: '/pavilion/api/v1/favourites/list',
    effect: 'read',
    errors: [6001],
  },
  'favourites.add': {
    ...member,
    origin: 'pavilion',
    path: '/pavilion/api/v1/favourites/add',
    effect: 'write',
    errors: [6001, 6007],
  },
  'favourites.remove': {
    ...member,
    origin: 'pavilion',
    path: '/pavilion/api/v1/favourites/remove',
    effect: 'write',
    errors: [6001, 6007],
  },
  'user.avatarList': { ...member, path: '/site/api/v1/user/member/avatarList', effect: 'read', errors: [6001] },
  'user.addAvatar': { ...member, path: '/site/api/v1/user/member/addAvatar', effect: 'write', errors: [6001, 6004] },
  'user.uploadImage': {
    ...member,
    path: '/site/api/v1/user/upload/uploadImage',
    effect: 'write',
    errors: [6001, 6010, 6011],
  },
  'vip.gradeHistory': {
    origin: 'pavilion',
    method: 'POST',
    path: '/pavilion/api/v1/vip/gradeHistory',
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
} as const satisfies EndpointTable;
