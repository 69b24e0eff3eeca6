import { captchaActions } from '@pavilion/auth-flows';
import { useAppDispatch, useT } from '@pavilion/site-contract';
import { Skeleton } from '@pavilion/ui-kit';
import { Stack, TextButton } from '../parts/authStyles.ts';
import { authMessages } from '../messages/authMessages.ts';
import { SliderHint, AlternativesRow } from './captchaStyles.ts';
import type { ShownCaptcha } from './shownCaptcha.ts';
import { SliderPuzzleBoard } from './SliderPuzzleBoard.tsx';
import { useLastValue } from '../parts/useLastValue.ts';
import { useWork } from './useWork.ts';

/** Props of {@link SliderCaptcha}. */
export interface SliderCaptchaProps {
  readonly captcha: ShownCaptcha;
  /** Whether the player chose the alternative without a puzzle. */
  readonly wantsWork: boolean;
  readonly onAlternative: () => void;
  readonly onPicture: () => void;
}

/** Slider to drag with mouse, finger or keys (CAP-03), or the proof of work that replaces it. */
export function SliderCaptcha({ captcha, wantsWork, onAlternative, onPicture }: SliderCaptchaProps) {
  const t = useT(authMessages);
  const dispatch = useAppDispatch();
  const puzzle = captcha.step === 'slider' ? captcha.puzzle : undefined;
  const shown = useLastValue(captcha.step === 'loadingSlider' ? null : puzzle);
  const isChecking = captcha.step === 'checking';
  const isWorking = useWork(puzzle, wantsWork);
  const note = isWorking ? t('captcha.working') : isChecking ? t('captcha.checking') : t('captcha.sliderHint');
  return (
    <Stack>
      {shown ? (
        <SliderPuzzleBoard
          key={shown.lotNumber}
          puzzle={shown}
          isActive={captcha.step === 'slider' && !isWorking}
          onMove={(move) => dispatch(captchaActions.sliderMoved(move))}
        />
      ) : (
        <>
          <Skeleton height="auto" style={{ aspectRatio: '300 / 160' }} />
          <Skeleton height="2.75rem" />
        </>
      )}
      <SliderHint id="slider-note" role="status">
        {shown ? note : t('captcha.loading')}
      </SliderHint>
      <AlternativesRow>
        <TextButton
          type="button"
          disabled={captcha.step !== 'slider' || isWorking}
          onClick={() => dispatch(captchaActions.refreshRequested())}
        >
          {t('captcha.refreshShort')}
        </TextButton>
        <TextButton type="button" disabled={isChecking || isWorking} onClick={onPicture}>
          {t('captcha.toPicture')}
        </TextButton>
        <TextButton type="button" disabled={isChecking || isWorking} onClick={onAlternative}>
          {t('captcha.otherWay')}
        </TextButton>
      </AlternativesRow>
    </Stack>
  );
}
