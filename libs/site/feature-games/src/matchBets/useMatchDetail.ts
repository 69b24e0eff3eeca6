import { useRead, type Read } from '@pavilion/site-data';
import type { MatchRef, ReadMatch } from './matchPick.ts';

const POLL_MS = 2_000;

/** Reads the events and markets of a match every 2 s; nothing without a match. */
export const useMatchDetail = (match: MatchRef | undefined): Read<ReadMatch> =>
  useRead('venue.match', match && { gameCode: match.game.gameCode, no: match.no }, { pollMs: POLL_MS });
