import { createHash } from 'node:crypto';
import type { RequestOf } from '@pavilion/api-client';
import type { SandboxConsole } from '../sandbox/platform.ts';
import type { Player } from './createPlayer.ts';

/** Captcha fields of a call. */
export interface SolvedCaptcha {
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

type CaptchaReader = Pick<SandboxConsole, 'captchas'>;
type Solution = RequestOf<'user.geeVerify'>;

/** Returns the solution of a captcha from the console. */
async function getCaptchaAnswer(eyes: CaptchaReader, id: string): Promise<string> {
  const shown = eyes.captchas().find((captcha) => captcha.id === id);
  if (!shown) throw new Error(`getCaptchaAnswer: no captcha ${id} was shown.`);
  return shown.answer;
}

/** Fetches a picture captcha and returns its solution. */
export async function solvePicture(player: Player, eyes: CaptchaReader): Promise<SolvedCaptcha> {
  const { 'x-code': codeId } = await player.call('user.defaultKaptcha', {});
  return { kaptchcate: 1, codeId, code: await getCaptchaAnswer(eyes, codeId) };
}

/** Returns the track of a drag to a position: fast in the middle, slow at both ends, slightly downwards. */
export const createDragTrack = (x: number): [number, number, number][] =>
  Array.from({ length: 31 }, (_, i) => [
    Math.round((x * (1 - Math.cos((i / 30) * Math.PI))) / 2),
    Math.round(3 * Math.sin(i / 5)),
    i * 24,
  ]);

/** Returns the track of arrow keys to a position in even steps. */
export const createKeyTrack = (x: number): [number, number, number][] =>
  Array.from({ length: Math.floor(x / 10) + 2 }, (_, i) => [Math.min(x, i * 10), 0, i * 90]);

/** Finds the proof of work that replaces a drag: a number whose digest starts with enough zero bits. */
export function findNonce(challenge: string, bits: number): string {
  for (let nonce = 0; ; nonce++) {
    const digest = createHash('sha256').update(`${challenge}.${nonce}`).digest();
    if (digest.readUInt32BE(0) >>> (32 - bits) === 0) return String(nonce);
  }
}

/** Loads a slider and returns its solution. */
export async function loadSlider(
  player: Player,
  eyes: CaptchaReader,
  mode: 'drag' | 'keys' | 'work',
): Promise<Solution> {
  const { lot_number, workBits } = await player.call('user.geeLoad', {});
  if (mode === 'work') return { lot_number, mode, nonce: findNonce(lot_number, workBits) };
  const x = Number(await getCaptchaAnswer(eyes, lot_number));
  return { lot_number, mode, x, track: mode === 'drag' ? createDragTrack(x) : createKeyTrack(x) };
}

/** Solves a slider and returns the captcha fields of a call. */
export async function solveSlider(
  player: Player,
  eyes: CaptchaReader,
  mode: 'drag' | 'keys' | 'work' = 'drag',
): Promise<SolvedCaptcha> {
  const tokens = await player.call('user.geeVerify', await loadSlider(player, eyes, mode));
  return { kaptchcate: 2, ...(await player.call('user.validateGeeCheck', { ...tokens, validate_way: 0 })) };
}
