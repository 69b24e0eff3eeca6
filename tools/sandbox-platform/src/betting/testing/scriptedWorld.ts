import type { MatchEvent, MatchView, PlayCode, PriceSide, PriceView, Score, WireGame } from '@pavilion/sandbox-world';
import type { BettingWorld } from '../bets/bettingWorld.ts';

/** A world of which a test says every word. */
export interface ScriptedWorld extends BettingWorld {
  /** World time, moved by hand. */
  at: number;
  /** Puts a match on the board, or changes what it says. */
  readonly setMatch: (gameId: string, change?: Partial<MatchView>) => MatchView;
  /** Offers a price, or changes it. */
  readonly setPrice: (pick: ScriptedPick) => PriceView;
  readonly setCards: (gameId: string, cards: Score) => void;
  /** Takes everything of a match off the board. */
  readonly clear: (gameId: string) => void;
  /** Tells of something, with the match as it is now. */
  readonly emitEvent: (kind: MatchEvent['kind'], gameId: string, more?: Partial<MatchEvent>) => void;
}

export interface ScriptedPick {
  readonly gameId: string;
  readonly w: PlayCode;
  readonly r: PriceSide;
  readonly line?: string;
  readonly price?: string;
  readonly active?: boolean;
  readonly name?: string;
}

const both = (text: string) => ({ cn: text, tw: `${text}（繁）` });

/** Kick-off of every match unless a test says otherwise. */
export const KICK_OFF = Date.UTC(2026, 10, 21, 12, 0);

const newMatch = (gameId: string): MatchView => ({
  gameId,
  gameType: 'FT',
  showType: 'FT',
  leagueId: 'l1',
  league: both('联赛'),
  home: both(`主${gameId}`),
  away: both(`客${gameId}`),
  startTime: KICK_OFF,
  status: 'scheduled',
  voidCode: undefined,
  score: { home: 0, away: 0 },
  halfTimeScore: undefined,
});

/** Makes an empty world, an hour before the kick-off. */
export function createScriptedWorld(): ScriptedWorld {
  const matches = new Map<string, MatchView>();
  const prices = new Map<string, Omit<PriceView, 'match'> & { readonly gameId: string }>();
  const cards = new Map<string, Score>();
  const listeners = new Set<(event: MatchEvent) => void>();
  const getMatch = (gameId: string): MatchView => matches.get(gameId) ?? newMatch(gameId);
  const price: ScriptedWorld['price'] = (oddsId) => {
    const found = prices.get(oddsId);
    return found && { ...found, match: getMatch(found.gameId) };
  };
  const world: ScriptedWorld = {
    at: KICK_OFF - 3_600_000,
    clock: () => ({ at: world.at, speed: 1, isPaused: false }),
    match: (gameId) => matches.get(gameId),
    price,
    game: (gameId) => {
      const { home, away } = cards.get(gameId) ?? { home: 0, away: 0 };
      return { gameId, rc_H: String(home), rc_C: String(away) } as WireGame;
    },
    onMatchEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setMatch: (gameId, change = {}) => {
      const match = { ...getMatch(gameId), ...change };
      matches.set(gameId, match);
      return match;
    },
    setPrice: ({ gameId, w, r, line = '', price: text = '0.90', active = true, name }) => {
      const oddsId = `${gameId}.${w}.0.${r}`;
      if (!matches.has(gameId)) matches.set(gameId, newMatch(gameId));
      const ver = (prices.get(oddsId)?.ver ?? 0) + 1;
      prices.set(oddsId, {
        gameId,
        oddsId,
        w,
        r,
        i: 0,
        line,
        price: text,
        active,
        ver,
        ...(name === undefined ? {} : { name: both(name) }),
      });
      return price(oddsId)!;
    },
    setCards: (gameId, score) => void cards.set(gameId, score),
    clear: (gameId) => {
      for (const [id, found] of prices) if (found.gameId === gameId) prices.delete(id);
    },
    emitEvent: (kind, gameId, more = {}) => {
      const event = { kind, gameId, at: world.at, match: getMatch(gameId), ...more };
      for (const listener of listeners) listener(event);
    },
  };
  return world;
}
