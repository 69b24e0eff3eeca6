import { formatMinor } from '@pavilion/kernel';
import { parseStake } from '../money/parseStake.ts';
import { priceText } from '../odds/price.ts';
import { type OddsRule, type Selection } from '../slip/slip.ts';
import { type BetDraft } from './betPlacement.ts';

/** The bet a selection makes, at the price the player agreed to; `undefined` while its stake is no amount. */
export function betDraftOf(selection: Selection, oddsRule: OddsRule): BetDraft | undefined {
  const stake = parseStake(selection.stake);
  if (stake === undefined) return undefined;
  const { id, gameId, playCode, side, agreed } = selection;
  const { line, price } = agreed;
  return { oddsId: id, gameId, playCode, side, line, price: priceText(price), stake: formatMinor(stake), oddsRule };
}
