import { PIXEL } from '../../../testing/requests/pixel.ts';
import { type EndpointRows, noObject } from '../../scenes/endpointRow.ts';

const upload = { fileName: 'dot.png', image: PIXEL };

/** Rows of VIP levels, avatars, uploads and favourites. */
export const memberCentreRows = {
  'user.memberGradeInfoByGrade': {
    body: () => ({ grade: 2 }),
    check: (info) => expect(info).toMatchObject({ gradeName: 'VIP2', currentGrade: 1, upgradeGift: '18.00' }),
    refusals: { 6004: ({ send }) => send({ grade: 99 }) },
  },
  'user.memberGradeConfigList': {
    body: () => ({}),
    check: ({ list }) => expect(list.map(({ grade }) => grade)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]),
    refusals: {},
  },
  'user.getGameFanshuiHighLow': {
    body: () => ({}),
    check: ({ list }) => expect(list[0]).toEqual({ category: 'TY', low: '0.40', high: '0.90', own: '0.40' }),
    refusals: {},
  },
  'favourites.list': { body: () => ({}), check: ({ list }) => expect(list).toEqual([]), refusals: {} },
  'favourites.add': {
    by: 'own',
    body: () => ({ items: [{ kind: 'league', id: '101' }] }),
    refusals: { 6007: noObject },
  },
  'favourites.remove': {
    by: 'own',
    body: () => ({ kind: 'league', id: '101' }),
    refusals: { 6007: noObject },
  },
  'user.avatarList': { body: () => ({}), refusals: {} },
  'user.addAvatar': {
    by: 'own',
    body: () => ({ avatarId: 'fox' }),
    refusals: { 6004: ({ send }) => send({ avatarId: 'nobody' }) },
  },
  'user.uploadImage': {
    by: 'own',
    body: () => upload,
    check: (image) => expect(image).toMatchObject({ contentType: 'image/png', width: 1, height: 1 }),
    refusals: {
      6010: ({ send }) => send({ ...upload, fileName: '../dot.png' }),
      6011: async ({ player, send }) => {
        for (let i = 0; i < 20; i++) await player.call('user.uploadImage', upload);
        return send(upload);
      },
    },
  },
  'vip.gradeHistory': {
    body: () => ({}),
    check: ({ list }) => expect(list.map(({ grade }) => grade)).toEqual([1]),
    refusals: {},
  },
} satisfies EndpointRows;
