import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { useGamesT } from '../messages/gamesMessages.ts';
import type { MapEvent, MatchDetail } from '../state/matchDetail.ts';
import { countByTeam, getFront, towers, type Lane } from './mapFigures.ts';
import { drawingRules } from './drawingRules.ts';

type Point = readonly [x: number, y: number];

/** Points of each lane from the home base, at the lower left, to the other base. */
const lanes: Readonly<Record<Lane, readonly Point[]>> = {
  top: [
    [28, 132],
    [28, 28],
    [292, 28],
  ],
  middle: [
    [28, 132],
    [292, 28],
  ],
  bottom: [
    [28, 132],
    [292, 132],
    [292, 28],
  ],
};

const laneNames = Object.keys(lanes) as Lane[];

const measure = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Returns the point of a lane at a share of its length. */
function findPoint(points: readonly Point[], share: number): Point {
  const lengths = points.slice(1).map((point, at) => measure(points[at] ?? point, point));
  let left = share * lengths.reduce((sum, length) => sum + length, 0);
  for (const [at, length] of lengths.entries()) {
    const [from = [0, 0], to = [0, 0]] = [points[at], points[at + 1]];
    if (left <= length) {
      const part = length === 0 ? 0 : left / length;
      return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    }
    left -= length;
  }
  return points.at(-1) ?? [0, 0];
}

/** Props of {@link LaneMap}. */
export interface LaneMapProps {
  readonly match: MatchDetail;
  readonly events: readonly MapEvent[];
}

/** Diagram of a map with three lanes: the towers that are left, and how far each team has advanced on each lane. */
export function LaneMap({ match: { home, away }, events }: LaneMapProps) {
  const t = useGamesT();
  const taken = countByTeam(events, 'tower');
  const left = [towers.length - taken[1], towers.length - taken[0]];
  const label = t('panel.lanes', { home, away, homeTowers: String(left[0]), awayTowers: String(left[1]) });
  return (
    <Field viewBox="0 0 320 160" role="img" aria-label={label}>
      <path d="M96 160 224 0h48L144 160z" data-part="river" />
      {laneNames.map((lane) => {
        const line = lanes[lane].map((point) => point.join(' ')).join('L');
        const front = getFront(lane, taken) * 100;
        return (
          <g key={lane} fill="none">
            <path d={`M${line}`} pathLength="100" data-part="lane" />
            <path d={`M${line}`} pathLength="100" data-front="home" strokeDasharray={`${front} 100`} />
            <path d={`M${line}`} pathLength="100" data-front="away" strokeDasharray={`0 ${front} ${100 - front} 0`} />
          </g>
        );
      })}
      {(['home', 'away'] as const).flatMap((side) =>
        towers.map(({ lane, at }, no) => {
          const [x, y] = findPoint(lanes[lane], side === 'home' ? at : 1 - at);
          const isFallen = no < taken[side === 'home' ? 1 : 0];
          const size = at === 0 ? 11 : 7;
          return (
            <path
              key={`${side}-${no}`}
              d={`M${x - size} ${y + size}v${-size}l${size} ${-size} ${size} ${size}v${size}z`}
              data-side={side}
              data-fallen={isFallen || undefined}
            />
          );
        }),
      )}
    </Field>
  );
}

const Field = styled.svg`
  ${drawingRules}
  [data-part='river'] {
    fill: ${token('color.surface.hover')};
  }
  [data-part='lane'] {
    stroke: ${token('color.surface.fill')};
    stroke-linejoin: round;
    stroke-width: 11;
  }
  [data-front] {
    stroke-linejoin: round;
    stroke-width: 3;
    transition: stroke-dasharray 400ms ${token('motion.ease')};
  }
  [data-front='home'] {
    stroke: ${token('color.accent.fill')};
  }
  [data-front='away'] {
    stroke: ${token('color.text.muted')};
  }
  [data-side] {
    stroke: ${token('color.surface.sunken')};
    stroke-width: 2;
  }
  [data-side][data-fallen] {
    fill: ${token('color.surface.sunken')};
    stroke: ${token('color.text.muted')};
    stroke-dasharray: 2 2;
    stroke-width: 1;
  }
  @media (prefers-reduced-motion: reduce) {
    [data-front] {
      transition: none;
    }
  }
`;
