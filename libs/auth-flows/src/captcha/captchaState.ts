import type { CallFailure } from '@pavilion/api-client';

/** What the platform asks: a picture to read (6021) or a slider to drag (6022). */
export type CaptchaKind = 'picture' | 'behaviour';

/** Which flow wants the captcha; only its own answer lets it go on. */
export type CaptchaOwner = 'login' | 'register' | 'sendCode';

/** Answer to a captcha, as every call that asks for one carries it (§3). */
export interface CaptchaAnswer {
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

/** A distorted picture and the id that came in its `x-code` header (CAP-02). */
export interface CaptchaPicture {
  readonly codeId: string;
  /** A `data:` URL. */
  readonly image: string;
}

/** A puzzle a host draws itself: how far across the piece belongs is the player's to find. Sizes are pixels of the picture. */
export interface SliderPuzzle {
  readonly lotNumber: string;
  /** `data:` URLs. */
  readonly background: string;
  readonly piece: string;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
  readonly pieceY: number;
  /** Leading zero bits of the work that may be done instead of dragging; see `solveWork`. */
  readonly workBits: number;
}

/** What a player did with the piece: across, down, milliseconds from the start; or the work done in its place. */
export type SliderMove =
  | {
      readonly mode: 'drag' | 'keys';
      readonly x: number;
      readonly track: readonly (readonly [x: number, y: number, ms: number])[];
    }
  | { readonly mode: 'work'; readonly nonce: string };

/** What a slider proves (§3), whoever draws it. */
export interface SliderProof {
  readonly lotNumber: string;
  readonly captchaOutput: string;
  readonly passToken: string;
  readonly genTime: string;
}

interface RequestedCaptcha {
  readonly owner: CaptchaOwner;
  /** Why it is asked, in the platform's words; empty when it sent none. */
  readonly serverText: string;
  /** Why the last answer did not do: shown with the fresh captcha (F-AUTH-04). */
  readonly wrong?: CallFailure;
  /** The slider could not be had and the picture stands in for it (ruling A3): worth a sentence to the player. */
  readonly isFallback: boolean;
}

/** Where a captcha stands. A `slider` without a puzzle is a widget that shows itself. */
export type CaptchaState =
  | { readonly step: 'idle' }
  | ({ readonly step: 'choosing' | 'loadingPicture' | 'loadingSlider' | 'checking' | 'passed' } & RequestedCaptcha)
  | ({ readonly step: 'picture'; readonly fieldError?: 'codeRequired' | 'codeRule' } & RequestedCaptcha &
      CaptchaPicture)
  | ({ readonly step: 'slider'; readonly puzzle?: SliderPuzzle } & RequestedCaptcha)
  | ({ readonly step: 'failed'; readonly failure: CallFailure } & RequestedCaptcha);

export type CaptchaStep = CaptchaState['step'];

/** Nobody is asked anything. */
export const idleCaptcha: CaptchaState = { step: 'idle' };
