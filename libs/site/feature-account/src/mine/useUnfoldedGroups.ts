import { useServices } from '@pavilion/site-contract';
import { useState } from 'react';
import { isEntryAt, type MineGroup } from './mineMenu.ts';

const KEY = 'mine.groups';

type Choices = Readonly<Record<string, boolean>>;

/** Parses stored choices such as `+cards -money`; anything else is ignored. */
const parseChoices = (text = ''): Choices =>
  Object.fromEntries(
    text
      .split(' ')
      .filter((word) => /^[+-][a-z]+$/.test(word))
      .map((word) => [word.slice(1), word.startsWith('+')]),
  );

const formatChoices = (choices: Choices): string =>
  Object.entries(choices)
    .map(([id, isOpen]) => `${isOpen ? '+' : '-'}${id}`)
    .join(' ');

/** Which groups of the member menu are unfolded. */
export interface UnfoldedGroups {
  readonly isOpen: (group: MineGroup) => boolean;
  readonly toggle: (group: MineGroup) => void;
}

/**
 * Returns which groups of the member menu are unfolded. The choice of the player is stored in the browser and holds on every
 * page and after a reload. Without a choice a rarely used group is unfolded only on its own pages.
 */
export function useUnfoldedGroups(pathname: string): UnfoldedGroups {
  const { store } = useServices();
  const [choices, setChoices] = useState(() => parseChoices(store.get(KEY)));
  const isOpen = ({ id, isRare, entries }: MineGroup): boolean =>
    choices[id] ?? (isRare !== true || entries.some((entry) => isEntryAt(entry, pathname)));
  return {
    isOpen,
    toggle: (group) => {
      const next = { ...choices, [group.id]: !isOpen(group) };
      setChoices(next);
      store.set(KEY, formatChoices(next));
    },
  };
}
