import type { EndpointId } from '@pavilion/api-client/protocol';
import type { Player } from '../../testing/player/createPlayer.ts';
import { type CodeRequest, createSendCodeBody } from '../../testing/player/sendCode.ts';
import type { Scene } from './endpointRow.ts';

type AnyScene = Pick<Scene<EndpointId>, 'control' | 'player'>;

const MINUTE = 60_000;

/** Runs a callback in a given captcha mode. */
export async function withCaptchas<Result>(
  { control }: AnyScene,
  captchaMode: 'default' | 'picture' | 'slider' | 'off',
  work: () => Promise<Result>,
): Promise<Result> {
  await control.setSettings({ captchaMode });
  try {
    return await work();
  } finally {
    await control.setSettings({ captchaMode: 'default' });
  }
}

/** Runs a callback with the platform's clock advanced by some minutes. */
export async function runLater<Result>(
  { control }: AnyScene,
  minutes: number,
  work: () => Promise<Result>,
): Promise<Result> {
  control.setPlatformFault({ clockOffsetMs: Math.round(minutes * MINUTE) });
  try {
    return await work();
  } finally {
    control.clearPlatformFault();
  }
}

let numbers = 0;

/** Creates an unused mobile number. */
export const createNumber = (): string => `134${String(++numbers).padStart(8, '0')}`;

/** Creates an unused email address. */
export const createEmail = (): string => `row${++numbers}@example.com`;

/** Tries ten unknown captchas, after which the platform rejects the device for a while. */
export async function exhaustCaptchas({ player }: AnyScene): Promise<void> {
  const nothing = { lot_number: 'f'.repeat(32), mode: 'work' as const, nonce: '1' };
  for (let i = 0; i < 10; i++) await player.call('user.geeVerify', nothing).catch(() => undefined);
}

/** Requests a code for the member, to bind something or to set a password. */
export const requestOwnCode = async (player: Player, type: '4' | '5' | '6', request: Omit<CodeRequest, 'name'>) =>
  player.call('user.sendCodeTwo', { ...(await createSendCodeBody({ ...request, name: '' })), type });

/** Runs a callback five times and ignores failures. */
export async function repeatFiveTimes(work: () => Promise<unknown>): Promise<void> {
  for (let i = 0; i < 5; i++) await work().catch(() => undefined);
}
