import { sportViewActions } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { useState } from 'react';
import { useToggleFavourite } from '../favourites/useToggleFavourite.ts';
import { deskActions } from '../state/deskSlice.ts';
import type { MatchMenuPlace } from './MatchCommands.tsx';
import type { BoardTool } from '../boardRows/MatchTool.tsx';

/** Handlers of the buttons of matches and leagues, and the place of the open menu. */
export function useBoardTools(onDetail: (matchId: string) => void) {
  const dispatch = useAppDispatch();
  const [menu, setMenu] = useState<MatchMenuPlace>();
  const toggleFavourite = useToggleFavourite();
  const onTool = (tool: BoardTool, id: string, button: HTMLElement): void => {
    const handlers: Record<BoardTool, () => unknown> = {
      star: () => toggleFavourite({ kind: 'match', id }),
      starLeague: () => toggleFavourite({ kind: 'league', id }),
      more: () => dispatch(deskActions.matchToggled(id)),
      menu: () => setMenu({ matchId: id, anchor: button }),
      detail: () => onDetail(id),
      league: () => dispatch(sportViewActions.toggled('collapsedLeagues', id)),
      hideLeague: () => dispatch(sportViewActions.toggled('hiddenLeagues', id)),
    };
    handlers[tool]();
  };
  return { onTool, menu, closeMenu: () => setMenu(undefined) };
}
