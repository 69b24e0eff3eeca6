import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MapEvent, MatchDetail, MatchMap } from '../state/matchDetail.ts';
import { countByTeam } from './mapFigures.ts';
import { drawingRules } from './drawingRules.ts';

/** Seconds of a map: two halves of four minutes. */
const FULL_TIME = 480;
const [LEFT, WIDTH, MIDDLE] = [12, 296, 40];

/** Props of {@link GoalLine}. */
export interface GoalLineProps {
  readonly match: MatchDetail;
  readonly map: MatchMap;
}

/** Goals of a map of football on its time: those of the home team above the line. */
export function GoalLine({ match: { home, away }, map: { clock, events } }: GoalLineProps) {
  const t = useGamesT();
  const goals = events.filter(({ kind }) => kind === 'goal');
  const [homeGoals, awayGoals] = countByTeam(goals, 'goal');
  const end = Math.max(FULL_TIME, clock);
  const toX = (seconds: number) => LEFT + (seconds / end) * WIDTH;
  const label = t('panel.goals', { home, away, homeGoals: String(homeGoals), awayGoals: String(awayGoals) });
  return (
    <Line viewBox="0 0 320 80" role="img" aria-label={label}>
      <rect x={LEFT} y={MIDDLE - 26} width={WIDTH} height="52" data-part="pitch" />
      <line x1={toX(end / 2)} x2={toX(end / 2)} y1={MIDDLE - 26} y2={MIDDLE + 26} data-part="chalk" />
      <circle cx={toX(end / 2)} cy={MIDDLE} r="12" data-part="chalk" />
      <rect x={LEFT} y={MIDDLE - 1.5} width={Math.max(0, toX(clock) - LEFT)} height="3" data-part="played" />
      {goals.map((goal, at) => (
        <Goal key={at} goal={goal} x={toX(goal.clock)} />
      ))}
    </Line>
  );
}

const Goal = ({ goal: { side }, x }: { readonly goal: MapEvent; readonly x: number }) => (
  <circle cx={x} cy={MIDDLE + (side === 'home' ? -13 : 13)} r="7" data-side={side} />
);

const Line = styled.svg`
  ${drawingRules}
  [data-part='pitch'],
  [data-part='chalk'] {
    fill: none;
    stroke: ${token('color.line.strong')};
  }
  [data-part='played'] {
    fill: ${token('color.text.muted')};
  }
  [data-side] {
    stroke: ${token('color.surface.sunken')};
    stroke-width: 1.5;
  }
`;
