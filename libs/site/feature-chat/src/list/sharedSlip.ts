import type { SharedBet, SharedPick } from '@pavilion/chat-socket/protocol';
import { GAME_TYPES, parsePrice, parseSide, formatWirePrice, SHOW_TYPES, type Slip } from '@pavilion/domain-sports';
import type { SharedSlip } from '@pavilion/site-contract';

/** The player's slip as others may see it: picks and prices, never a stake. */
export const toSharedBet = ({ mode, selections }: Slip): SharedBet => ({
  mode,
  picks: selections.map(({ agreed: _agreed, latest, status: _status, stake: _stake, ...pick }) => ({
    ...pick,
    price: formatWirePrice(latest.price),
    line: latest.line,
  })),
});

function slipPick({ price: priceWords, line, runnerName, kickOffAt, ...shared }: SharedPick) {
  const price = parsePrice(priceWords);
  const side = parseSide(shared.side);
  const gameType = GAME_TYPES.find((type) => type === shared.gameType);
  const showType = SHOW_TYPES.find((type) => type === shared.showType);
  if (price === undefined || !side || !gameType || !showType) return [];
  const pick = {
    ...shared,
    side,
    gameType,
    showType,
    ...(runnerName ? { runnerName } : {}),
    ...(kickOffAt === undefined || kickOffAt === null ? {} : { kickOffAt }),
  };
  return [{ pick, quote: { price, line, version: 0 } }];
}

/** What can be taken over of a shared slip; a pick nobody here knows to read is left out. */
export const toSharedSlip = ({ mode, picks }: SharedBet): SharedSlip => ({ mode, picks: picks.flatMap(slipPick) });
