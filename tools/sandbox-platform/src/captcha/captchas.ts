import { randomBytes, randomInt } from 'node:crypto';
import { ageMs } from '../base/ageMs.ts';
import { isSameDigest, type ServerSecret } from '../db/serverSecret.ts';
import type { Inbox } from '../auth/createInbox.ts';
import type { Db } from '../db/database.ts';
import type { CaptchasTable } from '../db/tables/authTables.ts';
import { errorCodes } from '../base/errorCodes.ts';
import { Refusal } from '../base/refusal.ts';
import { createRandom } from '@pavilion/sandbox-world/random/createRandom';
import { type Client, getAddressCounter, getClientCounter } from '../limits/attemptCounter.ts';
import type { CaptchaPolicyPorts } from './captchaPolicy.ts';
import { drawPicture } from './drawing/drawPicture.ts';
import { drawPuzzle, planPuzzle } from './drawing/drawPuzzle.ts';
import { type Drag, isValidDrag } from './isValidDrag.ts';
import { createRandomCharacters, normalizeCharacters } from './captchaCharacters.ts';
import { isWorkDone } from './proofOfWork.ts';

/** Time in which a captcha may be solved and its solution used, milliseconds. */
export const CAPTCHA_LIFE_MS = 180_000;

const RETENTION_MS = 3_600_000;

/** Random number from 0 to 1 of the system, for values that must be unpredictable. Drawings use a fast seeded generator. */
const drawSecureNumber = (): number => randomInt(2 ** 32) / 2 ** 32;
const createDrawingRandom = (): (() => number) => createRandom(randomInt(2 ** 32));

const newId = (): string => randomBytes(16).toString('hex');

/** Ports of captchas. */
export interface CaptchaPorts extends CaptchaPolicyPorts {
  readonly db: Db;
  readonly secret: ServerSecret;
  readonly inbox: Inbox;
}

/** Values with which the slider widget proves a solved slider (CAP-03). */
export interface SliderTokens {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  /** Seconds since 1970 as text. */
  readonly gen_time: string;
}

/** Solution of a slider: a drag, or a proof of work instead of a drag. */
export type SliderSolution = Drag | { readonly mode: 'work'; readonly nonce: string };

/** Proof of a solved captcha: id and text of a picture, or `codeId` and `code` of a validated slider. */
export interface CaptchaProof {
  readonly kaptchcate: number;
  readonly codeId: string;
  readonly code: string;
}

const listDrawnCounters = (client: Client) => [
  getAddressCounter('captchaOfAddress', client.ip),
  getClientCounter('captchaOfClient', client),
];

const listSolutionCounters = (client: Client) => [
  getAddressCounter('solutionOfAddress', client.ip),
  getClientCounter('solutionOfClient', client),
];

/** Counts a captcha that is drawn. @throws Refusal 6011 after too many captchas or wrong solutions */
async function countDrawn({ db, attempts }: CaptchaPorts, client: Client, now: Date): Promise<void> {
  const isBlocked = await attempts.isLimited({ db, now }, listSolutionCounters(client));
  if (isBlocked || !(await attempts.take({ db, now }, listDrawnCounters(client))))
    throw new Refusal(errorCodes.frequentSubmission);
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

/**
 * Draws a picture captcha and stores a digest of its characters. It is valid for one attempt, 3 minutes and this device
 * (F-SRV-14).
 */
export async function showPicture(platform: CaptchaPorts, client: Client, now: Date) {
  await countDrawn(platform, client, now);
  const { db, secret, inbox } = platform;
  const [id, signs] = [newId(), createRandomCharacters()];
  await storeCaptcha(
    db,
    { id, kind: 'picture', device_id: client.deviceId, answer: secret.digest('picture', id, signs) },
    now,
  );
  inbox.show({ at: now.getTime(), kind: 'picture', id, answer: signs });
  return { id, image: drawPicture(signs, createDrawingRandom()) };
}

/** Draws a slider puzzle and stores the target position of its piece. */
export async function showSlider(platform: CaptchaPorts, client: Client, now: Date) {
  await countDrawn(platform, client, now);
  const { db, inbox } = platform;
  const [id, plan] = [newId(), planPuzzle(drawSecureNumber)];
  await storeCaptcha(db, { id, kind: 'slider', device_id: client.deviceId, answer: String(plan.x) }, now);
  inbox.show({ at: now.getTime(), kind: 'slider', id, answer: String(plan.x) });
  return { id, ...drawPuzzle(plan, createDrawingRandom()) };
}

type Stage = 'shown' | 'solved' | 'validated' | 'used';

/** Context of a captcha attempt: the device, the database connection and the time of the call. */
export interface CaptchaAttempt {
  readonly platform: CaptchaPorts;
  readonly db: Db;
  readonly device: Client;
  readonly now: Date;
}

/** Stage of a captcha before and after a step. */
interface StageChange {
  readonly from: Stage;
  readonly to: Stage;
}

/** Moves a captcha to its next stage. Only the first of several concurrent calls gets the row. */
async function advanceStage({ db, device, now }: CaptchaAttempt, id: string, { from, to }: StageChange) {
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

const isBlocked = (attempt: CaptchaAttempt): Promise<boolean> =>
  attempt.platform.attempts.isLimited(attempt, listSolutionCounters(attempt.device));

/** Counts a failed attempt: a wrong solution, or a captcha that is used, expired or unknown. */
async function countFailure(
  attempt: CaptchaAttempt,
  code: typeof errorCodes.codeWrong | typeof errorCodes.codeExpired,
): Promise<Refusal> {
  await attempt.platform.attempts.take(attempt, listSolutionCounters(attempt.device));
  return new Refusal(code);
}

const computeTokensDigest = ({ secret }: CaptchaPorts, tokens: SliderTokens): string =>
  secret.digest('slider tokens', tokens.lot_number, tokens.captcha_output, tokens.pass_token, tokens.gen_time);

const isSolved = (solution: SliderSolution, id: string, answer: string): boolean =>
  solution.mode === 'work' ? isWorkDone(id, solution.nonce) : isValidDrag(solution, Number(answer));

/**
 * Checks the solution of a slider and returns its tokens. A puzzle is checked once: a wrong drag uses it up.
 *
 * @returns a refusal instead of throwing it, so that the transaction commits and the attempt counts
 */
export async function solveSlider(
  attempt: CaptchaAttempt,
  id: string,
  solution: SliderSolution,
): Promise<SliderTokens | Refusal> {
  const { platform, db, now } = attempt;
  if (await isBlocked(attempt)) return new Refusal(errorCodes.frequentSubmission);
  const row = await advanceStage(attempt, id, { from: 'shown', to: 'solved' });
  if (row?.kind !== 'slider') return countFailure(attempt, errorCodes.codeExpired);
  if (!isSolved(solution, id, row.answer)) return countFailure(attempt, errorCodes.codeWrong);
  const tokens: SliderTokens = {
    lot_number: id,
    captcha_output: randomBytes(24).toString('base64url'),
    pass_token: randomBytes(24).toString('base64url'),
    gen_time: String(Math.floor(now.getTime() / 1000)),
  };
  const digest = computeTokensDigest(platform, tokens);
  await db.updateTable('captchas').set({ tokens_hash: digest }).where('id', '=', id).execute();
  return tokens;
}

/**
 * Checks the tokens of a solved slider, once (F-AUTH-06).
 *
 * @returns values of `codeId` and `code` for the protected call
 */
export async function validateSlider(
  attempt: CaptchaAttempt,
  tokens: SliderTokens,
): Promise<{ codeId: string; code: string } | Refusal> {
  const { platform, db } = attempt;
  const row = await advanceStage(attempt, tokens.lot_number, { from: 'solved', to: 'validated' });
  if (!row) return countFailure(attempt, errorCodes.codeExpired);
  if (!isSameDigest(row.tokens_hash, computeTokensDigest(platform, tokens)))
    return countFailure(attempt, errorCodes.codeWrong);
  const code = randomBytes(24).toString('base64url');
  const ticket = platform.secret.digest('slider pass', row.id, code);
  await db.updateTable('captchas').set({ ticket_hash: ticket }).where('id', '=', row.id).execute();
  return { codeId: row.id, code };
}

/**
 * Uses up the captcha of a call.
 *
 * @returns refusal 6036 for a wrong solution; 6038 if the captcha is used, expired or of another device; 6011 after too many
 *   failed attempts
 */
export async function consumeCaptcha(
  attempt: CaptchaAttempt,
  { kaptchcate, codeId, code }: CaptchaProof,
): Promise<Refusal | undefined> {
  const { secret } = attempt.platform;
  if (await isBlocked(attempt)) return new Refusal(errorCodes.frequentSubmission);
  const isPicture = kaptchcate === 1;
  const row = await advanceStage(attempt, codeId, { from: isPicture ? 'shown' : 'validated', to: 'used' });
  if (!row || (row.kind === 'picture') !== isPicture) return countFailure(attempt, errorCodes.codeExpired);
  const isRight = isPicture
    ? isSameDigest(row.answer, secret.digest('picture', codeId, normalizeCharacters(code)))
    : isSameDigest(row.ticket_hash, secret.digest('slider pass', codeId, code));
  return isRight ? undefined : countFailure(attempt, errorCodes.codeWrong);
}
