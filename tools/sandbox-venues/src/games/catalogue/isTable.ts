import type { EngineKind } from '../engines/engine.ts';
import type { Playable } from './playable.ts';

const TABLE_KINDS: ReadonlySet<EngineKind> = new Set(['cards', 'wheel', 'dice', 'tiles']);

/** Whether a game is played at a table, which shows its latest results. */
export const isTable = (game: Playable): boolean => TABLE_KINDS.has(game.engineAt(0).kind);
