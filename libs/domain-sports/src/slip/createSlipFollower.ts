import type { BoardStore } from '../board/boardStore.ts';
import { getChannelId, getMatchChannelId } from '../entities/gameType.ts';
import { isMatchOver } from '../entities/isMatchOver.ts';
import { seePrices } from './followPrices.ts';
import { getSlipPrices } from './getSlipPrices.ts';
import type { Slip } from './slip.ts';
import { slipActions, type SlipAction } from './slipActions.ts';

export interface SlipFollowerPorts {
  readonly board: BoardStore;
  readonly getSlip: () => Slip;
  /** Hears every change of the slip: a Redux store's `subscribe` will do. */
  readonly subscribeSlip: (listener: () => void) => () => void;
  readonly send: (action: SlipAction) => void;
}

/** What is being listened to: prices, matches and channels, each by a letter and its id. */
const getSubscriptionKeys = ({ selections }: Slip): readonly string[] => [
  ...new Set(
    selections.flatMap(({ id, gameId, gameType, showType }) => [
      `p${id}`,
      `m${gameId}`,
      `c${getChannelId(gameType, showType)}`,
      `c${getMatchChannelId(gameId)}`,
    ]),
  ),
];

/**
 * Keeps the slip true to the board: prices, lines, suspensions and closings of what it holds (SLP-10, F-BET-16).
 *
 * It only listens; let the feed carry the channels of the selections (`feed.subscribe`): their boards, or for plays a
 * board does not carry those of their matches (`getMatchChannelId`). After an order it
 * applies the current prices at once, because the locked slip ignored changes meanwhile.
 *
 * @returns a function that stops it
 */
export function createSlipFollower({ board, getSlip, subscribeSlip, send }: SlipFollowerPorts): () => void {
  const listening = new Map<string, () => void>();
  let seen: Slip | undefined;

  const refreshPrices = (): void => {
    const slip = getSlip();
    if (slip.isConfirming || slip.selections.length === 0) return;
    const prices = getSlipPrices(board, slip);
    // Nothing is sent that says nothing new: every action passes all that listens to the slip.
    if (seePrices(slip, prices) !== slip) send(slipActions.pricesSeen(prices));
  };

  const listen = (key: string): (() => void) => {
    const id = key.slice(1);
    if (key.startsWith('p')) return board.subscribePrice(id, refreshPrices);
    if (key.startsWith('c')) return board.subscribeList(id, refreshPrices);
    return board.subscribeMatch(id, () => void (isMatchOver(board.getMatch(id)) && refreshPrices()));
  };

  const follow = (slip: Slip): void => {
    const keys = getSubscriptionKeys(slip);
    for (const [key, leave] of listening) {
      if (keys.includes(key)) continue;
      leave();
      listening.delete(key);
    }
    for (const key of keys) if (!listening.has(key)) listening.set(key, listen(key));
  };

  const slipChanged = (): void => {
    const slip = getSlip();
    const before = seen;
    if (slip === before) return;
    seen = slip;
    follow(slip);
    if (slip.selections.length !== before?.selections.length || (before.isConfirming && !slip.isConfirming))
      refreshPrices();
  };

  const leaveSlip = subscribeSlip(slipChanged);
  slipChanged();
  return () => {
    leaveSlip();
    for (const leave of listening.values()) leave();
    listening.clear();
  };
}
