import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { LaneMapProps } from './LaneMap.tsx';
import { countByTeam } from './mapFigures.ts';
import { drawingRules } from './drawingRules.ts';

/** Rounds before the teams change sides. */
const HALF = 12;
const [STEP, TOP, MIDDLE] = [12, 12, 34];
/** Rounds of a map without overtime, so that the chart does not grow with each round. */
const USUAL_ROUNDS = 24;

/** Won rounds of a map in their order: those of the home team in the upper row, with a mark for each way to win. */
export function RoundChart({ match: { home, away }, events }: LaneMapProps) {
  const t = useGamesT();
  const rounds = events.filter(({ kind }) => kind === 'round');
  const [homeCount, awayCount] = countByTeam(rounds, 'round');
  const label = t('panel.rounds', { home, away, homeRounds: String(homeCount), awayRounds: String(awayCount) });
  const width = Math.max(USUAL_ROUNDS, rounds.length) * STEP + 12;
  return (
    <Chart viewBox={`0 0 ${width} 56`} role="img" aria-label={label}>
      {Array.from({ length: Math.max(USUAL_ROUNDS, rounds.length) }, (_, at) => {
        const x = 3 + at * STEP + (at >= HALF ? 6 : 0);
        const round = rounds[at];
        if (!round) return <circle key={at} cx={x + 5} cy={28} r="1.5" data-part="open" />;
        const y = round.side === 'home' ? TOP : MIDDLE;
        return (
          <g key={at} data-side={round.side}>
            <rect x={x} y={y - 2} width="10" height="12" rx="1.5" />
            {round.how === 'bomb' && <circle cx={x + 5} cy={y + 4} r="2.5" data-part="mark" />}
            {round.how === 'defuse' && <path d={`M${x + 2.5} ${y + 4}l2 2 3.5-4`} data-part="line" />}
          </g>
        );
      })}
      <line x1={HALF * STEP + 6} x2={HALF * STEP + 6} y1="4" y2="52" data-part="half" />
    </Chart>
  );
}

const Chart = styled.svg`
  ${drawingRules}
  [data-part='open'] {
    fill: ${token('color.line.strong')};
  }
  [data-part='mark'] {
    fill: ${token('color.surface.sunken')};
  }
  [data-part='line'] {
    fill: none;
    stroke: ${token('color.surface.sunken')};
    stroke-width: 1.5;
  }
  [data-part='half'] {
    stroke: ${token('color.line.strong')};
    stroke-dasharray: 2 2;
  }
`;
