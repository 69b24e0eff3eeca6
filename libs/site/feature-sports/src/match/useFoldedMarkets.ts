import type { GameType } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useCallback, useState } from 'react';

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
