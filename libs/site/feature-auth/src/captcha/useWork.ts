import { captchaActions, solveWork, type SliderPuzzle } from '@pavilion/auth-flows';
import { useAppDispatch, useServices } from '@pavilion/site-contract';
import { useEffect } from 'react';

/**
 * Computes the puzzle's proof of work and sends it (WCAG 3.3.8).
 *
 * @returns whether the computation runs
 */
export function useWork(puzzle: SliderPuzzle | undefined, isWanted: boolean): boolean {
  const dispatch = useAppDispatch();
  const { logger } = useServices();
  useEffect(() => {
    if (!puzzle || !isWanted) return undefined;
    const abort = new AbortController();
    solveWork(puzzle, abort.signal)
      .then((move) => dispatch(captchaActions.sliderMoved(move)))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logger.warn('captcha.work', { error: String(error) });
        dispatch(captchaActions.pictureChosen());
      });
    return () => abort.abort();
  }, [puzzle, isWanted, dispatch, logger]);
  return puzzle !== undefined && isWanted;
}
