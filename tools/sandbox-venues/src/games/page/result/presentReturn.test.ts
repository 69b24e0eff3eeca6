import { presentReturn } from './presentReturn.js';

describe('presentation of a return', () => {
  it.each`
    payout     | text          | tone       | hasSound | lines      | hasBanner
    ${0n}      | ${'lost'}     | ${'plain'} | ${false} | ${'none'}  | ${false}
    ${1n}      | ${'returned'} | ${'plain'} | ${false} | ${'still'} | ${false}
    ${999n}    | ${'returned'} | ${'plain'} | ${false} | ${'still'} | ${false}
    ${1_000n}  | ${'push'}     | ${'plain'} | ${false} | ${'still'} | ${false}
    ${1_001n}  | ${'win'}      | ${'good'}  | ${true}  | ${'turns'} | ${false}
    ${14_999n} | ${'win'}      | ${'good'}  | ${true}  | ${'turns'} | ${false}
    ${15_000n} | ${'win'}      | ${'good'}  | ${true}  | ${'turns'} | ${true}
  `('LOB-07 shows $payout of a stake of 1000 as $text', ({ payout, ...expected }: { payout: bigint }) =>
    expect(presentReturn(1_000n, payout)).toEqual(expected),
  );
});
