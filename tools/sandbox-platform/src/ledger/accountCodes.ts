/** Account of the money a member can use: the centre wallet. */
export const getWalletAccount = (memberId: number): string => `member:${memberId}:wallet`;

/** Account of a member's stakes in bets that are not settled yet. */
export const getLockedStakesAccount = (memberId: number): string => `member:${memberId}:locked`;

/** The platform's own account; it wins what members lose. */
export const OPERATOR_ACCOUNT = 'house';

/** Where play money comes from. */
export const PROMO = 'promo';

/** Account of a member's money at one venue. */
export const getVenueAccount = (memberId: number, venueCode: string): string => `member:${memberId}:venue:${venueCode}`;

/** Account of a member's money that has left the wallet or a venue and has not arrived yet. */
export const getTransitAccount = (memberId: number): string => `member:${memberId}:transit`;

/** Account of what a member is withdrawing and has neither got nor got back yet. */
export const getWithdrawalHoldAccount = (memberId: number): string => `member:${memberId}:withdrawing`;

/** Account of a member's coins, in hundredths of a USDT. */
export const getCoinAccount = (memberId: number): string => `member:${memberId}:coin`;

/** The world outside: deposits come from here, withdrawals go there. */
export const CASHIER = 'cashier';
export const CASHIER_USDT = 'cashier:usdt';

/** Where money changes its currency: what leaves one of the two enters the other. */
export const EXCHANGE = 'exchange';
export const EXCHANGE_USDT = 'exchange:usdt';

/** Fees of deposits and withdrawals. */
export const FEES = 'fees';

/** Account of a bonus pool: what rounds of this platform have put in since it was last won. */
export const getPoolAccount = (poolCode: string): string => `pool:${poolCode}`;

/** The platforms that share the bonus pools: what they have put in comes from here, what they win goes there. */
export const NETWORK = 'network';

/** Account of a venue itself; it wins what members lose in its games. */
export const getVenueOperatorAccount = (venueCode: string): string => `house:venue:${venueCode}`;
