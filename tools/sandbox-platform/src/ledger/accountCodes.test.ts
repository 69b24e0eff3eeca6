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
  [getWalletAccount(7), 'member:7:wallet'],
  [getLockedStakesAccount(7), 'member:7:locked'],
  [getTransitAccount(7), 'member:7:transit'],
  [getWithdrawalHoldAccount(7), 'member:7:withdrawing'],
  [getCoinAccount(7), 'member:7:coin'],
  [getVenueAccount(7, 'agin'), 'member:7:venue:agin'],
  [getVenueOperatorAccount('agin'), 'house:venue:agin'],
  [getPoolAccount('grand'), 'pool:grand'],
])('the ledger of an older version has the same account %s', (code, stored) => expect(code).toBe(stored));
