/** Prefix of the key of the undecided bets of a member in the store of the site. */
export const PENDING_KEY = 'games.pendingBets';
