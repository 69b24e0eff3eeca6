import { type BetOutcome, type BetRequest, type PlacementState, type PlacementStatus } from './betPlacement.ts';

/** What happens to a bet. `betUnseen`: the platform says it never saw the id; `betGivenUp`: it said so long enough. */
export type PlacementEvent =
  | { readonly type: 'betSent'; readonly request: BetRequest }
  | { readonly type: 'betResumed'; readonly request: BetRequest }
  | { readonly type: 'betAccepted'; readonly outcome: BetOutcome }
  | { readonly type: 'betPending'; readonly outcome: BetOutcome }
  | { readonly type: 'betRejected'; readonly outcome: BetOutcome }
  | { readonly type: 'betUnseen' }
  | { readonly type: 'betRefused'; readonly failureKey: string }
  | { readonly type: 'answerLost' }
  | { readonly type: 'betGivenUp'; readonly failureKey: string }
  | { readonly type: 'resultDismissed' };

/** `send` exists in one place of the table, on the way from rest to `confirming`: nothing is ever sent twice. */
export type PlacementEffect = 'lockSlip' | 'send' | 'ask' | 'forget' | 'unlockSlip';

type Step = readonly [next: PlacementStatus, ...effects: PlacementEffect[]];
type Row = Readonly<Partial<Record<PlacementEvent['type'], Step>>>;

const settled: Row = {
  betAccepted: ['accepted', 'forget', 'unlockSlip'],
  betRejected: ['rejected', 'forget', 'unlockSlip'],
};

const atRest: Row = {
  betSent: ['confirming', 'lockSlip', 'send'],
  betResumed: ['unknown', 'lockSlip', 'ask'],
};

/**
 * Every legal move of a bet (ruling B2, SLP-11). An event missing from a row came too late and changes nothing.
 *
 * A lost answer leads to `unknown`, which only asks. `betGivenUp` ends it when the platform keeps saying that it never
 * saw the id; the player may then bet again, under a new id.
 */
export const PLACEMENT_TRANSITIONS: Readonly<Record<PlacementStatus, Row>> = {
  idle: atRest,
  confirming: {
    ...settled,
    betPending: ['pending', 'ask'],
    betUnseen: ['unknown', 'ask'],
    answerLost: ['unknown', 'ask'],
    betRefused: ['refused', 'forget', 'unlockSlip'],
  },
  pending: {
    ...settled,
    betPending: ['pending', 'ask'],
    betUnseen: ['unknown', 'ask'],
    answerLost: ['pending', 'ask'],
  },
  unknown: {
    ...settled,
    betPending: ['pending', 'ask'],
    betUnseen: ['unknown', 'ask'],
    answerLost: ['unknown', 'ask'],
    betGivenUp: ['refused', 'forget', 'unlockSlip'],
  },
  accepted: { ...atRest, resultDismissed: ['idle'] },
  rejected: { ...atRest, resultDismissed: ['idle'] },
  refused: { ...atRest, resultDismissed: ['idle'] },
};

export interface PlacementMove {
  /** The same reference when the event came too late. */
  readonly state: PlacementState;
  readonly effects: readonly PlacementEffect[];
}

const factsOf = (state: PlacementState, event: PlacementEvent): Omit<PlacementState, 'status'> => {
  if (event.type === 'resultDismissed') return {};
  if ('request' in event) return { request: event.request };
  const { request } = state;
  const kept = request ? { request } : {};
  if ('outcome' in event) return { ...kept, outcome: event.outcome };
  return 'failureKey' in event ? { ...kept, failureKey: event.failureKey } : kept;
};

/** One step of a bet: where it stands now and what is to be done. */
export function movePlacement(state: PlacementState, event: PlacementEvent): PlacementMove {
  const step = PLACEMENT_TRANSITIONS[state.status][event.type];
  if (!step) return { state, effects: [] };
  const [status, ...effects] = step;
  return { state: { status, ...factsOf(state, event) }, effects };
}

/** Whether a bet is on its way: the slip is locked, no other bet can go out (SLP-07). */
export const isUnderWay = ({ status }: PlacementState): boolean =>
  status === 'confirming' || status === 'pending' || status === 'unknown';
