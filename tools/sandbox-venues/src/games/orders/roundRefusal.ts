/** Reason for which a venue refuses a call. */
export type RoundReason =
  | 'badRequest'
  | 'noSuchGame'
  | 'outsideLimits'
  | 'insufficientBalance'
  | 'otherRound'
  | 'drawClosed'
  | 'suspended'
  | 'priceMoved'
  | 'playPaused'
  | 'maintenance'
  | 'regionLimited'
  | 'launchOver'
  | 'visitOver';

const statuses: Readonly<Record<RoundReason, number>> = {
  badRequest: 400,
  noSuchGame: 404,
  outsideLimits: 409,
  insufficientBalance: 409,
  otherRound: 409,
  drawClosed: 409,
  suspended: 409,
  priceMoved: 409,
  playPaused: 403,
  maintenance: 503,
  regionLimited: 403,
  launchOver: 401,
  visitOver: 401,
};

/** Refusal of a venue. The call had no effect. */
export class RoundRefusal extends Error {
  override readonly name = 'RoundRefusal';
  readonly status: number;
  constructor(readonly reason: RoundReason) {
    super(`refused: ${reason}`);
    this.status = statuses[reason];
  }
}
