import { computeWaitLeft } from './computeWaitLeft.ts';

const now = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

it.each`
  until        | longestMs    | left
  ${-1}        | ${10_000}    | ${0}
  ${0}         | ${10_000}    | ${0}
  ${10_000}    | ${10_000}    | ${10_000}
  ${19_999}    | ${10_000}    | ${19_999}
  ${20_000}    | ${10_000}    | ${0}
  ${60 * DAY}  | ${10_000}    | ${0}
  ${366 * DAY} | ${366 * DAY} | ${2 ** 31 - 1}
`(
  'F-SRV-17 of a wait of at most $longestMs ms that ends in $until ms, $left ms are left',
  ({ until, longestMs, left }: Record<'until' | 'longestMs' | 'left', number>) => {
    expect(computeWaitLeft({ until: new Date(now.getTime() + until), longestMs }, now)).toBe(left);
  },
);
