import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

const scenes = [
  // Football pitch from above.
  <g key="pitch">
    <path d="M40 30h320v165H40zM200 30v165M40 75h45v75H40M360 75h-45v75h45" />
    <circle cx="200" cy="112" r="34" />
    <path d="M60 205c60 14 220 14 280 0" data-soft="" />
  </g>,
  // Basketball court with a hoop.
  <g key="court">
    <path d="M60 195V60h280v135M150 195v-70h100v70" />
    <path d="M150 125a50 50 0 0 1 100 0M100 195a100 95 0 0 1 200 0" />
    <path d="M175 45h50v30h-50zM187 75h26M190 75l5 22h10l5-22" />
  </g>,
  // Stage of a tournament with two desks and a screen.
  <g key="stage">
    <path d="M120 35h160v80H120zM40 195h320M60 195l20-50h70l12 50M340 195l-20-50h-70l-12 50" />
    <path d="M200 35v80M145 75h30M225 75h30" />
    <path d="M80 30L50 15M320 30l30-15" data-soft="" />
  </g>,
];

/** Drawing of a venue for a partnership; partnerships take the drawings in turn. */
export function SponsorScene({ at, label }: { readonly at: number; readonly label: string }) {
  return (
    <Scene role="img" aria-label={label} viewBox="0 0 400 225">
      {scenes[at % scenes.length]}
    </Scene>
  );
}

const Scene = styled.svg`
  display: block;
  width: 100%;
  border-radius: ${token('radius.panel')};
  background: linear-gradient(160deg, ${token('color.accent.soft')}, ${token('color.surface.sunken')});
  g {
    fill: none;
    stroke: ${token('color.accent.text')};
    stroke-width: 2.5;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-soft] {
    opacity: 0.4;
  }
`;
