import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { ROOT } from '../../root.mjs';
import { createRow } from '../support/resultRows.mjs';
import { median } from '../support/pageLoad.mjs';

const TRIES = 500;
/** After five failures a name requires a captcha, so the counts are cleared before. */
const TRIES_PER_NAME = 4;

/** Loads an entry point of the published api-client. @param {string} path @returns {Promise<unknown>} */
const api = (path) => import(pathToFileURL(join(ROOT, 'libs/api-client/dist/esm', path)).href);

/**
 * Measures F-AUTH-13: the time of a login with a wrong password for a member and for an unknown name, in turn, each from
 * another device. The time must not reveal whether a name belongs to a member.
 *
 * @param {{ sandboxUrl: string, console: (path: string, body?: unknown, method?: string) => Promise<unknown> }} stack
 */
export async function benchLogin({ sandboxUrl, console: command }) {
  const [index, tables] = await Promise.all([api('index.js'), api('schemas.js')]);
  const { createApiClient, createSession } = /** @type {typeof import('@pavilion/api-client')} */ (index);
  const { schemas } = /** @type {typeof import('@pavilion/api-client/schemas')} */ (tables);
  const measureLogin = async (/** @type {string} */ name) => {
    const client = createApiClient({ session: createSession(), baseUrl: sandboxUrl });
    const body = { ...schemas['user.login'].example.request, name, password: '0'.repeat(32) };
    const from = performance.now();
    const code = await client.call('user.login', body).then(
      () => 6000,
      (/** @type {{ code?: number }} */ reason) => reason.code,
    );
    if (code !== 6002) throw new Error(`benchLogin: the login of ${name} returned ${code} instead of 6002.`);
    return performance.now() - from;
  };
  const known = [];
  const unknown = [];
  for (let at = 0; at < TRIES; at += 1) {
    if (at % TRIES_PER_NAME === 0) await command('limits', undefined, 'DELETE');
    known.push(await measureLogin('vip001'));
    unknown.push(await measureLogin('nobody99'));
  }
  const [a, b] = [median(known) ?? 0, median(unknown) ?? 1];
  const value = `${a.toFixed(1)} / ${b.toFixed(1)} ms = ${(a / b).toFixed(2)}x`;
  const isMet = a / b >= 0.9 && a / b <= 1.1;
  return [
    createRow(`wrong password, a member and an unknown name, ${TRIES} each`, { value, goal: '0.90–1.10x', isMet }),
  ];
}
