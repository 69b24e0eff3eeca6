import { memo, useEffect, useRef } from 'react';
import type { CoverArt, CoverFrame, CoverTitle } from './coverArt.ts';
import type { CoverPainter } from './painting/createCoverPainter.ts';
import { getPalette } from './palettes.ts';

/** Props of {@link GameCover}. */
export interface GameCoverProps {
  readonly art: CoverArt;
  /** Width at which the cover is shown, in CSS pixels. It selects the resolution, not the size. */
  readonly width?: number;
  /** Frame of the brand, if the cover has lettering (`CoverLettering`). */
  readonly frame?: CoverFrame | undefined;
}

const MAX_PIXEL_RATIO = 2;

let loadedPainter: Promise<CoverPainter> | undefined;

/** Loads the code and the motifs of the covers once. After a failure, the next cover loads them. */
const loadPainter = (): Promise<CoverPainter> =>
  (loadedPainter ??= import('./painting/createCoverPainter.ts')
    .then((file) => file.createCoverPainter())
    .catch((error: unknown) => {
      loadedPainter = undefined;
      throw error;
    }));

/**
 * Picture of a cover in the ratio 4:5, drawn from its data alone, so that it is always the same (LOB-01). It fills its
 * container and is cut to the container's ratio. It is decorative: names are text outside the picture. The colour of its
 * ground is there before the picture.
 */
export const GameCover = memo(function GameCover({ art, width = 200, frame }: GameCoverProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { seed, palette, motif } = art;
  useEffect(() => {
    const target = canvas.current;
    if (!target || typeof Path2D === 'undefined') return undefined;
    let cancel = (): void => undefined;
    let isGone = false;
    const pixels = Math.round(width * Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio || 1));
    loadPainter()
      .then((paint) => {
        if (!isGone) cancel = paint(target, { art: { seed, palette, motif }, frame, width: pixels });
      })
      // A cover that cannot be drawn keeps the colour of its ground.
      .catch(() => undefined);
    return () => {
      isGone = true;
      cancel();
    };
  }, [seed, palette, motif, width, frame]);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-motif={motif}
      data-palette={palette}
      style={{
        display: 'block',
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        objectPosition: '50% 35%',
        backgroundColor: getPalette(palette).o,
      }}
    />
  );
});

/** Name of a game on its cover. Its style is in `coverRules`. */
export const CoverLettering = ({ title: { lead, ending } }: { readonly title: CoverTitle }) => (
  <span data-lettering="" data-long={[...lead].length > 5 || undefined}>
    <span>{lead}</span>
    {ending !== '' && <small>{ending}</small>}
  </span>
);
