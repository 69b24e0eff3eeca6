import type { SliderMove, SliderPuzzle } from '@pavilion/auth-flows';
import { useT } from '@pavilion/site-contract';
import { ArrowRightIcon } from '@pavilion/ui-kit';
import { useEffect, useRef, type CSSProperties } from 'react';
import { authMessages } from '../messages/authMessages.ts';
import { Handle, SliderTrack, Stage } from './captchaStyles.ts';
import { useSliderMove } from './useSliderMove.ts';

/** Props of {@link SliderPuzzleBoard}. */
export interface SliderPuzzleBoardProps {
  readonly puzzle: SliderPuzzle;
  readonly isActive: boolean;
  readonly onMove: (move: SliderMove) => void;
}

/** Picture with the piece, and the handle that moves both. All sizes are shares of the picture's width. */
export function SliderPuzzleBoard({ puzzle, isActive, onMove }: SliderPuzzleBoardProps) {
  const t = useT(authMessages);
  const stage = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLDivElement>(null);
  useEffect(() => handle.current?.focus({ preventScroll: true }), []);
  const { width, height, pieceSize, pieceY } = puzzle;
  const max = width - pieceSize;
  const scale = () => width / (stage.current?.getBoundingClientRect().width || width);
  const { x, handlers } = useSliderMove({ max, isActive, scale, onMove });
  const measures = {
    '--ratio': `${width} / ${height}`,
    '--x': `${(x / width) * 100}%`,
    '--y': `${(pieceY / height) * 100}%`,
    '--size': `${(pieceSize / width) * 100}%`,
  } as CSSProperties;
  return (
    <div style={measures}>
      <Stage ref={stage} data-busy={isActive ? undefined : ''}>
        <img data-ground src={puzzle.background} alt={t('captcha.puzzleAlt')} draggable={false} />
        <img data-piece src={puzzle.piece} alt="" draggable={false} />
      </Stage>
      <SliderTrack data-moved={x > 0 ? '' : undefined} style={{ marginTop: '0.75rem' }}>
        <span aria-hidden="true">{t('captcha.pull')}</span>
        <Handle
          ref={handle}
          role="slider"
          tabIndex={0}
          aria-label={t('captcha.pull')}
          aria-describedby="slider-note"
          aria-valuemin={0}
          aria-valuemax={max}
          aria-valuenow={x}
          aria-valuetext={t('captcha.position', { x, max })}
          aria-disabled={!isActive}
          {...handlers}
        >
          <ArrowRightIcon />
        </Handle>
      </SliderTrack>
    </div>
  );
}
