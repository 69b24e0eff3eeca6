import { randomBytes, randomInt } from 'node:crypto';
import { ageMs } from '../base/ageMs.ts';
import { isSameDigest, type ServerSecret } from '../db/serverSecret.ts';
import type { Inbox } from '../auth/createInbox.ts';
import type { Db } from '../db/database.ts';
import type { CaptchasTable } from '../db/tables/authTables.ts';
import { Refusal } from '../base/refusal.ts';
import { createRandom } from '@pavilion/sandbox-world/random/createRandom';
import type { CaptchaClient, CaptchaPolicyPorts } from './captchaPolicy.ts';
import { drawPicture } from './drawing/drawPicture.ts';
import { drawPuzzle, planPuzzle } from './drawing/drawPuzzle.ts';
import { type Drag, isValidDrag } from './isValidDrag.ts';
import { randomSigns, readSigns } from './pictureSigns.ts';
import { isWorkDone } from './proofOfWork.ts';

/** How long a captcha may be solved, and a solved one used. */
export const CAPTCHA_LIFE_MS = 180_000;

const TOO_OFTEN = 6011;
const WRONG = 6036;
const EXPIRED = 6038;
const RETENTION_MS = 3_600_000;

/** What has to be unguessable comes from the system; what only has to look different, from a quick generator it seeds. */
const unguessable = (): number => randomInt(2 ** 32) / 2 ** 32;
const createDrawingRandom = (): (() => number) => createRandom(randomInt(2 ** 32));

const newId = (): string => randomBytes(16).toString('hex');

/** Ports of captchas. */
export interface CaptchaPorts extends CaptchaPolicyPorts {
  readonly db: Db;
  readonly secret: ServerSecret;
  readonly inbox: Inbox;
}

/** The values that prove a solved slider, as the widget hands them on (CAP-03). */
export interface SliderTokens {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  /** Seconds since 1970, as text. */
  readonly gen_time: string;
}

/** A slider's solution: a drag, or work done instead of one. */
export type SliderSolution = Drag | { readonly mode: 'work'; readonly nonce: string };

/** How a call says that its captcha is solved: a picture's id and text, or a validated slider's number and pass. */
export interface CaptchaProof {
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

function countDrawn({ limits }: CaptchaPorts, { deviceId, ip }: CaptchaClient): void {
  const isBlocked =
    limits.captchasDrawn.isBlocked(deviceId) ||
    limits.captchasDrawnByIp.isBlocked(ip) ||
    limits.captchaGuesses.isBlocked(deviceId);
  if (isBlocked) throw new Refusal(TOO_OFTEN);
  limits.captchasDrawn.fail(deviceId);
  limits.captchasDrawnByIp.fail(ip);
}

async function storeCaptcha(db: Db, row: Pick<CaptchasTable, 'id' | 'kind' | 'device_id' | 'answer'>, now: Date) {
  await db
    .deleteFrom('captchas')
    .where('created_at', '<', new Date(now.getTime() - RETENTION_MS))
    .execute();
  await db
    .insertInto('captchas')
    .values({ ...row, created_at: now })
    .execute();
}

/** Draws a picture and keeps what it says. One guess, three minutes, this device alone (F-SRV-14). */
export async function showPicture(platform: CaptchaPorts, client: CaptchaClient, now: Date) {
  countDrawn(platform, client);
  const { db, secret, inbox } = platform;
  const [id, signs] = [newId(), randomSigns()];
  await storeCaptcha(
    db,
    { id, kind: 'picture', device_id: client.deviceId, answer: secret.digest('picture', id, signs) },
    now,
  );
  inbox.show({ at: now.getTime(), kind: 'picture', id, answer: signs });
  return { id, image: drawPicture(signs, createDrawingRandom()) };
}

/** Draws a slider puzzle and keeps where its piece belongs. */
export async function showSlider(platform: CaptchaPorts, client: CaptchaClient, now: Date) {
  countDrawn(platform, client);
  const { db, inbox } = platform;
  const [id, plan] = [newId(), planPuzzle(unguessable)];
  await storeCaptcha(db, { id, kind: 'slider', device_id: client.deviceId, answer: String(plan.x) }, now);
  inbox.show({ at: now.getTime(), kind: 'slider', id, answer: String(plan.x) });
  return { id, ...drawPuzzle(plan, createDrawingRandom()) };
}

type Stage = 'shown' | 'solved' | 'validated' | 'used';

/** Use of a captcha by a device: the database connection and the time of the call. */
export interface CaptchaAttempt {
  readonly platform: CaptchaPorts;
  readonly db: Db;
  readonly device: CaptchaClient;
  readonly now: Date;
}

/** Stage before and after a step. */
interface StageChange {
  readonly from: Stage;
  readonly to: Stage;
}

/** Takes one step of a captcha, once: whoever comes second finds it taken. */
async function step({ db, device, now }: CaptchaAttempt, id: string, { from, to }: StageChange) {
  const row = await db
    .updateTable('captchas')
    .set({ stage: to })
    .where('id', '=', id)
    .where('stage', '=', from)
    .where('device_id', '=', device.deviceId)
    .returningAll()
    .executeTakeFirst();
  return row && ageMs(now, row.created_at) < CAPTCHA_LIFE_MS ? row : undefined;
}

/** Counts a try of this device that led nowhere: a wrong answer, or a captcha that is spent, old or not there. */
function failed({ platform, device }: CaptchaAttempt, code: typeof WRONG | typeof EXPIRED): Refusal {
  platform.limits.captchaGuesses.fail(device.deviceId);
  return new Refusal(code);
}

const tokensDigest = ({ secret }: CaptchaPorts, tokens: SliderTokens): string =>
  secret.digest('slider tokens', tokens.lot_number, tokens.captcha_output, tokens.pass_token, tokens.gen_time);

const isSolved = (solution: SliderSolution, id: string, answer: string): boolean =>
  solution.mode === 'work' ? isWorkDone(id, solution.nonce) : isValidDrag(solution, Number(answer));

/**
 * Judges a slider's solution; a right one is answered with its tokens. A puzzle is judged once: a wrong drag spends it.
 *
 * @returns a refusal, to be committed: the try counts
 */
export async function solveSlider(
  attempt: CaptchaAttempt,
  id: string,
  solution: SliderSolution,
): Promise<SliderTokens | Refusal> {
  const { platform, db, device, now } = attempt;
  if (platform.limits.captchaGuesses.isBlocked(device.deviceId)) return new Refusal(TOO_OFTEN);
  const row = await step(attempt, id, { from: 'shown', to: 'solved' });
  if (row?.kind !== 'slider') return failed(attempt, EXPIRED);
  if (!isSolved(solution, id, row.answer)) return failed(attempt, WRONG);
  const tokens: SliderTokens = {
    lot_number: id,
    captcha_output: randomBytes(24).toString('base64url'),
    pass_token: randomBytes(24).toString('base64url'),
    gen_time: String(Math.floor(now.getTime() / 1000)),
  };
  const digest = tokensDigest(platform, tokens);
  await db.updateTable('captchas').set({ tokens_hash: digest }).where('id', '=', id).execute();
  return tokens;
}

/** Checks a solved slider's tokens, once (F-AUTH-06), and gives the pass its call carries in `codeId` and `code`. */
export async function validateSlider(
  attempt: CaptchaAttempt,
  tokens: SliderTokens,
): Promise<{ codeId: string; code: string } | Refusal> {
  const { platform, db } = attempt;
  const row = await step(attempt, tokens.lot_number, { from: 'solved', to: 'validated' });
  if (!row) return failed(attempt, EXPIRED);
  if (!isSameDigest(row.tokens_hash, tokensDigest(platform, tokens))) return failed(attempt, WRONG);
  const code = randomBytes(24).toString('base64url');
  const ticket = platform.secret.digest('slider pass', row.id, code);
  await db.updateTable('captchas').set({ ticket_hash: ticket }).where('id', '=', row.id).execute();
  return { codeId: row.id, code };
}

/** Takes the captcha of a call; a refusal when it is wrong (6036), or spent, old or another device's (6038). */
export async function consumeCaptcha(
  attempt: CaptchaAttempt,
  { kaptchcate, codeId, code }: CaptchaProof,
): Promise<Refusal | undefined> {
  const { limits, secret } = attempt.platform;
  if (limits.captchaGuesses.isBlocked(attempt.device.deviceId)) return new Refusal(TOO_OFTEN);
  const isPicture = kaptchcate === 1;
  const row = await step(attempt, codeId, { from: isPicture ? 'shown' : 'validated', to: 'used' });
  if (!row || (row.kind === 'picture') !== isPicture) return failed(attempt, EXPIRED);
  const isRight = isPicture
    ? isSameDigest(row.answer, secret.digest('picture', codeId, readSigns(code)))
    : isSameDigest(row.ticket_hash, secret.digest('slider pass', codeId, code));
  return isRight ? undefined : failed(attempt, WRONG);
}
