import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type {
  BetDraft,
  BetOutcome,
  BetRequest,
  BetStatus,
  PlacedBet,
  PlacementState,
  PlacementStatus,
} from './betPlacement.ts';

/** First event of an order: bets are sent, or resumed after a restart. */
type StartEvent = { readonly type: 'betsSent' | 'betsResumed'; readonly requests: readonly BetRequest[] };

/** Reason why there is no bet: a message key, and the text of the platform if it gave one. */
export interface BetFailure {
  readonly requestId: string;
  readonly failureKey: string;
  readonly failureText?: string;
}

/**
 * Event of one bet. `betUnseen`: the platform does not know the id. `betGivenUp`: it has not known the id for long
 * enough.
 */
export type BetEvent =
  | { readonly type: 'betAccepted' | 'betPending' | 'betRejected'; readonly outcome: BetOutcome }
  | { readonly type: 'betUnseen' | 'responseLost'; readonly requestId: string }
  | ({ readonly type: 'betRefused' | 'betGivenUp' } & BetFailure);

/** Event of an order. */
export type PlacementEvent = StartEvent | BetEvent | { readonly type: 'resultDismissed' };

/**
 * `send` is an effect of `betsSent` only, so that no bet is sent twice. `removePending` applies to the whole order and comes after
 * `unlockSlip`: a bet that is removed while the slip still holds it could be placed again after a reload.
 */
export type PlacementEffect = 'lockSlip' | 'send' | 'poll' | 'removePending' | 'unlockSlip';

type Step = readonly [next: BetStatus, ...effects: PlacementEffect[]];
type Row = Readonly<Partial<Record<BetEvent['type'], Step>>>;

const settled: Row = {
  betAccepted: ['accepted'],
  betRejected: ['rejected'],
};

/**
 * All transitions of a bet (ruling B2, SLP-11). An event that is missing from a row came too late and is ignored.
 *
 * A lost response leads to `unknown`, which only polls. `betGivenUp` ends it when the platform still does not know the id.
 * The player may then bet again under a new id.
 */
export const PLACEMENT_TRANSITIONS: Readonly<Record<BetStatus, Row>> = {
  confirming: {
    ...settled,
    betPending: ['pending', 'poll'],
    betUnseen: ['unknown', 'poll'],
    responseLost: ['unknown', 'poll'],
    betRefused: ['refused'],
  },
  pending: {
    ...settled,
    betPending: ['pending', 'poll'],
    betUnseen: ['unknown', 'poll'],
    responseLost: ['pending', 'poll'],
  },
  unknown: {
    ...settled,
    betPending: ['pending', 'poll'],
    betUnseen: ['unknown', 'poll'],
    responseLost: ['unknown', 'poll'],
    betGivenUp: ['refused'],
  },
  accepted: {},
  rejected: {},
  refused: {},
};

/**
 * First status and effect of an order. An order starts only if none is in progress, so a second click is ignored
 * (F-BET-04).
 */
const STARTS = {
  betsSent: ['confirming', 'send'],
  betsResumed: ['unknown', 'poll'],
} as const satisfies Record<StartEvent['type'], Step>;

/** Result of `movePlacement`. */
export interface PlacementMove {
  /** The same reference if the event was ignored. */
  readonly state: PlacementState;
  readonly effects: readonly PlacementEffect[];
}

const IN_PROGRESS_STATUSES: readonly BetStatus[] = ['unknown', 'pending', 'confirming'];

/** Whether a bet is undecided. The slip is then locked and no other order can be sent (SLP-07). */
export const isInProgress = ({ bets }: PlacementState): boolean =>
  bets.some(({ status }) => IN_PROGRESS_STATUSES.includes(status));

/**
 * Returns the status of an order: `unknown`, `pending` or `confirming` while any bet has it, the common final status,
 * or `mixed`.
 */
export function getPlacementStatus({ bets }: PlacementState): PlacementStatus {
  const statuses = bets.map(({ status }) => status);
  const [first] = statuses;
  const inProgressStatus = IN_PROGRESS_STATUSES.find((status) => statuses.includes(status));
  if (inProgressStatus || first === undefined) return inProgressStatus ?? 'idle';
  return statuses.every((status) => status === first) ? first : 'mixed';
}

const toPlacedBetBase = ({ request }: PlacedBet, event: BetEvent): Omit<PlacedBet, 'status'> => {
  if ('outcome' in event) return { request, outcome: event.outcome };
  if (!('failureKey' in event)) return { request };
  const { failureKey, failureText } = event;
  return { request, failureKey, ...(failureText !== undefined && { failureText }) };
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
  return { state: after, effects: isInProgress(after) ? effects : [...effects, 'unlockSlip', 'removePending'] };
}

/**
 * Applies an event to an order and returns the next state with its effects. The slip is unlocked when the last bet is
 * decided.
 */
export function movePlacement(state: PlacementState, event: PlacementEvent): PlacementMove {
  if ('requests' in event) return start(state, event);
  if (event.type !== 'resultDismissed') return moveBet(state, event);
  return isInProgress(state) || state.bets.length === 0 ? stay(state) : { state: { bets: [] }, effects: [] };
}

const initialState: PlacementState = { bets: [] };

const move = (state: unknown, event: PlacementEvent): PlacementState =>
  movePlacement(state as PlacementState, event).state;

type Failure = PayloadAction<BetFailure>;

const slice = createSlice({
  name: 'placement',
  initialState,
  reducers: {
    /**
     * Command: places these bets as one order (`createBetDrafts`). Ignored while an order is in progress (F-BET-04).
     */
    placeRequested: (state, _action: PayloadAction<readonly BetDraft[]>) => state,
    /** Command: polls the bets in progress at once, for example after a login or when the browser is online again. */
    pollRequested: (state) => state,
    resultDismissed: (state) => move(state, { type: 'resultDismissed' }),
    betsSent: (state, { payload: requests }: PayloadAction<readonly BetRequest[]>) =>
      move(state, { type: 'betsSent', requests }),
    betsResumed: (state, { payload: requests }: PayloadAction<readonly BetRequest[]>) =>
      move(state, { type: 'betsResumed', requests }),
    betAccepted: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state, { type: 'betAccepted', outcome }),
    betPending: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state, { type: 'betPending', outcome }),
    betRejected: (state, { payload: outcome }: PayloadAction<BetOutcome>) =>
      move(state, { type: 'betRejected', outcome }),
    betUnseen: (state, { payload: requestId }: PayloadAction<string>) => move(state, { type: 'betUnseen', requestId }),
    betRefused: (state, { payload }: Failure) => move(state, { type: 'betRefused', ...payload }),
    responseLost: (state, { payload: requestId }: PayloadAction<string>) =>
      move(state, { type: 'responseLost', requestId }),
    betGivenUp: (state, { payload }: Failure) => move(state, { type: 'betGivenUp', ...payload }),
  },
  selectors: {
    selectPlacement: (state) => state,
    selectBets: ({ bets }) => bets,
    selectStatus: getPlacementStatus,
    selectIsInProgress: isInProgress,
  },
});

/** Reducer of the placement. Its key in a Redux store is `placement`. */
export const placementReducer = slice.reducer;
/**
 * Actions of the placement. `placeRequested`, `pollRequested` and `resultDismissed` are commands; the saga dispatches
 * the others.
 */
export const placementActions = slice.actions;

/** Selectors of the placement, for a host that mounts `placementReducer` under `placement`. */
export const placementSelectors = slice.selectors;
