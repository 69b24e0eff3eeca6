import type { SportView } from '@pavilion/domain-sports';
import { memo, type RefObject } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { BoardTools, type BoardToolsProps } from './BoardTools.tsx';
import { DayFilterBar } from './DayFilterBar.tsx';
import { HiddenMatchesBar } from './HiddenMatchesBar.tsx';
import { RemovedMatchesNotice } from './BoardBarStyles.ts';
import { useBoardLeagues } from './useBoardLeagues.ts';
import { useRemovedMatches } from './useRemovedMatches.ts';

/** Props of {@link BoardTop}. */
export interface BoardTopProps extends Pick<BoardToolsProps, 'view' | 'desk' | 'list' | 'matchCount'> {
  readonly pane: RefObject<HTMLElement | null>;
}

/** Tools, day filter, hidden matches and removed matches above the board. A separate chunk, because prices load first. */
export const BoardTop = memo(function BoardTop({ view, desk, list, matchCount, pane }: BoardTopProps) {
  const { leagues, areAllCollapsed, toggleAll } = useBoardLeagues(list, view);
  return (
    <>
      <BoardTools {...{ view, desk, list, leagues, areAllCollapsed, matchCount }} onCollapseAll={toggleAll} />
      {view.showType === 'FU' && list.isLoaded && <DayFilterBar list={list} day={view.gameDate} />}
      <HiddenMatchesBar list={list} view={view} />
      <RemovedMatches channel={list.channel} view={view} pane={pane} />
    </>
  );
});

interface RemovedMatchesProps extends Pick<BoardTopProps, 'pane'> {
  readonly channel: string;
  readonly view: SportView;
}

/** Notice of matches that were removed while visible. Not a live region, because only the slip is announced. */
function RemovedMatches({ channel, view, pane }: RemovedMatchesProps) {
  const t = useSportsT();
  const removed = useRemovedMatches(channel, pane);
  if (removed.length === 0) return null;
  const names = removed.join(t('match.pause'));
  return (
    <RemovedMatchesNotice>
      {view.showType === 'RB' ? t('board.ended', { names }) : t('board.moved', { names })}
    </RemovedMatchesNotice>
  );
}
