import { findPlay, type GameType, type Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useState } from 'react';
import { isFirstHalfOver } from '../boardLayout/boardColumns.ts';
import { isClosedPlay } from './getMarketGroups.ts';

const getKey = (gameType: GameType): string => `sports.folded.${gameType}`;

const toggleCode = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter((held) => held !== code) : [...codes, code];

/** Codes of the markets that the player has folded, stored for each sport. */
export function useFoldedMarkets(gameType: GameType) {
  const { store } = useServices();
  const [folded, setFolded] = useState<readonly string[]>(() => store.get(getKey(gameType))?.split(' ') ?? []);
  const toggle = useCallback(
    (code: string) =>
      setFolded((before) => {
        const after = toggleCode(before.filter(Boolean), code);
        store.set(getKey(gameType), after.join(' '));
        return after;
      }),
    [store, gameType],
  );
  return { folded, toggle } as const;
}

/** Folds of the markets of a match page. */
export interface MarketFolds {
  readonly isFolded: (code: string) => boolean;
  readonly onFold: (code: string) => void;
}

/**
 * Markets of a match that are folded: those that the player has folded, and those of a first half that is over, until the
 * player unfolds them. The latter are not stored, because they are open again in the next match.
 */
export function useMarketFolds(match: Match): MarketFolds {
  const { folded, toggle } = useFoldedMarkets(match.gameType);
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const isHalfOver = isFirstHalfOver(match);
  const onFold = useCallback(
    (code: string) =>
      isClosedPlay(findPlay(code), isHalfOver) ? setUnfolded((before) => toggleCode(before, code)) : toggle(code),
    [toggle, isHalfOver],
  );
  const isFolded = (code: string) =>
    isClosedPlay(findPlay(code), isHalfOver) ? !unfolded.includes(code) : folded.includes(code);
  return { isFolded, onFold };
}
