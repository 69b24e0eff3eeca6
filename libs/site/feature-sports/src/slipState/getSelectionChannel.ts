import { getChannelId, getMatchChannelId, findPlay, type SelectionInput } from '@pavilion/domain-sports';

/** Returns the channel with the price of a selection: its board, or its match for a market that boards do not include. */
export const getSelectionChannel = ({ gameId, gameType, showType, playCode }: SelectionInput): string =>
  findPlay(playCode)?.isMain === false ? getMatchChannelId(gameId) : getChannelId(gameType, showType);
