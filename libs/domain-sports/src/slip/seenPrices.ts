import { type BoardStore } from '../board/boardStore.ts';
import { channelOf } from '../entities/gameType.ts';
import { type Pick, type Quote, type Selection, type Slip } from './slip.ts';
import { type SeenPrice } from './slipActions.ts';

/** What the board offers for a price: the quote to pick it with. `undefined` when it cannot be picked (SPT-08). */
export function quoteOf(board: BoardStore, priceId: string): Quote | undefined {
  const cell = board.getPrice(priceId);
  return cell?.isActive && cell.price !== undefined
    ? { price: cell.price, line: cell.line, version: cell.version }
    : undefined;
}

/** The pick a price of the board makes; `undefined` when the board does not know the price or its match. */
export function pickOf(board: BoardStore, priceId: string): Pick | undefined {
  const cell = board.getPrice(priceId);
  const match = cell && board.getMatch(cell.gameId);
  if (!cell || !match) return undefined;
  return {
    id: cell.id,
    gameId: match.id,
    gameType: match.gameType,
    showType: match.showType,
    leagueId: match.leagueId,
    leagueName: board.getLeague(match.leagueId)?.name ?? '',
    homeName: match.homeName,
    awayName: match.awayName,
    ...(match.kickOffAt === undefined ? {} : { kickOffAt: match.kickOffAt }),
    playCode: cell.playCode,
    side: cell.side,
    isChampion: match.isChampion,
  };
}

function see(board: BoardStore, { id, gameType, showType }: Selection): readonly SeenPrice[] {
  const cell = board.getPrice(id);
  if (cell?.price !== undefined) {
    const { price, line, version } = cell;
    return [{ id, price, line, version, status: cell.isActive ? 'open' : 'suspended' }];
  }
  if (cell) return [{ id, status: 'suspended' }];
  return board.getList(channelOf(gameType, showType)).isLoaded ? [{ id, status: 'closed' }] : [];
}

/**
 * What the board says now of everything on the slip; feed it to `pricesSeen`.
 *
 * A price that its loaded channel no longer has is closed (F-BET-16); nothing is said of a channel not loaded.
 */
export const seenPrices = (board: BoardStore, slip: Slip): readonly SeenPrice[] =>
  slip.selections.flatMap((held) => see(board, held));
