/** Builds the account code of a member's centre wallet. */
export const getWalletAccount = (memberId: number): string => `member:${memberId}:wallet`;

/** Builds the account code of a member's stakes in bets that are not settled yet. */
export const getLockedStakesAccount = (memberId: number): string => `member:${memberId}:locked`;

/** Account of the operator. It receives lost stakes and pays winnings. */
export const OPERATOR_ACCOUNT = 'house';

/** Source of play money. */
export const PROMO = 'promo';

/** Builds the account code of a member's money at one venue. */
export const getVenueAccount = (memberId: number, venueCode: string): string => `member:${memberId}:venue:${venueCode}`;

/** Builds the account code of a member's money in transit between centre wallet and venue. */
export const getTransitAccount = (memberId: number): string => `member:${memberId}:transit`;

/** Builds the account code of a member's withdrawals in progress. */
export const getWithdrawalHoldAccount = (memberId: number): string => `member:${memberId}:withdrawing`;

/** Builds the account code of a member's coins, in hundredths of a USDT. */
export const getCoinAccount = (memberId: number): string => `member:${memberId}:coin`;

/** External accounts: the source of deposits and the target of withdrawals. */
export const CASHIER = 'cashier';
export const CASHIER_USDT = 'cashier:usdt';

/** Currency exchange: an amount that enters one of the two accounts leaves the other in its currency. */
export const EXCHANGE = 'exchange';
export const EXCHANGE_USDT = 'exchange:usdt';

/** Fees of deposits and withdrawals. */
export const FEES = 'fees';

/** Builds the account code of a bonus pool: contributions of this platform's rounds since the pool was last won. */
export const getPoolAccount = (poolCode: string): string => `pool:${poolCode}`;

/** Other platforms that share the bonus pools: source of their contributions and target of their wins. */
export const NETWORK = 'network';

/** Builds the account code of a venue's operator. It receives stakes and pays winnings of the venue's games. */
export const getVenueOperatorAccount = (venueCode: string): string => `house:venue:${venueCode}`;
