import { getChannelId, getMatchChannelId, findPlay, type SelectionInput } from '@pavilion/domain-sports';

/**
 * Channel with the price of a selection: its board, or the channel of its match for a market that boards do not
 * include.
 */
export const getSelectionChannel = ({ gameId, gameType, showType, playCode }: SelectionInput): string =>
  findPlay(playCode)?.isMain === false ? getMatchChannelId(gameId) : getChannelId(gameType, showType);
