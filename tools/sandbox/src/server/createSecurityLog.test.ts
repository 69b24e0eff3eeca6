import type { EndpointId } from '@pavilion/api-client/protocol';
import { createSecurityLog } from './createSecurityLog.ts';
import { routeIds } from './routeTable.ts';

const SUCCESS = 6000;
const WRONG_PASSWORD = 6021;
const address = '203.0.113.7';

/** Calls of a login, a credential, a payout account or a sealed value. */
const loggedCalls: readonly EndpointId[] = [
  'user.login',
  'user.logout',
  'user.register',
  'user.bindPassword',
  'user.bindPasswordByEmail',
  'user.bindPasswordByPhone',
  'user.bindPhone',
  'user.bindEmail',
  'user.bindOther',
  'user.forgetByEmailThree',
  'user.forgetByPhoneThree',
  'sessions.end',
  'sessions.endOthers',
  'bankCard.withdrawAdd',
  'bankCard.withdrawDelete',
  'withdraw.new',
  'site.singleDataDecryption',
];
const otherCalls = routeIds.filter((id) => !loggedCalls.includes(id));

const warn = jest.fn();
beforeEach(() => warn.mockReset());
const logSecurity = createSecurityLog({ warn });

it.each(loggedCalls)('ASVS 16.2.1 16.3.1 logs %s after a success and after a refusal', (call) => {
  for (const code of [SUCCESS, WRONG_PASSWORD]) logSecurity({ call, code, memberId: 7, address });
  expect(warn.mock.calls).toEqual([
    ['security', { call, code: SUCCESS, memberId: 7, address }],
    ['security', { call, code: WRONG_PASSWORD, memberId: 7, address }],
  ]);
});

it('ASVS 16.3.1 logs no other call, whether it succeeds or is refused', () => {
  for (const call of otherCalls)
    for (const code of [SUCCESS, WRONG_PASSWORD]) logSecurity({ call, code, memberId: 7, address });
  expect(warn).not.toHaveBeenCalled();
});

it.each([6001, 6008])('ASVS 16.3.2 logs the refused access %i of every call', (code) => {
  for (const call of otherCalls) logSecurity({ call, code, memberId: 7, address });
  expect(warn).toHaveBeenCalledTimes(otherCalls.length);
});

it('ASVS 16.3.2 logs a refused access before its call and member are known', () => {
  logSecurity({ call: undefined, code: 6008, memberId: undefined, address });
  expect(warn.mock.calls).toEqual([['security', { call: 'unknown', code: 6008, memberId: null, address }]]);
});

it('ASVS 16.3.1 does not log another refusal of an unknown call', () => {
  logSecurity({ call: undefined, code: 6007, memberId: undefined, address });
  expect(warn).not.toHaveBeenCalled();
});

it('F-SRV-18 logs no other value of the call', () => {
  const secrets = { password: 'f'.repeat(32), token: 'the-token', code: SUCCESS, sendCodeNum: '123456' };
  logSecurity({ ...secrets, call: 'user.login', memberId: undefined, address });
  expect(warn.mock.calls).toEqual([['security', { call: 'user.login', code: SUCCESS, memberId: null, address }]]);
});
