import type { Clock } from '@pavilion/kernel';
import type { CaptchaAnswer, CaptchaPicture, SliderMove, SliderProof, SliderPuzzle } from './captchaState.ts';

/** A loaded slider. */
export interface LoadedWidget {
  /** Puzzle for a host that renders the slider itself and sends `sliderMoved`. */
  readonly puzzle?: SliderPuzzle;
  /** Converts a move of such a slider to a proof. Rejects if the piece is in the wrong place. */
  readonly verify?: (move: SliderMove, signal: AbortSignal) => Promise<SliderProof>;
  /** For a third-party widget with its own view: resolves when the player has solved it. */
  readonly solve?: (signal: AbortSignal) => Promise<SliderProof>;
}

/**
 * Slider of this project or of a third party (CAP-03). `load` fetches a script or puzzle. It must cancel and clean up when
 * its signal aborts, which also happens at the end of the captcha.
 */
export interface CaptchaWidget {
  readonly load: (signal: AbortSignal) => Promise<LoadedWidget>;
}

/** Ports of the captcha. */
export interface CaptchaPorts {
  readonly clock: Clock;
  readonly fetchPicture: (signal: AbortSignal) => Promise<CaptchaPicture>;
  /** Absent if there is no slider; 6022 then shows the picture (ruling A3). */
  readonly widget?: CaptchaWidget;
  /** Sends a solved slider to the platform. Resolves to the captcha fields of the repeated call; rejects if it is refused. */
  readonly checkSlider: (proof: SliderProof, signal: AbortSignal) => Promise<CaptchaAnswer>;
  /** Receives unexpected errors. The player sees a general text. */
  readonly report?: (error: unknown) => void;
}
