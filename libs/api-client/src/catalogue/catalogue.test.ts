import { schemas } from '../schemas/schemas.ts';
import { isErrorCode } from '../errors/errorRows.ts';
import { isSafePath, buildPathWithQuery } from '../transport/createCallRunner.ts';
import { catalogue, getEndpoint, type EndpointId } from './catalogue.ts';

/**
 * Endpoints of specification §7 and of the rulings, written by hand to find mistakes that client and sandbox share (API-07).
 * Additional endpoints need no row, because the reference in docs/api/endpoints shows a change of their method or path.
 */
const specified: readonly (readonly [id: EndpointId, method: string, path: string, resourceMethod?: string])[] = [
  ['advertising.navigationList', 'POST', '/site/api/v1/advertising/navigationList'],
  ['advertising.queryNoticeListByPage', 'POST', '/site/api/v1/advertising/queryNoticeListByPage'],
  ['configuration.onlinecustomservice', 'POST', '/site/api/v1/configuration/onlinecustomservice'],
  ['configuration.preInfo', 'POST', '/site/api/v1/configuration/preInfo'],
  ['user.login', 'POST', '/site/api/v1/user/login'],
  ['user.logout', 'POST', '/site/api/v1/user/logout'],
  ['user.memberInfo', 'POST', '/site/api/v1/user/member/info'],
  ['user.register', 'POST', '/site/api/v1/user/register'],
  ['user.kaptchcate', 'POST', '/site/api/v1/user/member/kaptchcate'],
  ['user.defaultKaptcha', 'POST', '/site/api/v1/user/register/defaultKaptcha'],
  ['user.geeLoad', 'POST', '/site/api/v1/user/member/geeLoad'],
  ['user.geeVerify', 'POST', '/site/api/v1/user/member/geeVerify'],
  ['user.validateGeeCheck', 'POST', '/site/api/v1/user/member/validateGeeCheck'],
  ['user.sendCodeOne', 'POST', '/site/api/v1/user/sendCode/one'],
  ['user.sendCodeTwo', 'POST', '/site/api/v1/user/sendCode/two'],
  ['user.forgetByPhoneOne', 'POST', '/site/api/v1/user/forgetByPhone/one'],
  ['user.forgetByPhoneTwo', 'POST', '/site/api/v1/user/forgetByPhone/two'],
  ['user.forgetByPhoneThree', 'POST', '/site/api/v1/user/forgetByPhone/three'],
  ['user.forgetByEmailOne', 'POST', '/site/api/v1/user/forgetByEmail/one'],
  ['user.forgetByEmailTwo', 'POST', '/site/api/v1/user/forgetByEmail/two'],
  ['user.forgetByEmailThree', 'POST', '/site/api/v1/user/forgetByEmail/three'],
  ['user.bindOther', 'POST', '/site/api/v1/user/member/bindOther'],
  ['user.bindPhone', 'POST', '/site/api/v1/user/member/bindPhone'],
  ['user.bindEmail', 'POST', '/site/api/v1/user/member/bindEmail'],
  ['user.bindPassword', 'POST', '/site/api/v1/user/member/bindPassword'],
  ['user.bindPasswordByPhone', 'POST', '/site/api/v1/user/member/bindPasswordByPhone'],
  ['user.bindPasswordByEmail', 'POST', '/site/api/v1/user/member/bindPasswordByEmail'],
  ['user.bindFromDeposit', 'POST', '/site/api/v1/user/member/bindFromDeposit'],
  ['user.jwt', 'POST', '/site/api/v1/user/member/jwt'],
  ['site.queryCountryArea', 'POST', '/site/api/v1/site/countryArea/queryCountryArea'],
  ['site.singleDataDecryption', 'POST', '/site/api/v1/site/common/singleDataDecryption'],
  ['transfer.getBalance', 'POST', '/fd/api/v1/transfer/getBalance'],
  ['payment.types', 'POST', '/fd/api/v1/payment/types'],
  ['payment.getDepositOrderStatus', 'POST', '/fd/api/v1/payment/getDepositOrderStatus'],
  ['payment.pay', 'POST', '/fd/api/v1/payment/pay'],
  ['payment.closeOrder', 'POST', '/fd/api/v1/payment/closeOrder'],
  ['payment.createSignalCode', 'POST', '/fd/api/v1/payment/createSignalCode'],
  ['payment.getCustomerInfo', 'POST', '/fd/api/v1/payment/getCustomerInfo'],
  ['transfer.utcTransfer', 'POST', '/fd/api/v1/transfer/utcTransfer'],
  ['transfer.getTransferRate', 'POST', '/fd/api/v1/transfer/getTransferRate'],
  ['transactions.queryDealRecord', 'POST', '/fd/api/v1/transactions/queryDealRecord'],
  ['vCurrency.list', 'POST', '/fd/api/v1/vCurrency/list'],
  ['withdraw.withdrawOrderInfo', 'POST', '/fd/api/v1/withdraw/withdrawOrderInfo'],
  ['withdraw.baseCfgList', 'POST', '/fd/api/v1/withdraw/baseCfg/list'],
  ['withdraw.withdrawInfo', 'POST', '/fd/api/v1/withdraw/withdrawInfo'],
  ['withdraw.usdtWithdrawInfo', 'POST', '/fd/api/v1/withdraw/usdtWithdrawInfo'],
  ['withdraw.new', 'POST', '/fd/api/v1/withdraw/new'],
  ['bankCard.queryMemberBanksInfoList', 'GET', '/fd/api/v1/bankCard/queryMemberBanksInfoList'],
  ['bankCard.withdrawAddList', 'GET', '/fd/api/v1/bankCard/withdraw/add/list'],
  // Our decision, because §7 has no call that adds or removes a saved account.
  ['bankCard.withdrawAdd', 'POST', '/fd/api/v1/bankCard/withdraw/add'],
  ['bankCard.withdrawDelete', 'POST', '/fd/api/v1/bankCard/withdraw/delete'],
  ['sport.session', 'POST', '/game/api/v1/venue/resource', 'session'],
  ['sport.board', 'POST', '/game/api/v1/venue/resource', 'board'],
  ['sport.changes', 'POST', '/game/api/v1/venue/resource', 'changes'],
  ['sport.game', 'POST', '/game/api/v1/venue/resource', 'game'],
  ['sport.centre', 'POST', '/game/api/v1/venue/resource', 'centre'],
  ['sport.placeBet', 'POST', '/game/api/v1/venue/resource', 'placeBet'],
  ['sport.placeSeries', 'POST', '/game/api/v1/venue/resource', 'placeSeries'],
  ['sport.betStatus', 'POST', '/game/api/v1/venue/resource', 'betStatus'],
  ['record.betRecordTotal', 'POST', '/game/api/v1/record/betRecordTotal'],
  ['record.betRecordList', 'POST', '/game/api/v1/record/betRecordList'],
  ['video.hotLiveMatchDetail', 'POST', '/game/api/v1/video/hotLive/matchDetail'],
  ['venue.allBalance', 'POST', '/game/api/v1/venue/allBalance'],
  ['venue.balance', 'POST', '/game/api/v1/venue/balance'],
  ['venue.transfer', 'POST', '/game/api/v1/venue/transfer'],
  ['venue.recycle', 'POST', '/game/api/v1/venue/recycle'],
  ['venue.launch', 'POST', '/game/api/v1/venue/launch'],
  ['venue.getVenueInfoByCategory', 'POST', '/game/api/v1/venue/getVenueInfoByCategory'],
  ['venue.getBonusPools', 'POST', '/game/api/v1/venue/getBonusPools'],
  ['venue.gameList', 'POST', '/game/api/v1/venue/gameList'],
  ['venue.gameInfo', 'POST', '/game/api/v1/venue/gameInfo'],
  ['status.setAutoTransferStatus', 'POST', '/game/api/v1/status/setAutoTransferStatus'],
  ['collection.addCollection', 'POST', '/game/api/v1/collection/addCollection'],
  ['collection.removeCollection', 'POST', '/game/api/v1/collection/removeCollection'],
  ['stream.history', 'POST', '/stream/api/v1/history'],
  ['letter.getUnreadForType', 'POST', '/site/api/v1/site/letter/getUnreadForType'],
  ['letter.list', 'POST', '/site/api/v1/site/letter/list'],
  ['letter.read', 'POST', '/site/api/v1/site/letter/read'],
  ['letter.delete', 'POST', '/site/api/v1/site/letter/delete'],
  ['letter.onekeyRead', 'POST', '/site/api/v1/site/letter/onekeyRead'],
  ['feedback.addFeedBack', 'POST', '/site/api/v1/user/feedback/addFeedBack'],
  ['feedback.unreadNum', 'POST', '/site/api/v1/user/feedback/unreadNum'],
  ['feedback.queryMemberBetList', 'POST', '/site/api/v1/user/feedback/queryMemberBetList'],
  ['feedback.querySiteDepositRewardConfigList', 'POST', '/site/api/v1/user/feedback/querySiteDepositRewardConfigList'],
  ['feedback.getFeedBackList', 'POST', '/site/api/v1/user/feedback/getFeedBackList'],
  ['feedback.getFeedbackInfo', 'POST', '/site/api/v1/user/feedback/getFeedbackInfo'],
  ['feedback.delFeedback', 'POST', '/site/api/v1/user/feedback/delFeedback'],
  ['user.memberGradeInfoByGrade', 'POST', '/site/api/v1/user/member/memberGradeInfoByGrade'],
  ['user.memberGradeConfigList', 'POST', '/site/api/v1/user/member/memberGradeConfigList'],
  ['user.getGameFanshuiHighLow', 'POST', '/site/api/v1/user/member/getGameFanshuiHighLow'],
  ['user.avatarList', 'POST', '/site/api/v1/user/member/avatarList'],
  ['user.addAvatar', 'POST', '/site/api/v1/user/member/addAvatar'],
  ['user.uploadImage', 'POST', '/site/api/v1/user/upload/uploadImage'],
  ['promotion.config', 'POST', '/act/api/v1/promotion/config'],
  ['promotion.verification', 'POST', '/act/api/v1/promotion/verification'],
  ['promotion.joinActivity', 'POST', '/act/api/v1/promotion/joinActivity'],
  ['promotion.confirmInfo', 'POST', '/act/api/v1/promotion/confirmInfo'],
  ['vipWeek.VipWeekInfo', 'POST', '/act/api/v1/vipWeek/VipWeekInfo'],
  ['activityTopGift.exchangeRecord', 'POST', '/act/api/v1/activityTopGift/exchangeRecord'],
  ['advertising.sponsorContent', 'POST', '/site/api/v1/advertising/sponsorContent'],
  ['advertising.getMyDiscountAd', 'POST', '/site/api/v1/advertising/getMyDiscountAd'],
];
const ids = Object.keys(catalogue) as EndpointId[];

describe('catalogue', () => {
  const rows = specified.map(([id, ...expected]) => ({ id, expected }));
  it.each(rows)('API-07 $id has the method and path of the specification', ({ id, expected }) => {
    const { method, path, resourceMethod } = getEndpoint(id);
    expect(resourceMethod ? [method, path, resourceMethod] : [method, path]).toEqual(expected);
  });

  it('API-07 has one endpoint for each method and path', () => {
    const calls = ids.map((id) => {
      const { method, path, resourceMethod = '' } = getEndpoint(id);
      return `${method} ${path} ${resourceMethod}`;
    });
    expect(calls.filter((call, at) => calls.indexOf(call) < at)).toEqual([]);
  });

  it('API-06 caches only the responses of the site settings', () => {
    const kept = ids.filter((id) => getEndpoint(id).cacheMs !== undefined);
    expect(kept).toEqual([
      'advertising.navigationList',
      'configuration.onlinecustomservice',
      'configuration.preInfo',
      'advertising.sponsorContent',
    ]);
  });

  it('W3 lists the calls that move money', () => {
    const money = [
      'payment.pay',
      'transfer.utcTransfer',
      'withdraw.new',
      'sport.placeBet',
      'sport.placeSeries',
      'venue.transfer',
      'venue.recycle',
      'venue.launch',
      'promotion.joinActivity',
      'promotions.quit',
    ];
    expect(ids.filter((id) => getEndpoint(id).effect === 'money').sort()).toEqual(money.sort());
  });

  it.each(ids)('API-07 %s: has a safe path, known codes and valid examples', (id) => {
    const { path, errors, auth } = getEndpoint(id);
    const { request, response, example } = schemas[id];
    expect(isSafePath(path)).toBe(true);
    expect(errors.filter((code) => !isErrorCode(code))).toEqual([]);
    expect(auth === 'guest' || errors.includes(6001)).toBe(true);
    expect(request.safeParse(example.request).error).toBeUndefined();
    expect(response.safeParse(example.response).error).toBeUndefined();
  });
});

describe('buildPath', () => {
  it.each(['https://evil/x', '//evil/x', '\\\\evil', '/\\evil', 'evil', '', '/a b', '/a?b', '/a\r\nb', '/%2e'])(
    'F-API-18 rejects %j',
    (path) => {
      expect(isSafePath(path)).toBe(false);
    },
  );

  it('API-01 puts the body of a GET into the query', () => {
    expect(buildPathWithQuery('/a', { type: 1, name: '中&', none: undefined })).toBe('/a?type=1&name=%E4%B8%AD%26');
    expect(buildPathWithQuery('/a', {})).toBe('/a');
  });

  it.each([undefined, null, { none: undefined }])('API-01 the body %j adds no query', (body) => {
    expect(buildPathWithQuery('/a', body)).toBe('/a');
  });
});
