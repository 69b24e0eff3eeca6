import type { BoardStore } from '../board/boardStore.ts';
import { getChannelId, getMatchChannelId } from '../entities/gameType.ts';
import { isMatchOver } from '../entities/isMatchOver.ts';
import { findPlay } from '../plays/plays.ts';
import type { SelectionInput, Quote, Selection, Slip, SlipPrice } from './selections/slip.ts';

/** Finds the current quote of a price; `undefined` if it cannot be selected (SPT-08). */
export function findQuote(board: BoardStore, priceId: string): Quote | undefined {
  const cell = board.getPrice(priceId);
  return cell?.isActive && cell.price !== undefined
    ? { price: cell.price, line: cell.line, version: cell.version }
    : undefined;
}

/** Creates the selection input of a price; `undefined` if the price or its match is not on the board. */
export function findSelectionInput(board: BoardStore, priceId: string): SelectionInput | undefined {
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
    ...(cell.name === undefined ? {} : { runnerName: cell.name }),
  };
}

/**
 * Whether a price that is missing from the board was withdrawn. The channel of its match carries all prices; a board
 * carries the main ones and the list of matches.
 */
function isWithdrawn(board: BoardStore, { gameId, gameType, showType, playCode }: Selection): boolean {
  if (board.getList(getMatchChannelId(gameId)).isLoaded) return true;
  const list = board.getList(getChannelId(gameType, showType));
  return list.isLoaded && (findPlay(playCode)?.isMain === true || !list.matchIds.includes(gameId));
}

function readSlipPrice(board: BoardStore, held: Selection): readonly SlipPrice[] {
  const { id } = held;
  const cell = board.getPrice(id);
  if (cell?.isActive === false && isMatchOver(board.getMatch(held.gameId))) return [{ id, status: 'closed' }];
  if (cell?.price !== undefined) {
    const { price, line, version } = cell;
    return [{ id, price, line, version, status: cell.isActive ? 'open' : 'suspended' }];
  }
  if (cell) return [{ id, status: 'suspended' }];
  if (!isWithdrawn(board, held)) return [];
  const hasStarted = held.showType !== 'RB' && board.getMatch(held.gameId)?.isLive === true;
  return [{ id, status: hasStarted ? 'started' : 'closed' }];
}

/**
 * Returns the current prices of the selections, the payload of `pricesSeen`.
 *
 * A price is `closed` if its match is over or its loaded channel no longer carries it, and `started` if the match is in
 * play meanwhile (F-BET-16). A price without a loaded channel is omitted.
 */
export const getSlipPrices = (board: BoardStore, slip: Slip): readonly SlipPrice[] =>
  slip.selections.flatMap((held) => readSlipPrice(board, held));
