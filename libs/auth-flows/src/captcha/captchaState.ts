import type { CallFailure } from '@pavilion/api-client';

/** Kind of captcha: a picture to read (6021) or a slider to drag (6022). */
export type CaptchaKind = 'picture' | 'behaviour';

/** Flow that requires the captcha. Only this flow continues when it is solved. */
export type CaptchaOwner = 'login' | 'register' | 'sendCode';

/** Captcha fields of a call (§3). */
export interface CaptchaAnswer {
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

/** Picture of distorted characters, and its id from the `x-code` header (CAP-02). */
export interface CaptchaPicture {
  readonly codeId: string;
  /** A `data:` URL. */
  readonly image: string;
}

/** Puzzle for a slider that the host renders. It does not contain the horizontal target. Sizes are pixels of the picture. */
export interface SliderPuzzle {
  readonly lotNumber: string;
  /** `data:` URLs. */
  readonly background: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
  readonly pieceY: number;
  /** Leading zero bits of the proof of work that replaces dragging; see `solveWork`. */
  readonly workBits: number;
}

/** Track of the piece (x, y, milliseconds since the start), or the proof of work. */
export type SliderMove =
  | {
      readonly mode: 'drag' | 'keys';
      readonly x: number;
      readonly track: readonly (readonly [x: number, y: number, ms: number])[];
    }
  | { readonly mode: 'work'; readonly nonce: string };

/** Proof of a solved slider (§3), from any widget. */
export interface SliderProof {
  readonly lotNumber: string;
  readonly captchaOutput: string;
  readonly passToken: string;
  readonly genTime: string;
}

interface RequestedCaptcha {
  readonly owner: CaptchaOwner;
  /** Message of the platform that explains the captcha; empty if it sent none. */
  readonly serverText: string;
  /** Failure of the previous attempt, shown with the new captcha (F-AUTH-04). */
  readonly wrong?: CallFailure;
  /** Whether the picture replaces a slider that could not be loaded (ruling A3). The player sees a notice. */
  readonly isFallback: boolean;
}

/** State of the captcha. A `slider` without a puzzle is a widget with its own view. */
export type CaptchaState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'choosing' | 'loadingPicture' | 'loadingSlider' | 'checking' | 'passed' } & RequestedCaptcha)
  | ({ readonly step: 'picture'; readonly fieldError?: 'codeRequired' | 'codeRule' } & RequestedCaptcha &
      CaptchaPicture)
  | ({ readonly step: 'slider'; readonly puzzle?: SliderPuzzle } & RequestedCaptcha)
  | ({ readonly step: 'failed'; readonly failure: CallFailure } & RequestedCaptcha);

/** Step of the captcha. */
export type CaptchaStep = CaptchaState['step'];

/** State without a captcha. */
export const idleCaptcha: CaptchaState = { step: 'idle' };
