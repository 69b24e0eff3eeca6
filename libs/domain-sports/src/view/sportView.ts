import { getChannelId, type Channel, type GameType, type ShowType } from '../entities/gameType.ts';
import type { OddsType } from '../plays/oddsType.ts';

/** Choices of the player on the sports page (§3 "sports store"). */
export interface SportView {
  readonly gameType: GameType;
  readonly showType: ShowType;
  /** Calendar day as `YYYY-MM-DD` in UTC+8, for early markets only; empty for all days. */
  readonly gameDate: string;
  readonly oddsType: OddsType;
  /** Ids of the leagues shown; empty for all. */
  readonly leagueFilter: readonly string[];
  readonly collapsedLeagues: readonly string[];
  readonly hiddenLeagues: readonly string[];
  readonly collapsedMatches: readonly string[];
  readonly hiddenMatches: readonly string[];
}

/** Initial view: football, in-play, Hong Kong (§9, SPT-02). */
export const defaultSportView: SportView = {
  gameType: 'FT',
  showType: 'RB',
  gameDate: '',
  oddsType: 'H',
  leagueFilter: [],
  collapsedLeagues: [],
  hiddenLeagues: [],
  collapsedMatches: [],
  hiddenMatches: [],
};

/** Lists of collapsed or hidden leagues and matches (SPT-08). */
export type ToggledList = 'collapsedLeagues' | 'hiddenLeagues' | 'collapsedMatches' | 'hiddenMatches';

/** Action of `sportViewReducer`. */
export type SportViewAction =
  | { readonly type: 'sportView/gameTypeChanged'; readonly payload: GameType }
  | { readonly type: 'sportView/showTypeChanged'; readonly payload: ShowType }
  | { readonly type: 'sportView/gameDateChanged'; readonly payload: string }
  | { readonly type: 'sportView/oddsTypeChanged'; readonly payload: OddsType }
  | { readonly type: 'sportView/leagueFilterChanged'; readonly payload: readonly string[] }
  | { readonly type: 'sportView/toggled'; readonly payload: { readonly list: ToggledList; readonly id: string } };

/** Action creators for `sportViewReducer`. */
export const sportViewActions = {
  gameTypeChanged: (payload: GameType) => ({ type: 'sportView/gameTypeChanged', payload }) as const,
  showTypeChanged: (payload: ShowType) => ({ type: 'sportView/showTypeChanged', payload }) as const,
  gameDateChanged: (payload: string) => ({ type: 'sportView/gameDateChanged', payload }) as const,
  oddsTypeChanged: (payload: OddsType) => ({ type: 'sportView/oddsTypeChanged', payload }) as const,
  leagueFilterChanged: (payload: readonly string[]) => ({ type: 'sportView/leagueFilterChanged', payload }) as const,
  toggled: (list: ToggledList, id: string) => ({ type: 'sportView/toggled', payload: { list, id } }) as const,
};

const toggle = (ids: readonly string[], id: string): readonly string[] =>
  ids.includes(id) ? ids.filter((held) => held !== id) : [...ids, id];

type Handlers = {
  readonly [Type in SportViewAction['type']]: (
    view: SportView,
    payload: Extract<SportViewAction, { type: Type }>['payload'],
  ) => SportView;
};

const handlers: Handlers = {
  'sportView/gameTypeChanged': (view, gameType) =>
    gameType === view.gameType ? view : { ...view, gameType, gameDate: '', leagueFilter: [] },
  'sportView/showTypeChanged': (view, showType) =>
    showType === view.showType ? view : { ...view, showType, gameDate: '', leagueFilter: [] },
  'sportView/gameDateChanged': (view, gameDate) => ({ ...view, gameDate }),
  'sportView/oddsTypeChanged': (view, oddsType) => ({ ...view, oddsType }),
  'sportView/leagueFilterChanged': (view, leagueFilter) => ({ ...view, leagueFilter }),
  'sportView/toggled': (view, { list, id }) => ({ ...view, [list]: toggle(view[list], id) }),
};

/** Reducer of the view for any store. A change of sport or show type clears the league filter (§4, SPT-04). */
export function sportViewReducer(view: SportView = defaultSportView, action: { readonly type: string }): SportView {
  if (!Object.hasOwn(handlers, action.type)) return view;
  const { type, payload } = action as SportViewAction;
  return (handlers[type] as (view: SportView, payload: SportViewAction['payload']) => SportView)(view, payload);
}

/** Returns the channel of the view. */
export const getViewChannel = ({ gameType, showType }: SportView): Channel => getChannelId(gameType, showType);
