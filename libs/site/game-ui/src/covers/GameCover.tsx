import { memo } from 'react';
import { motifs } from './motifs.ts';
import { getPalette } from './palettes.ts';
import { stages } from './stages.ts';

/** Description of a cover by the platform. The site draws the picture from it. */
export interface CoverArt {
  readonly seed: number;
  readonly palette: string;
  readonly motif: string;
  readonly pattern: string;
}

/** Props of {@link GameCover}. */
export interface GameCoverProps {
  readonly art: CoverArt;
  /** Key of the category. It selects the shape behind the motif. */
  readonly category: string;
}

const DEFAULT_MOTIF = motifs['star'] ?? ['', ''];

/**
 * Cover of a game or venue in the ratio 4:3, drawn from its data alone, so that it is always the same. A page with covers
 * renders `CoverPatterns` once. The cover is decorative; the name is shown next to it.
 */
export const GameCover = memo(function GameCover({ art, category }: GameCoverProps) {
  const { ground, tone, line, spark } = getPalette(art.palette);
  const [body, lines] = motifs[art.motif] ?? DEFAULT_MOTIF;
  const place = `translate(80 58) scale(${art.seed % 2 === 0 ? 1.5 : -1.5} 1.5) translate(-24 -24)`;
  const stage = stages[category] ?? stages['DZ'];
  const drawn = { stroke: line, strokeWidth: 1.6, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <svg
      viewBox="0 0 160 120"
      width="160"
      height="120"
      aria-hidden="true"
      data-cover={art.motif}
      style={{ backgroundColor: ground }}
    >
      <rect width="160" height="120" fill={`url(#cover-${art.pattern})`} />
      <path d={stage} fill={tone} />
      <path d={stage} fill="none" stroke={line} strokeOpacity="0.25" transform={ring} />
      <path d={buildSparkPath(art.seed)} fill={spark} opacity="0.9" />
      <path {...drawn} d={body} fill={spark} fillOpacity="0.32" transform={place} />
      <path {...drawn} d={lines} fill="none" transform={place} />
    </svg>
  );
});

const ring = 'translate(80 60) scale(1.12) translate(-80 -60)';

/** Returns the path of three small stars at positions that depend on the seed. */
function buildSparkPath(seed: number): string {
  const places = [0, 1, 2].map((at) => {
    const own = Math.floor(seed / 7 ** at);
    return { x: at === 1 ? 126 + (own % 24) : 10 + (own % 26), y: 12 + ((own >> 3) % 90) };
  });
  return places.map(({ x, y }) => `M${x} ${y - 4}l1 3 3 1-3 1-1 3-1-3-3-1 3-1z`).join('');
}
