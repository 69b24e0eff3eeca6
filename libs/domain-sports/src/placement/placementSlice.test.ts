import type { BetOutcome, BetRequest, BetStatus, PlacementState } from './betPlacement.ts';
import {
  isInProgress,
  movePlacement,
  PLACEMENT_TRANSITIONS,
  getPlacementStatus,
  type PlacementEffect,
  type PlacementEvent,
} from './placementSlice.ts';

const request = (requestId: string): BetRequest => ({
  kind: 'single',
  requestId,
  gameId: 'g',
  oddsId: 'a',
  playCode: 'RE',
  side: 'H',
  line: '-0.25',
  price: '0.95',
  stake: '100.00',
  oddsRule: 'none',
});
const outcome: BetOutcome = { status: 'ACCEPTED', requestId: 'r1', ticketId: 'T1' };

const statuses = Object.keys(PLACEMENT_TRANSITIONS) as BetStatus[];
const events: readonly PlacementEvent[] = [
  { type: 'betsSent', requests: [request('r9')] },
  { type: 'betsResumed', requests: [request('r9')] },
  { type: 'betAccepted', outcome },
  { type: 'betPending', outcome },
  { type: 'betRejected', outcome },
  { type: 'betUnseen', requestId: 'r1' },
  { type: 'betRefused', requestId: 'r1', failureKey: 'k' },
  { type: 'responseLost', requestId: 'r1' },
  { type: 'betGivenUp', requestId: 'r1', failureKey: 'k' },
  { type: 'resultDismissed' },
];

type Rest = BetStatus | 'idle';

const createState = (status: Rest): PlacementState => ({
  bets: status === 'idle' ? [] : [{ status, request: request('r1') }],
});

/** Expected next status, written by hand from rulings B2 and W3; `.` means that the event is ignored. */
const walk: Record<Rest, string> = {
  //           sent       resumed  accepted  pending  rejected  unseen   refused  lost     givenUp  dismissed
  idle: 'confirming unknown . . . . . . . .',
  confirming: '. . accepted pending rejected unknown refused unknown . .',
  pending: '. . accepted pending rejected unknown . pending . .',
  unknown: '. . accepted pending rejected unknown . unknown refused .',
  accepted: 'confirming unknown . . . . . . . idle',
  rejected: 'confirming unknown . . . . . . . idle',
  refused: 'confirming unknown . . . . . . . idle',
};

const cells = (['idle', ...statuses] as const).flatMap((status) =>
  walk[status].split(' ').map((next, at) => ({ status, event: events[at] as PlacementEvent, next })),
);

it('SLP-11 the expected transitions contain every state and every event', () => {
  expect(cells).toHaveLength((statuses.length + 1) * events.length);
});

it.each(cells)('SLP-11 $status, $event.type: $next', ({ status, event, next }) => {
  const before = createState(status);
  const { state, effects } = movePlacement(before, event);
  if (next === '.') expect(effects).toEqual([]);
  else expect(getPlacementStatus(state)).toBe(next);
  if (next === '.') expect(state).toBe(before);
});

const findCellsWithEffect = (effect: PlacementEffect) =>
  cells.filter(({ status, event }) => movePlacement(createState(status), event).effects.includes(effect));

it('F-BET-04 F-BET-05 only betsSent sends, and only if no order is in progress', () => {
  expect(findCellsWithEffect('send')).not.toHaveLength(0);
  for (const { status, event } of findCellsWithEffect('send')) {
    expect(event.type).toBe('betsSent');
    expect(isInProgress(createState(status))).toBe(false);
  }
});

it('SLP-07 the slip is locked while a bet is in progress', () => {
  for (const { status, event } of cells) {
    const { state, effects } = movePlacement(createState(status), event);
    const [was, is] = [isInProgress(createState(status)), isInProgress(state)];
    expect([effects.includes('lockSlip'), effects.includes('unlockSlip')]).toEqual([!was && is, was && !is]);
    expect(effects.includes('removePending')).toBe(was && !is);
  }
});

it('SLP-11 keeps the request in every status and removes it on dismissal', () => {
  expect(movePlacement(createState('unknown'), { type: 'betAccepted', outcome }).state).toEqual({
    bets: [{ status: 'accepted', request: request('r1'), outcome }],
  });
  expect(movePlacement(createState('accepted'), { type: 'resultDismissed' }).state).toEqual({ bets: [] });
});

it('SLP-07 moves each bet separately, and unlocks the slip and then removes the bets after the last', () => {
  const two: PlacementState = { bets: ['r1', 'r2'].map((id) => ({ status: 'confirming', request: request(id) })) };
  const first = movePlacement(two, { type: 'betAccepted', outcome });
  expect([first.effects, getPlacementStatus(first.state)]).toEqual([[], 'confirming']);
  const last = movePlacement(first.state, { type: 'betRefused', requestId: 'r2', failureKey: 'k' });
  expect([last.effects, getPlacementStatus(last.state)]).toEqual([['unlockSlip', 'removePending'], 'mixed']);
});

it('ignores an event of a bet outside the order', () => {
  const before = createState('confirming');
  expect(movePlacement(before, { type: 'responseLost', requestId: 'r7' }).state).toBe(before);
});

it.each<[BetStatus[], string]>([
  [[], 'idle'],
  [['accepted', 'confirming'], 'confirming'],
  [['confirming', 'pending'], 'pending'],
  [['pending', 'unknown'], 'unknown'],
  [['rejected', 'rejected'], 'rejected'],
  [['accepted', 'refused'], 'mixed'],
])('SLP-07 an order of %p is %s', (all, word) => {
  expect(getPlacementStatus({ bets: all.map((status) => ({ status, request: request('r1') })) })).toBe(word);
});
