/** Account of the money a member can use: the centre wallet. */
export const walletOf = (memberId: number): string => `member:${memberId}:wallet`;

/** Account of a member's stakes in bets that are not settled yet. */
export const lockedOf = (memberId: number): string => `member:${memberId}:locked`;

/** The platform's own account; it wins what members lose. */
export const HOUSE = 'house';

/** Where play money comes from. */
export const PROMO = 'promo';

/** Account of a member's money at one venue. */
export const venueOf = (memberId: number, venueCode: string): string => `member:${memberId}:venue:${venueCode}`;

/** Account of a member's money that has left the wallet or a venue and has not arrived yet. */
export const transitOf = (memberId: number): string => `member:${memberId}:transit`;
