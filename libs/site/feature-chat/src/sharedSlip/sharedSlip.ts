import type { SharedBet, SharedPick } from '@pavilion/chat-socket/protocol';
import { GAME_TYPES, parsePrice, parseSide, formatWirePrice, SHOW_TYPES, type Slip } from '@pavilion/domain-sports';
import type { SharedSlip } from '@pavilion/site-contract';

/** Converts the player's slip to a shared one: selections and prices without stakes. */
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

/** Converts a shared slip to the form of the slip. Unreadable selections are omitted. */
export const toSharedSlip = ({ mode, picks }: SharedBet): SharedSlip => ({ mode, picks: picks.flatMap(slipPick) });
