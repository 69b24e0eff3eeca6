import type { MatchEvent, MatchView, MarketCode, PriceSide, PriceView, Score, WireGame } from '@pavilion/sandbox-world';
import type { BettingWorld } from '../bets/bettingWorld.ts';

/** World whose state is set by a test. */
export interface ScriptedWorld extends BettingWorld {
  /** World time; the test sets it. */
  at: number;
  /** Adds a match to the board or changes it. */
  readonly setMatch: (gameId: string, change?: Partial<MatchView>) => MatchView;
  /** Adds a price or changes it. */
  readonly setPrice: (pick: ScriptedPick) => PriceView;
  readonly setCards: (gameId: string, cards: Score) => void;
  /** Removes a match and its prices from the board. */
  readonly clear: (gameId: string) => void;
  /** Emits an event with the current data of the match. */
  readonly emitEvent: (kind: MatchEvent['kind'], gameId: string, more?: Partial<MatchEvent>) => void;
}

export interface ScriptedPick {
  readonly gameId: string;
  readonly w: MarketCode;
  readonly r: PriceSide;
  readonly line?: string;
  readonly price?: string;
  readonly active?: boolean;
  readonly name?: string;
}

const both = (text: string) => ({ cn: text, tw: `${text}（繁）` });

/** Default kick-off of a match. */
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

/** Creates an empty world whose time is one hour before the kick-off. */
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
