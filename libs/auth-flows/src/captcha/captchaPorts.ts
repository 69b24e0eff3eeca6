import type { Clock } from '@pavilion/kernel';
import type { CaptchaAnswer, CaptchaPicture, SliderMove, SliderProof, SliderPuzzle } from './captchaState.ts';

/** A slider that is ready to be shown. */
export interface LoadedWidget {
  /** For a host that draws the slider itself and sends `sliderMoved`. */
  readonly puzzle?: SliderPuzzle;
  /** Turns what the player did with such a slider into a proof; rejects when the piece does not fit. */
  readonly verify?: (move: SliderMove, signal: AbortSignal) => Promise<SliderProof>;
  /** For a vendor's widget that shows itself: resolves when the player solved it. */
  readonly solve?: (signal: AbortSignal) => Promise<SliderProof>;
}

/**
 * The slider, the house's own or a vendor's (CAP-03). `load` fetches script or puzzle; it must give up and clean up when
 * its signal aborts, which also happens after the widget was shown: at the end of the captcha.
 */
export interface CaptchaWidget {
  readonly load: (signal: AbortSignal) => Promise<LoadedWidget>;
}

/** What the captcha needs from its host. */
export interface CaptchaPorts {
  readonly clock: Clock;
  readonly fetchPicture: (signal: AbortSignal) => Promise<CaptchaPicture>;
  /** Left out where there is no slider: 6022 then falls back to the picture (ruling A3). */
  readonly widget?: CaptchaWidget;
  /** Has the platform check a solved slider; resolves to what the repeated call carries, rejects when it was refused. */
  readonly checkSlider: (proof: SliderProof, signal: AbortSignal) => Promise<CaptchaAnswer>;
  /** Hears an error that is a bug; the player sees a plain text meanwhile. */
  readonly report?: (error: unknown) => void;
}
