/** Why a venue does not take a round, or does not show something. */
export type RoundReason =
  | 'badRequest'
  | 'noSuchGame'
  | 'outsideLimits'
  | 'insufficientBalance'
  | 'otherRound'
  | 'drawClosed'
  | 'maintenance'
  | 'regionLimited'
  | 'frozen'
  | 'visitOver';

const statuses: Readonly<Record<RoundReason, number>> = {
  badRequest: 400,
  noSuchGame: 404,
  outsideLimits: 409,
  insufficientBalance: 409,
  otherRound: 409,
  drawClosed: 409,
  maintenance: 503,
  regionLimited: 403,
  frozen: 403,
  visitOver: 401,
};

/** The venue says no; nothing has happened. */
export class RoundRefusal extends Error {
  override readonly name = 'RoundRefusal';
  readonly status: number;
  constructor(readonly reason: RoundReason) {
    super(`refused: ${reason}`);
    this.status = statuses[reason];
  }
}
