import type { WireOdds, WorldChanges } from '../definitions/worldTypes.ts';
import { collectLeagues, getChannelOdds } from './boardForms.ts';
import type { ChannelChange, ChangeKind } from './channelLog.ts';
import { type Channel, parseGameId } from './channels.ts';
import { type BoardView, toWireGame, toWireGameChange, toWirePriceChange } from './wireForms.ts';

/** Creates a message without changes. */
export const createEmptyChanges = (
  stretch: Pick<WorldChanges, 'channel' | 'from' | 'cursor' | 'time'>,
): WorldChanges => ({
  ...stretch,
  prices: [],
  games: [],
  added: [],
  leagues: [],
  removed: [],
  numbers: [],
});

/** Merges log entries into one message with the final state of each match and price. */
export function mergeChanges(
  { matches }: Channel,
  changes: readonly ChannelChange[],
  { message, view }: { readonly message: WorldChanges; readonly view: BoardView },
): WorldChanges {
  const ids: Record<ChangeKind, Set<string>> = {
    price: new Set(),
    line: new Set(),
    game: new Set(),
    added: new Set(),
    removed: new Set(),
  };
  for (const { kind, id } of changes) ids[kind].add(id);
  const { channel } = message;
  const isShown = (id: string) => matches.get(id) !== undefined && matches.get(id)!.stage !== 'gone';
  const added = [...ids.added].filter(isShown).flatMap((id) => matches.get(id) ?? []);
  const isNew = new Set(added.map(({ fixture }) => fixture.gameId));
  const known = (id: string) => (isNew.has(id) || !isShown(id) ? undefined : matches.get(id));
  const findOdds = (id: string): WireOdds | readonly [] => {
    const match = known(parseGameId(id));
    return match?.odds.find((one) => one.id === id) ?? match?.detailOdds.find((one) => one.id === id) ?? [];
  };
  const moved = [...new Set([...ids.price, ...ids.line])].flatMap(findOdds);
  return {
    ...message,
    added: added.map((match) => toWireGame(match, view, getChannelOdds(channel, match))),
    leagues: collectLeagues(added, view.langx),
    removed: [...ids.removed].filter((id) => !isShown(id)),
    games: [...ids.game].flatMap((id) => {
      const match = known(id);
      return match ? [toWireGameChange(match, view.at)] : [];
    }),
    prices: moved.map(toWirePriceChange),
    numbers: moved.map(({ id, n }) => (ids.line.has(id) ? 0 : n)),
  };
}
