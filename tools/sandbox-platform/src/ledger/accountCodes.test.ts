import {
  getCoinAccount,
  getLockedStakesAccount,
  getPoolAccount,
  getTransitAccount,
  getVenueAccount,
  getVenueOperatorAccount,
  getWalletAccount,
  getWithdrawalHoldAccount,
} from './accountCodes.ts';

it.each([
  ['member:7:wallet', () => getWalletAccount(7)],
  ['member:7:locked', () => getLockedStakesAccount(7)],
  ['member:7:transit', () => getTransitAccount(7)],
  ['member:7:withdrawing', () => getWithdrawalHoldAccount(7)],
  ['member:7:coin', () => getCoinAccount(7)],
  ['member:7:venue:agin', () => getVenueAccount(7, 'agin')],
  ['house:venue:agin', () => getVenueOperatorAccount('agin')],
  ['pool:grand', () => getPoolAccount('grand')],
])('the ledger of an older version has the same account %s', (stored, build) => expect(build()).toBe(stored));
