import { toErrorMessageKey } from './errorMessageKey.ts';
import { getErrorRow, errorRows, isErrorCode } from './errorRows.ts';
import { ApiError } from './apiError.ts';
import { isCallError } from './isCallError.ts';
import { isOutcomeUnknown } from './isOutcomeUnknown.ts';
import { getErrorReaction } from './getErrorReaction.ts';
import { reactions } from './reactions.ts';
import { loadErrorTexts } from './texts/loadErrorTexts.ts';
import { zhCN } from './texts/zhCN.ts';
import { zhTW } from './texts/zhTW.ts';

// Written by hand from specification §8 to find mistakes in the catalogue.
const codesOfTheSpecification = [
  6000, 6001, 6002, 6003, 6004, 6005, 6006, 6007, 6008, 6009, 6010, 6011, 6012, 6013, 6014, 6015, 6016, 6017, 6021,
  6022, 6025, 6026, 6027, 6028, 6029, 6030, 6031, 6032, 6033, 6034, 6035, 6036, 6037, 6038, 6039, 6066, 6099, 6100,
  6110, 6111, 6301, 6302, 6303, 6316, 6317, 6318, 6366, 6399, 6413, 6415, 6449, 6500, 6501, 6502,
];
const keys = Object.keys(zhCN) as (keyof typeof zhCN)[];

describe('error catalogue', () => {
  it('ERR-01 contains every code of §8 and no other', () => {
    expect(Object.keys(errorRows).map(Number)).toEqual(codesOfTheSpecification);
  });

  it('ERR-01 has unique names', () => {
    const names = Object.values(errorRows).map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('the ranges for pages contain the same codes', () => {
    for (let code = 5990; code < 6600; code += 1)
      expect([code, toErrorMessageKey(code)]).toEqual([code, isErrorCode(code) ? `error.${code}` : 'error.unknown']);
    expect(Object.keys(reactions).map(Number).every(isErrorCode)).toBe(true);
  });

  it.each`
    codes                             | reaction             | rule
    ${[6000]}                         | ${'none'}            | ${'success'}
    ${[6001]}                         | ${'relogin'}         | ${'ERR-02'}
    ${[6021, 6022]}                   | ${'captcha'}         | ${'ERR-03'}
    ${[6449]}                         | ${'bindRealName'}    | ${'ERR-04'}
    ${[6413]}                         | ${'venueActivity'}   | ${'ERR-07'}
    ${[6025, 6026, 6027, 6028, 6029]} | ${'newDevice'}       | ${'ERR-08'}
    ${[6013, 6316, 6415]}             | ${'maintenance'}     | ${'ERR-10'}
    ${[6031, 6032, 6033]}             | ${'region'}          | ${'ERR-10'}
    ${[6501]}                         | ${'popup'}           | ${'ERR-10'}
    ${[6502]}                         | ${'suspended'}       | ${'ERR-10'}
    ${[6011, 6034, 6066]}             | ${'retryLater'}      | ${'ERR-10'}
    ${[6030]}                         | ${'customerService'} | ${'contact customer service'}
    ${[6002, 6005, 6036, 6500, 6777]} | ${'show'}            | ${'ERR-09'}
  `('F-API-09 $rule: $codes react with $reaction', ({ codes, reaction }) => {
    for (const code of codes as number[]) expect(getErrorRow(code).reaction).toBe(reaction);
  });

  it('F-API-09 every other code is shown', () => {
    const shown = codesOfTheSpecification.filter((code) => getErrorRow(code).reaction === 'show');
    expect(shown).toHaveLength(codesOfTheSpecification.length - Object.keys(reactions).length);
  });

  it.each([0, -1, 6777, 1e9, NaN, Infinity, 6000.5])('ERR-09 F-API-08 treats %d as an unknown code', (code) => {
    expect(getErrorRow(code)).toEqual({ code, name: 'unknown', category: 'system', reaction: 'show', outcome: 'none' });
    expect(toErrorMessageKey(code)).toBe('error.unknown');
  });
});

describe('error texts', () => {
  it.each([
    ['zh-CN', zhCN],
    ['zh-TW', zhTW],
  ] as const)('ERR-01 %s has a text for every code', async (locale, texts) => {
    for (const code of codesOfTheSpecification) expect(texts[toErrorMessageKey(code)]).toMatch(/[\u4e00-\u9fff]/);
    expect(Object.values(texts).join('')).not.toMatch(/[,;!?]/);
    await expect(loadErrorTexts(locale)).resolves.toBe(texts);
  });

  // Advice to the player. Codes without one: success, an empty list, the player's own cancellation, fixed specification texts.
  const advice = /请|請|客服/;
  const bare = ['error.6000', 'error.6303', 'error.aborted', 'error.6318', 'error.6366', 'error.6413'];
  it.each(keys.filter((key) => !bare.includes(key)))('ERR-01 %s contains advice in both languages', (key) => {
    expect(zhCN[key]).toMatch(advice);
    expect(zhTW[key]).toMatch(advice);
  });

  it('ERR-01 both languages have the same keys', () => {
    expect(Object.keys(zhTW)).toEqual(keys);
  });

  it.each([
    ['error.6001', '请重新登录', '請重新登入'],
    ['error.gameData', '数据异常，请重新进入游戏', '資料異常，請重新進入遊戲'],
    ['error.6010', '文件上传失败，请检查文件后重新上传', '檔案上傳失敗，請檢查檔案後重新上傳'],
    ['error.6007', '请求参数错误，请核对后再试', '請求參數錯誤，請確認後再試'],
  ] as const)('§8 %s has the text of the specification', (key, simplified, traditional) => {
    expect([zhCN[key], zhTW[key]]).toEqual([simplified, traditional]);
  });

  it('ERR-01 zh-TW uses the terms of Taiwan', () => {
    const text = Object.values(zhTW).join('');
    expect(text).not.toMatch(/登錄|賬|賬戶|網絡|信息|數據|用戶|文件|設備|身份|服務器|軟件|默認|短信|请|录/);
  });
});

describe('error functions', () => {
  const facts = { endpointId: 'user.login', requestId: 'r', serverMessage: '' };

  it('ERR-09 read an error of a duplicate install', () => {
    const foreign = { isSiteError: true, kind: 'api', code: 6001, reaction: 'relogin' };
    expect(getErrorReaction(foreign)).toBe('relogin');
    expect(isCallError(foreign)).toBe(true);
  });

  it('ERR-09 show an unexpected error, which is no call error', () => {
    expect([getErrorReaction(new Error('bug')), isCallError(new Error('bug')), isOutcomeUnknown(null)]).toEqual([
      'show',
      false,
      false,
    ]);
  });

  it('F-SRV-18 the message for logs contains neither server text nor data', () => {
    const error = new ApiError(6002, { ...facts, serverMessage: 'secret', data: { token: 'secret' } });
    expect(error.message).toBe('user.login was refused with 6002 (request r).');
  });
});
