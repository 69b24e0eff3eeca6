import type { Slip } from '@pavilion/domain-sports';

/** Returns the slip at the offered prices, because the button places at them and the figures next to it show them. */
export const toOfferedSlip = (slip: Slip): Slip => ({
  ...slip,
  selections: slip.selections.map((held) => ({ ...held, agreed: held.latest })),
});
