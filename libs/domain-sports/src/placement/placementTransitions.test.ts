import { type BetOutcome, type BetRequest, type PlacementState, type PlacementStatus } from './betPlacement.ts';
import {
  isUnderWay,
  movePlacement,
  PLACEMENT_TRANSITIONS,
  type PlacementEffect,
  type PlacementEvent,
} from './placementTransitions.ts';

const request: BetRequest = {
  ...{ requestId: 'r1', gameId: 'g', oddsId: 'a', playCode: 'RE', side: 'H', line: '-0.25', price: '0.95' },
  ...{ stake: '100.00', oddsRule: 'none' },
};
const outcome: BetOutcome = { status: 'ACCEPTED', requestId: 'r1', ticketId: 'T1' };

const statuses = Object.keys(PLACEMENT_TRANSITIONS) as PlacementStatus[];
const events: readonly PlacementEvent[] = [
  { type: 'betSent', request },
  { type: 'betResumed', request },
  { type: 'betAccepted', outcome },
  { type: 'betPending', outcome },
  { type: 'betRejected', outcome },
  { type: 'betUnseen' },
  { type: 'betRefused', failureKey: 'k' },
  { type: 'answerLost' },
  { type: 'betGivenUp', failureKey: 'k' },
  { type: 'resultDismissed' },
];

const stateOf = (status: PlacementStatus): PlacementState => (status === 'idle' ? { status } : { status, request });

/** Written by hand from rulings B2 and W3: the next status, `.` where the event came too late. */
const walk: Record<PlacementStatus, string> = {
  //           sent       resumed  accepted  pending  rejected  unseen   refused  lost     givenUp  dismissed
  idle: 'confirming unknown . . . . . . . .',
  confirming: '. . accepted pending rejected unknown refused unknown . .',
  pending: '. . accepted pending rejected unknown . pending . .',
  unknown: '. . accepted pending rejected unknown . unknown refused .',
  accepted: 'confirming unknown . . . . . . . idle',
  rejected: 'confirming unknown . . . . . . . idle',
  refused: 'confirming unknown . . . . . . . idle',
};

const cells = statuses.flatMap((status) =>
  walk[status].split(' ').map((next, at) => ({ status, event: events[at] as PlacementEvent, next })),
);

it('SLP-11 the walk below has every state and every event', () => {
  expect(cells).toHaveLength(statuses.length * events.length);
});

it.each(cells)('SLP-11 $status, $event.type: $next', ({ status, event, next }) => {
  const before = stateOf(status);
  const { state, effects } = movePlacement(before, event);
  if (next === '.') expect([state, effects]).toEqual([before, []]);
  else expect(state.status).toBe(next);
  if (next === '.') expect(state).toBe(before);
});

const effectsOf = (effect: PlacementEffect) =>
  cells.filter(({ status, event }) => movePlacement(stateOf(status), event).effects.includes(effect));

it('F-BET-04 F-BET-05 only betSent sends, and only from rest', () => {
  for (const { status, event } of effectsOf('send')) {
    expect(event.type).toBe('betSent');
    expect(isUnderWay({ status })).toBe(false);
  }
});

it('SLP-07 the slip is locked exactly while a bet is under way', () => {
  for (const { status, event } of cells) {
    const { state, effects } = movePlacement(stateOf(status), event);
    const [was, is] = [isUnderWay({ status }), isUnderWay(state)];
    expect([effects.includes('lockSlip'), effects.includes('unlockSlip')]).toEqual([!was && is, was && !is]);
    expect(effects.includes('forget')).toBe(was && !is);
  }
});

it('SLP-11 keeps the request through every step and forgets it on dismissal', () => {
  expect(movePlacement(stateOf('unknown'), { type: 'betAccepted', outcome }).state).toEqual({
    status: 'accepted',
    request,
    outcome,
  });
  expect(movePlacement(stateOf('accepted'), { type: 'resultDismissed' }).state).toEqual({ status: 'idle' });
});
