import type { BoardStore } from '../board/boardStore.ts';
import { getChannelId, getMatchChannelId } from '../entities/gameType.ts';
import { isMatchOver } from '../entities/isMatchOver.ts';
import { applySlipPrices } from './selections/followPrices.ts';
import { getSlipPrices } from './getSlipPrices.ts';
import type { Selection, Slip } from './selections/slip.ts';
import { slipActions, type SlipAction } from './slipReducer.ts';

/** Ports of {@link createSlipFollower}. */
export interface SlipFollowerPorts {
  readonly board: BoardStore;
  readonly getSlip: () => Slip;
  /** Subscribes to every change of the slip, such as a Redux store's `subscribe`. */
  readonly subscribeSlip: (listener: () => void) => () => void;
  readonly send: (action: SlipAction) => void;
}

/**
 * Returns the keys of the subscriptions: `p` for prices, `m` for matches and `c` for channels, each followed by the id.
 */
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
 * Keeps the slip in line with the board: prices, lines, suspensions and closings of its selections (SLP-10, F-BET-16).
 *
 * It does not load channels. The feed has to carry those of the selections (`feed.subscribe`): their boards, or the
 * channels of their matches (`getMatchChannelId`) for plays that boards do not carry. After an order it applies the current
 * prices at once, because the locked slip ignored changes meanwhile.
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
    // An action without effect is not sent, because every action reaches all listeners of the slip.
    if (applySlipPrices(slip, prices) !== slip) send(slipActions.pricesSeen(prices));
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
    const isNew = ({ id }: Selection) => !before?.selections.some((held) => held.id === id);
    if (slip.selections.some(isNew) || (before?.isConfirming && !slip.isConfirming)) refreshPrices();
  };

  const unsubscribeSlip = subscribeSlip(slipChanged);
  slipChanged();
  return () => {
    unsubscribeSlip();
    for (const leave of listening.values()) leave();
    listening.clear();
  };
}
