import { motifs } from '@pavilion/site-game-ui/covers';
import type { Category } from '@pavilion/site-game-ui/lobby';

/** Motif in a scene: name, position, scale and rotation. */
type PlacedMotif = readonly [motif: string, x: number, y: number, scale: number, turn?: number];

interface Scene {
  /** Path of the lines of the background, on a 560 × 200 view box. */
  readonly ground: string;
  /** Path of the filled surfaces behind the lines. */
  readonly planes: string;
  readonly placements: readonly PlacedMotif[];
}

const waves = (y: number, from: number): string => `M${from} ${y}${'c13-9 27-9 40 0s27 9 40 0'.repeat(7)}`;
const reel = (x: number): string => `M${x} 42h76v116h-76zM${x} 80h76M${x} 120h76`;
const tile = (x: number, y: number): string => `M${x} ${y}h46v62h-46zM${x + 46} ${y}l8 6v62h-46l-8-6`;

/** One scene for each category, in the line style of the covers. */
const scenes: Readonly<Record<Category, Scene>> = {
  TY: {
    planes: 'M40 190l80-92h360l80 92z',
    ground:
      'M40 190l80-92h360l80 92M300 98v92M300 116c44 0 74 12 74 26s-30 26-74 26-74-12-74-26 30-26 74-26M120 98l-22 26h52l18-26M480 98l22 26h-52l-18-26M150 98V56h52v42M398 98V56h52v42M150 66h52M398 66h52M176 56v42M424 56v42',
    placements: [
      ['football', 300, 84, 2],
      ['basketball', 470, 160, 1.2],
      ['star', 132, 160, 1],
    ],
  },
  ZR: {
    planes: 'M60 200c10-84 110-124 240-124s230 40 240 124z',
    ground:
      'M60 200c10-84 110-124 240-124s230 40 240 124M110 200c12-58 86-92 190-92s178 34 190 92M236 132h52v-24M312 108v24h52M170 170h44M386 170h44',
    placements: [
      ['roulette', 300, 70, 2.5],
      ['cards', 160, 126, 1.7, -12],
      ['dice', 440, 130, 1.5, 8],
    ],
  },
  QP: {
    planes: 'M60 170h470l20 30H40z',
    ground: `M60 170h470l20 30H40z${tile(120, 104)}${tile(182, 104)}${tile(244, 104)}${tile(306, 104)}${tile(368, 104)}${tile(430, 104)}`,
    placements: [
      ['bamboo', 143, 136, 0.8],
      ['flower', 205, 136, 0.8],
      ['star', 267, 136, 0.8],
      ['chess', 329, 136, 0.8],
      ['crane', 391, 136, 0.8],
      ['ball', 453, 136, 0.75],
      ['crane', 120, 60, 1.8],
      ['bamboo', 500, 70, 2],
    ],
  },
  DJ: {
    planes: 'M300 8l92 46v92l-92 46-92-46V54z',
    ground:
      'M300 8l92 46v92l-92 46-92-46V54zM300 26l76 38v72l-76 38-76-38V64zM60 100h120M420 100h120M60 80h80l20-20M540 80h-80l-20-20M60 120h80l20 20M540 120h-80l-20 20',
    placements: [
      ['shield', 300, 100, 2.4],
      ['arrow', 120, 60, 1.5],
      ['crosshair', 484, 58, 1.5],
      ['fist', 110, 166, 1.1],
      ['chess', 490, 166, 1.1],
    ],
  },
  CP: {
    planes: 'M300 10a96 96 0 1 0 .01 0z',
    ground:
      'M300 10a96 96 0 1 0 .01 0zM300 26a80 80 0 1 0 .01 0zM276 200l8-18h32l8 18M60 176h140M400 176h140M80 160a22 22 0 1 1 44 0 22 22 0 0 1-44 0M136 160a22 22 0 1 1 44 0 22 22 0 0 1-44 0M420 160a22 22 0 1 1 44 0 22 22 0 0 1-44 0M476 160a22 22 0 1 1 44 0 22 22 0 0 1-44 0M98 154l5-3v18M152 153c4-4 12-2 11 4-1 5-11 8-11 12h12M436 153c6-4 14 0 10 5-2 2-4 2-6 2 5 0 9 3 6 7-3 5-9 3-11 1M500 169v-18l-12 12h16',
    placements: [
      ['ball', 300, 106, 2.6],
      ['star', 130, 84, 1.2],
      ['dice', 470, 86, 1.5],
    ],
  },
  DZ: {
    planes: 'M176 42h252v116H176z',
    ground: `M164 30h276v140H164z${reel(176)}${reel(264)}${reel(352)}M440 70h22v60M462 70a10 10 0 1 0 .01-20 10 10 0 0 0 0 20M190 170v30M414 170v30M150 200h304M152 100l12-8v16zM452 150h-12`,
    placements: [
      ['dragon', 214, 100, 0.8],
      ['ingot', 302, 100, 0.85],
      ['dragon', 390, 100, 0.8],
      ['gem', 214, 61, 0.55],
      ['lantern', 302, 61, 0.55],
      ['koi', 390, 61, 0.55],
      ['bell', 214, 139, 0.55],
      ['cherry', 302, 139, 0.55],
      ['crown', 390, 139, 0.55],
      ['phoenix', 84, 96, 2.1],
      ['qilin', 520, 110, 1.9],
    ],
  },
  BY: {
    planes: `${waves(84, 0)}V200H0z`,
    ground: `${waves(84, 0)}${waves(104, -24)}M70 200c0-20 6-30 4-46M82 200c2-16 10-22 12-36M500 200c-2-24 6-34 2-54M514 200c4-14 10-20 10-32M226 60a4 4 0 1 0 .01 0M240 44a3 3 0 1 0 .01 0M420 62a4 4 0 1 0 .01 0`,
    placements: [
      ['shark', 170, 146, 2],
      ['whale', 330, 138, 2.2],
      ['turtle', 466, 150, 1.4],
      ['crab', 90, 60, 1],
      ['ship', 460, 52, 1.5],
    ],
  },
};

/** Decorative drawing in the header of a category's lobby, in the colour of the category (`--ink` of the header). */
export function HeadArt({ category }: { readonly category: Category }) {
  const { ground, planes, placements } = scenes[category];
  return (
    <svg
      viewBox="0 0 600 200"
      width="600"
      height="200"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={planes} fill="currentColor" fillOpacity="0.1" stroke="none" />
      <path d={ground} strokeOpacity="0.55" />
      {placements.map(([motif, x, y, scale, turn = 0]) => (
        <g
          key={`${motif}${x}${y}`}
          transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-24 -24)`}
          strokeWidth={1.5 / scale}
        >
          <path d={motifs[motif]?.[0]} fill="var(--paper)" />
          <path d={motifs[motif]?.[0]} fill="currentColor" fillOpacity="0.16" stroke="none" />
          <path d={motifs[motif]?.[1]} />
        </g>
      ))}
    </svg>
  );
}
