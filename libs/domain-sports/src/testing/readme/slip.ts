import {
  changeSlip,
  emptySlip,
  seriesQuote,
  slipActions,
  findSlipBlock,
  type SelectionInput,
  type Slip,
  type SlipAction,
} from '../../index.ts';

/** Three picks as every double and the treble, 10 a unit. */
export function systemSlip(picks: readonly SelectionInput[]): Slip {
  const actions: readonly SlipAction[] = [
    slipActions.modeChanged('series'),
    ...picks.map((pick) => slipActions.selectionToggled({ pick, quote: { price: 9500, line: '-0.5', version: 1 } })),
    slipActions.systemToggled('3x4'),
    slipActions.seriesStakeChanged('10'),
  ];
  return actions.reduce((slip, action) => {
    const { slip: next, rejection } = changeSlip(slip, action);
    if (rejection) throw new Error(`The slip refused ${action.type}: ${rejection}`);
    return next;
  }, emptySlip);
}

/** What it costs, what it wins at most, and why it cannot be placed now. */
export function slipFigures(slip: Slip, balance: string) {
  const { units, stake, maxWinnings } = seriesQuote(slip);
  return { units, stake, maxWinnings, block: findSlipBlock(slip, balance) };
}
