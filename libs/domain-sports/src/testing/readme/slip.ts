import {
  changeSlip,
  emptySlip,
  computeSeriesQuote,
  slipActions,
  findSlipBlock,
  type SelectionInput,
  type Slip,
  type SlipAction,
} from '../../index.ts';

/** Creates a slip with every double and the treble of three selections, 10 per unit. */
export function createSystemSlip(picks: readonly SelectionInput[]): Slip {
  const actions: readonly SlipAction[] = [
    slipActions.modeChanged('series'),
    ...picks.map((pick) => slipActions.selectionToggled({ pick, quote: { price: 9500, line: '-0.5', version: 1 } })),
    slipActions.systemToggled('3x4'),
    slipActions.seriesStakeChanged('10'),
  ];
  return actions.reduce((slip, action) => {
    const { slip: next, rejection } = changeSlip(slip, action);
    if (rejection) throw new Error(`createSystemSlip: ${action.type} was refused with ${rejection}.`);
    return next;
  }, emptySlip);
}

/** Returns the stake, the highest winnings and the reason why the slip cannot be placed now. */
export function summariseSlip(slip: Slip, balance: string) {
  const { units, stake, maxWinnings } = computeSeriesQuote(slip);
  return { units, stake, maxWinnings, block: findSlipBlock(slip, balance) };
}
