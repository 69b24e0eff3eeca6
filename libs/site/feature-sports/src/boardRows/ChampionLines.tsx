import type { Match } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useSportsT } from '../messages/sportsT.ts';
import { BoardCell } from '../cells/BoardCell.tsx';
import { RUNNER_COLUMNS, listRunnerIds } from '../boardLayout/boardColumns.ts';
import { getCellTexts } from '../cells/getCellTexts.ts';
import { formatKickOff } from '../parts/formatClock.ts';
import { ClockText, TeamCell } from './MatchStyles.ts';
import { MatchTool } from './MatchTool.tsx';
import { RunnerRow, RunnerSlot } from './RowStyles.ts';
import { useCellBinder } from '../cells/useCellBinder.ts';

/** Props of {@link ChampionLines}. */
export interface ChampionLinesProps {
  readonly match: Match;
  readonly isStarred: boolean;
  readonly rows: number;
}

/** An outright: its title, its closing time, and the runners with their prices. */
export function ChampionLines({ match, isStarred, rows }: ChampionLinesProps) {
  const t = useSportsT();
  const { board, clock } = useServices();
  const binder = useCellBinder();
  const ids = listRunnerIds(match);
  return (
    <>
      <RunnerRow role="row" data-line={0}>
        <TeamCell role="rowheader" data-whole="">
          <MatchTool tool="star" match={match} isOn={isStarred} />
          <span data-name="">{match.homeName}</span>
          <ClockText>{t('champion.until', { time: formatKickOff(match.kickOffAt, clock.now()) })}</ClockText>
          <MatchTool tool="menu" match={match} />
        </TeamCell>
      </RunnerRow>
      {Array.from({ length: rows - 1 }, (_, row) => (
        <RunnerRow key={row} role="row" data-line={row + 1}>
          {ids.slice(row * RUNNER_COLUMNS, (row + 1) * RUNNER_COLUMNS).map((id, at) => {
            const runner = board.getPrice(id)?.name ?? board.getPrice(id)?.side ?? '';
            return (
              <RunnerSlot key={id} role="gridcell" data-col={`runner${at}`}>
                <BoardCell
                  {...binder}
                  priceId={id}
                  name={`${match.homeName} ${runner}`}
                  sign={runner}
                  texts={getCellTexts(t)}
                  oddsType="E"
                />
              </RunnerSlot>
            );
          })}
        </RunnerRow>
      ))}
    </>
  );
}
