import type { Game } from '../state/gamesSlice.ts';
import type { TableState } from '../state/tableState.ts';

/** Props of the card of a table, a room, a lottery or an e-sports lobby. */
export interface TableCardProps {
  readonly game: Game;
  /** `undefined` before the first read, or if the platform does not offer it. */
  readonly table: TableState | undefined;
  /** Time of the platform; 0 before the first read. */
  readonly now: number;
  readonly onInfo: (gameCode: string) => void;
}
