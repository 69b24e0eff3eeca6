import { addPollResult, getPollWait, isPresumedLost, startInquiry, type BetInquiry } from './betInquiry.ts';
import type { BetReport } from './createBetCalls.ts';
import { placementActions } from './placementSlice.ts';

const LOST = placementActions.responseLost('r1');
const UNSEEN = placementActions.betUnseen('r1');
const PENDING = placementActions.betPending({ status: 'PENDING', requestId: 'r1' });

type Poll = readonly [report: BetReport, at: number];

const poll = (inquiry: BetInquiry, ...polls: readonly Poll[]): BetInquiry =>
  polls.reduce((before, [report, at]) => addPollResult(before, report, at), inquiry);

it.each([
  ['lost responses', LOST],
  ['unknown ids', UNSEEN],
])('F-BET-05 the waits between %s double from 1 s to 30 s, and the first poll is at once', (_, report) => {
  const waits: number[] = [];
  for (let inquiry = startInquiry(false); waits.length < 8; inquiry = poll(inquiry, [report, 0]))
    waits.push(getPollWait(inquiry));
  expect(waits).toEqual([0, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it.each`
  rule                                                    | polls                                     | wait
  ${'every second'}                                       | ${[]}                                     | ${1_000}
  ${'every second after lost responses'}                  | ${[[LOST, 1], [LOST, 2], [LOST, 3]]}      | ${1_000}
  ${'at growing intervals once its id is unknown'}        | ${[[UNSEEN, 1], [UNSEEN, 2]]}             | ${2_000}
  ${'every second when it is pending again'}              | ${[[UNSEEN, 1], [PENDING, 2]]}            | ${1_000}
  ${'from the first interval when it is lost after that'} | ${[[LOST, 1], [PENDING, 2], [UNSEEN, 3]]} | ${1_000}
`('B2 a pending bet is polled $rule', ({ polls, wait }: { polls: Poll[]; wait: number }) => {
  expect(getPollWait(poll(startInquiry(true), ...polls))).toBe(wait);
});

it.each`
  rule                                                  | polls                                                                 | now       | isLost
  ${'three times within 15 s is not lost'}              | ${[[UNSEEN, 5], [UNSEEN, 6], [UNSEEN, 7]]}                            | ${15_004} | ${false}
  ${'three times, first 15 s ago, is lost'}             | ${[[UNSEEN, 5], [UNSEEN, 6], [UNSEEN, 7]]}                            | ${15_005} | ${true}
  ${'twice is not lost'}                                | ${[[UNSEEN, 5], [UNSEEN, 6]]}                                         | ${99_999} | ${false}
  ${'three times with a lost response between is lost'} | ${[[UNSEEN, 5], [LOST, 6], [UNSEEN, 7], [UNSEEN, 8]]}                 | ${15_005} | ${true}
  ${'twice, pending, and once more is not lost'}        | ${[[UNSEEN, 5], [UNSEEN, 6], [PENDING, 7], [UNSEEN, 8]]}              | ${99_999} | ${false}
  ${'counts from the first time after it was pending'}  | ${[[UNSEEN, 5], [PENDING, 7], [UNSEEN, 8], [UNSEEN, 9], [UNSEEN, 9]]} | ${15_007} | ${false}
`('F-BET-05 a bet that is unknown $rule', ({ polls, now, isLost }: { polls: Poll[]; now: number; isLost: boolean }) => {
  expect(isPresumedLost(poll(startInquiry(false), ...polls), now)).toBe(isLost);
});
