import { channelOf, matchChannelOf, playOf, type Pick } from '@pavilion/domain-sports';

/** Where the price of a pick is told: on its board, or for a play a board does not carry on the channel of its match. */
export const channelOfPick = ({ gameId, gameType, showType, playCode }: Pick): string =>
  playOf(playCode)?.isMain === false ? matchChannelOf(gameId) : channelOf(gameType, showType);
