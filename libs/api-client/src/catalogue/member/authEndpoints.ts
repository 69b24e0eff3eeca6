import type { EndpointTable } from '../endpoint/endpoint.ts';

const USER = '/site/api/v1/user';

/** Codes of a call with a captcha: 6011 too often, 6021 picture, 6022 slider, 6036 wrong, 6038 used or expired. */
const captcha = [6007, 6011, 6021, 6022, 6036, 6038] as const;

/**
 * Registration, captchas, codes, password reset, binding (§7 user, §7 login-flow functions).
 *
 * The specification shows no path for some of these calls. Our decision: the picture is `register/defaultKaptcha`, the
 * captcha look-up is `member/kaptchcate`, and `member/geeLoad` and `member/geeVerify` replace a third-party service.
 */
export const authEndpoints = {
  'user.register': {
    method: 'POST',
    path: `${USER}/register`,
    auth: 'guest',
    effect: 'write',
    errors: [...captcha, 6009],
  },
  'user.kaptchcate': {
    method: 'POST',
    path: `${USER}/member/kaptchcate`,
    auth: 'guest',
    effect: 'read',
    errors: [6007],
  },
  'user.defaultKaptcha': {
    method: 'POST',
    path: `${USER}/register/defaultKaptcha`,
    auth: 'guest',
    effect: 'read',
    responseHeaders: ['x-code'],
    errors: [6011],
  },
  'user.geeLoad': {
    method: 'POST',
    path: `${USER}/member/geeLoad`,
    auth: 'guest',
    effect: 'read',
    errors: [6011],
  },
  'user.geeVerify': {
    method: 'POST',
    path: `${USER}/member/geeVerify`,
    auth: 'guest',
    effect: 'write',
    errors: [6007, 6011, 6036, 6038],
  },
  'user.validateGeeCheck': {
    method: 'POST',
    path: `${USER}/member/validateGeeCheck`,
    auth: 'guest',
    effect: 'write',
    errors: [6007, 6036, 6038],
  },
  'user.sendCodeOne': {
    method: 'POST',
    path: `${USER}/sendCode/one`,
    auth: 'guest',
    effect: 'write',
    errors: [...captcha, 6008, 6017, 6034, 6035, 6037, 6066],
  },
  'user.sendCodeTwo': {
    method: 'POST',
    path: `${USER}/sendCode/two`,
    auth: 'member',
    effect: 'write',
    errors: [6001, ...captcha, 6008, 6009, 6015, 6034, 6035, 6037, 6066],
  },
  'user.forgetByPhoneOne': {
    method: 'POST',
    path: `${USER}/forgetByPhone/one`,
    auth: 'guest',
    effect: 'write',
    errors: [...captcha, 6034, 6037, 6066],
  },
  'user.forgetByPhoneTwo': {
    method: 'POST',
    path: `${USER}/forgetByPhone/two`,
    auth: 'guest',
    effect: 'write',
    errors: [6007, 6035, 6036, 6037, 6038],
  },
  'user.forgetByPhoneThree': {
    method: 'POST',
    path: `${USER}/forgetByPhone/three`,
    auth: 'guest',
    effect: 'write',
    errors: [6007, 6035, 6038],
  },
  'user.forgetByEmailOne': {
    method: 'POST',
    path: `${USER}/forgetByEmail/one`,
    auth: 'guest',
    effect: 'write',
    errors: [...captcha, 6034, 6037, 6066],
  },
  'user.forgetByEmailTwo': {
    method: 'POST',
    path: `${USER}/forgetByEmail/two`,
    auth: 'guest',
    effect: 'write',
    errors: [6007, 6035, 6036, 6037, 6038],
  },
  'user.forgetByEmailThree': {
    method: 'POST',
    path: `${USER}/forgetByEmail/three`,
    auth: 'guest',
    effect: 'write',
    errors: [6007, 6035, 6038],
  },
  'user.bindOther': {
    method: 'POST',
    path: `${USER}/member/bindOther`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6009],
  },
  'user.bindPhone': {
    method: 'POST',
    path: `${USER}/member/bindPhone`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6009, 6035, 6036, 6037, 6038],
  },
  'user.bindEmail': {
    method: 'POST',
    path: `${USER}/member/bindEmail`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6009, 6035, 6036, 6037, 6038],
  },
  'user.bindPassword': {
    method: 'POST',
    path: `${USER}/member/bindPassword`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6016, 6037, 6100],
  },
  'user.bindPasswordByPhone': {
    method: 'POST',
    path: `${USER}/member/bindPasswordByPhone`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6015, 6017, 6036, 6037, 6038],
  },
  'user.bindPasswordByEmail': {
    method: 'POST',
    path: `${USER}/member/bindPasswordByEmail`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6035, 6036, 6037, 6038],
  },
  'user.bindFromDeposit': {
    method: 'POST',
    path: `${USER}/member/bindFromDeposit`,
    auth: 'member',
    effect: 'write',
    errors: [6001, 6007, 6009],
  },
  'user.jwt': {
    method: 'POST',
    path: `${USER}/member/jwt`,
    auth: 'member',
    effect: 'read',
    errors: [6001],
  },
  'site.queryCountryArea': {
    method: 'POST',
    path: '/site/api/v1/site/countryArea/queryCountryArea',
    auth: 'guest',
    effect: 'read',
    errors: [6007],
  },
  'site.singleDataDecryption': {
    method: 'POST',
    path: '/site/api/v1/site/common/singleDataDecryption',
    auth: 'member',
    effect: 'read',
    errors: [6001, 6007, 6037, 6100],
  },
} as const satisfies EndpointTable;
