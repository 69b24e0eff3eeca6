import { getChannelId, getMatchChannelId, findPlay, type SelectionInput } from '@pavilion/domain-sports';

/** Where the price of a pick is told: on its board, or for a play a board does not carry on the channel of its match. */
export const getSelectionChannel = ({ gameId, gameType, showType, playCode }: SelectionInput): string =>
  findPlay(playCode)?.isMain === false ? getMatchChannelId(gameId) : getChannelId(gameType, showType);
