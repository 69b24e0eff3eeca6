import type { BetOutcome, BetRequest, BetStatus, PlacedBet, PlacementState, PlacementStatus } from './betPlacement.ts';

/** What begins an order: bets are sent, or taken up again after a restart. */
type StartEvent = { readonly type: 'betsSent' | 'betsResumed'; readonly requests: readonly BetRequest[] };

/** What happens to one bet. `betUnseen`: the platform says it never saw the id; `betGivenUp`: it said so long enough. */
export type BetEvent =
  | { readonly type: 'betAccepted' | 'betPending' | 'betRejected'; readonly outcome: BetOutcome }
  | { readonly type: 'betUnseen' | 'answerLost'; readonly requestId: string }
  | { readonly type: 'betRefused' | 'betGivenUp'; readonly requestId: string; readonly failureKey: string };

export type PlacementEvent = StartEvent | BetEvent | { readonly type: 'resultDismissed' };

/**
 * `send` is the effect of `betsSent` alone: nothing is ever sent twice. `forget` is of the whole order and comes after
 * `unlockSlip`: bets that were forgotten while the slip still held them could be placed again after a reload.
 */
export type PlacementEffect = 'lockSlip' | 'send' | 'ask' | 'forget' | 'unlockSlip';

type Step = readonly [next: BetStatus, ...effects: PlacementEffect[]];
type Row = Readonly<Partial<Record<BetEvent['type'], Step>>>;

const settled: Row = {
  betAccepted: ['accepted'],
  betRejected: ['rejected'],
};

/**
 * Every legal move of a bet (ruling B2, SLP-11). An event missing from a row came too late and changes nothing.
 *
 * A lost answer leads to `unknown`, which only asks. `betGivenUp` ends it when the platform keeps saying that it never
 * saw the id; the player may then bet again, under a new id.
 */
export const PLACEMENT_TRANSITIONS: Readonly<Record<BetStatus, Row>> = {
  confirming: {
    ...settled,
    betPending: ['pending', 'ask'],
    betUnseen: ['unknown', 'ask'],
    answerLost: ['unknown', 'ask'],
    betRefused: ['refused'],
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
    betGivenUp: ['refused'],
  },
  accepted: {},
  rejected: {},
  refused: {},
};

/** How an order begins: from rest only, so a second click finds no row (F-BET-04). */
const STARTS = {
  betsSent: ['confirming', 'send'],
  betsResumed: ['unknown', 'ask'],
} as const satisfies Record<StartEvent['type'], Step>;

export interface PlacementMove {
  /** The same reference when the event came too late. */
  readonly state: PlacementState;
  readonly effects: readonly PlacementEffect[];
}

const IN_PROGRESS_STATUSES: readonly BetStatus[] = ['unknown', 'pending', 'confirming'];

/** Whether a bet is on its way: the slip is locked, no other order can go out (SLP-07). */
export const isInProgress = ({ bets }: PlacementState): boolean =>
  bets.some(({ status }) => IN_PROGRESS_STATUSES.includes(status));

/** An order in one word: the most doubtful of what is under way, the common end, or `mixed`. */
export function placementStatus({ bets }: PlacementState): PlacementStatus {
  const statuses = bets.map(({ status }) => status);
  const [first] = statuses;
  const inProgressStatus = IN_PROGRESS_STATUSES.find((status) => statuses.includes(status));
  if (inProgressStatus || first === undefined) return inProgressStatus ?? 'idle';
  return statuses.every((status) => status === first) ? first : 'mixed';
}

const toPlacedBetBase = ({ request }: PlacedBet, event: BetEvent): Omit<PlacedBet, 'status'> => {
  if ('outcome' in event) return { request, outcome: event.outcome };
  return 'failureKey' in event ? { request, failureKey: event.failureKey } : { request };
};

const stay = (state: PlacementState): PlacementMove => ({ state, effects: [] });

function start(state: PlacementState, { type, requests }: StartEvent): PlacementMove {
  if (isInProgress(state) || requests.length === 0) return stay(state);
  const [status, effect] = STARTS[type];
  return { state: { bets: requests.map((request) => ({ status, request })) }, effects: ['lockSlip', effect] };
}

function moveBet(state: PlacementState, event: BetEvent): PlacementMove {
  const requestId = 'outcome' in event ? event.outcome.requestId : event.requestId;
  const bet = state.bets.find(({ request }) => request.requestId === requestId);
  const step = bet && PLACEMENT_TRANSITIONS[bet.status][event.type];
  if (!step) return stay(state);
  const [status, ...effects] = step;
  const after = { bets: state.bets.map((held) => (held === bet ? { status, ...toPlacedBetBase(bet, event) } : held)) };
  return { state: after, effects: isInProgress(after) ? effects : [...effects, 'unlockSlip', 'forget'] };
}

/** One step of an order: where it stands now and what is to be done. The slip opens with the last bet decided. */
export function movePlacement(state: PlacementState, event: PlacementEvent): PlacementMove {
  if ('requests' in event) return start(state, event);
  if (event.type !== 'resultDismissed') return moveBet(state, event);
  return isInProgress(state) || state.bets.length === 0 ? stay(state) : { state: { bets: [] }, effects: [] };
}
