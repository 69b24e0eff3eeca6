import type { Logger } from '@pavilion/kernel';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Fault } from '../server/faults/createFaults.ts';
import type { PlatformFault } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import type { SiteSettings } from '@pavilion/sandbox-platform/settings/siteSettings';
import { VIOLATIONS_PATH } from '@pavilion/sandbox-platform/violations/registerViolations';
import type { Score } from '@pavilion/sandbox-world';
import { registerCashierRoutes } from './routes/registerCashierRoutes.ts';
import { registerChatRoutes } from './routes/registerChatRoutes.ts';
import { ConsoleRefusal } from './commands/consoleTypes.ts';
import type { ClockChange, SandboxConsole } from './createConsole.ts';
import { registerContentRoutes } from './routes/registerContentRoutes.ts';
import { registerDeviceRoutes } from './routes/registerDeviceRoutes.ts';
import { guardConsole } from './guardConsole.ts';
import { registerMemberCentreRoutes } from './routes/registerMemberCentreRoutes.ts';
import { registerActivityRoutes } from './routes/registerActivityRoutes.ts';
import { registerPartnerRoutes } from './routes/registerPartnerRoutes.ts';
import { readPage } from './readPage.ts';
import { registerServiceRoutes } from './routes/registerServiceRoutes.ts';
import { registerVenueRoutes } from './routes/registerVenueRoutes.ts';

/** Parses a body, which arrives as text; an empty body is an empty object. */
function parseBody(request: FastifyRequest): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(typeof request.body === 'string' && request.body !== '' ? request.body : '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Invalid JSON is refused below.
  }
  throw new ConsoleRefusal(400, 'The body must be a JSON object.');
}

const requireText = (value: unknown, name: string): string => {
  if (typeof value === 'string' && value !== '') return value;
  throw new ConsoleRefusal(400, `"${name}" is missing.`);
};

const getQuery = (request: FastifyRequest): Record<string, string | undefined> =>
  request.query as Record<string, string | undefined>;

const getParam = (request: FastifyRequest, name: string): string =>
  (request.params as Record<string, string>)[name] ?? '';

const parseLimit = (text: string | undefined): { limit: number } | Record<string, never> => {
  const limit = Number(text);
  return Number.isInteger(limit) && limit > 0 ? { limit: Math.min(limit, 500) } : {};
};

/** Parses a score of two integers; `undefined` if both are absent. */
function parseScore(home: unknown, away: unknown): Score | undefined {
  if (home === undefined && away === undefined) return undefined;
  const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
  if (isCount(home) && isCount(away)) return { home, away };
  throw new ConsoleRefusal(400, 'A score is two whole numbers, home and away.');
}

/** Parses a required score. */
function wholeScore(body: Record<string, unknown>): Score {
  const score = parseScore(body['home'], body['away']);
  if (!score) throw new ConsoleRefusal(400, 'A corrected result is two whole numbers, home and away.');
  return score;
}

const given = <Value>(name: string, value: Value | undefined) => (value ? { [name]: value } : {});

function matchRoutes(app: FastifyInstance, { matches, bets, settle }: SandboxConsole) {
  app.get('/console/api/matches', (request) => {
    const { q, gameType, showType, limit } = getQuery(request);
    return matches.list({
      ...given('q', q),
      ...given('gameType', gameType),
      ...given('showType', showType),
      ...parseLimit(limit),
    });
  });
  app.get('/console/api/matches/:gameId', (request) => matches.get(getParam(request, 'gameId')));
  app.post('/console/api/matches/:gameId/:command', (request) => {
    const gameId = getParam(request, 'gameId');
    const body = parseBody(request);
    const side = body['side'] === 'C' ? 'C' : 'H';
    const half = () => parseScore(body['halfHome'], body['halfAway']);
    const commands: Record<string, () => unknown> = {
      goal: () => matches.goal(gameId, side),
      cancelGoal: () => matches.cancelGoal(gameId, side),
      suspend: () => matches.suspend(gameId),
      resume: () => matches.resume(gameId),
      kickoff: () => matches.kickOff(gameId),
      end: () => matches.end(gameId, parseScore(body['home'], body['away']), half()),
      correct: () => matches.correct(gameId, wholeScore(body), half()),
      winner: () => matches.winner(gameId, requireText(body['runner'], 'runner')),
      void: () => matches.void(gameId, requireText(body['code'], 'code')),
    };
    const command = getParam(request, 'command');
    if (!Object.hasOwn(commands, command)) throw new ConsoleRefusal(404, `There is no command ${command}.`);
    return commands[command]?.();
  });
  app.post('/console/api/settle', async () => {
    await settle();
    return { ok: true };
  });
  app.get('/console/api/bets', (request) => {
    const { member, status, limit } = getQuery(request);
    return bets({ ...given('member', member), ...given('status', status), ...parseLimit(limit) });
  });
}

function memberRoutes(app: FastifyInstance, { members }: SandboxConsole) {
  app.get('/console/api/members', () => members.list());
  app.post('/console/api/members', (request) => {
    const body = parseBody(request);
    return members.add({ ...body, name: requireText(body['name'], 'name') });
  });
  app.get('/console/api/members/:name', (request) => members.get(getParam(request, 'name')));
  app.get('/console/api/members/:name/statement', (request) => members.statement(getParam(request, 'name')));
  app.post('/console/api/members/:name/:command', (request) => {
    const name = getParam(request, 'name');
    const body = parseBody(request);
    const commands: Record<string, () => unknown> = {
      money: () =>
        body['setTo'] === undefined
          ? members.addMoney(name, requireText(body['amount'], 'amount'))
          : members.setMoney(name, requireText(body['setTo'], 'setTo')),
      freeze: () => members.freeze(name),
      unfreeze: () => members.unfreeze(name),
      kick: () => members.kick(name),
      grade: () => members.setGrade(name, Number(body['grade'])),
      gift: () => members.giveGift(name, requireText(body['amount'], 'amount')),
    };
    const command = getParam(request, 'command');
    if (!Object.hasOwn(commands, command)) throw new ConsoleRefusal(404, `There is no command ${command}.`);
    return commands[command]?.();
  });
}

function platformRoutes(app: FastifyInstance, control: SandboxConsole) {
  app.get('/console/api/state', () => control.state());
  app.get('/console/api/inbox', () => control.inbox());
  app.get('/console/api/violations', () => control.violations());
  app.delete('/console/api/violations', () => {
    control.clearViolations();
    return control.violations();
  });
  app.get('/console/api/help-ratings', () => control.helpRatings());
  app.get('/console/api/audit', () => control.audit());
  app.post('/console/api/rebates/pay', async () => {
    await control.payRebates();
    return { ok: true };
  });
  app.get('/console/api/clock', () => control.clock());
  app.post('/console/api/clock', (request) => control.setClock(parseBody(request) as ClockChange));
  app.get('/console/api/settings', () => control.settings());
  app.post('/console/api/settings', (request) => control.setSettings(parseBody(request) as Partial<SiteSettings>));
  app.delete('/console/api/settings', () => control.resetSettings());
  app.get('/console/api/limits', () => control.limits.list());
  app.delete('/console/api/limits', async () => {
    await control.limits.clear();
    return control.limits.list();
  });
  app.get('/console/api/trouble', () => control.platformFaults());
  app.post('/console/api/trouble', (request) => control.setPlatformFault(parseBody(request) as Partial<PlatformFault>));
  app.delete('/console/api/trouble', () => control.clearPlatformFault());
  app.get('/console/api/faults', () => control.faults());
  app.get('/console/api/faults/kinds', () => control.faultKinds());
  app.post('/console/api/faults', (request) => {
    control.addFault(parseBody(request) as unknown as Fault);
    return control.faults();
  });
  app.delete('/console/api/faults', (request) => {
    control.clearFaults(getQuery(request)['endpoint']);
    return control.faults();
  });
}

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
  `report-uri ${VIOLATIONS_PATH}`,
];

const pageHeaders = { 'content-security-policy': pagePolicy.join('; '), 'referrer-policy': 'no-referrer' };

/** Refuses a URL with NUL, which PostgreSQL rejects in a text: there is nothing with such a name (F-SRV-03). */
async function refuseNul({ url }: FastifyRequest): Promise<void> {
  if (url.includes('%00')) throw new ConsoleRefusal(404, 'Nothing has a name with NUL.');
}

/** Creates the handler of errors. Only the log has the details of an unexpected one. */
const createErrorHandler = (logger: Logger) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
  if (error instanceof ConsoleRefusal) return reply.code(error.status).send({ error: error.message });
  const { statusCode = 500 } = error;
  if (statusCode < 500) return reply.code(statusCode).send({ error: error.message });
  logger.warn('console call failed', { route: request.routeOptions.url, reason: error.stack ?? error.message });
  return reply.code(500).send({ error: 'Internal error. See the log of the sandbox.' });
};

/** Registers the console: its page at `/console` and JSON below `/console/api`, only for this machine (ruling X1). */
export function registerConsole(server: FastifyInstance, control: SandboxConsole, logger: Logger): void {
  void server.register((app, _options, done) => {
    app.addHook('onRequest', guardConsole);
    app.addHook('onRequest', refuseNul);
    app.setErrorHandler(createErrorHandler(logger));
    for (const { name, type, text } of readPage()) {
      const path = name === 'index.html' ? '/console' : `/console/${name}`;
      app.get(path, (_request, reply) => reply.headers(pageHeaders).type(type).send(text));
    }
    platformRoutes(app, control);
    matchRoutes(app, control);
    memberRoutes(app, control);
    registerCashierRoutes(app, control, parseBody);
    registerChatRoutes(app, control, parseBody);
    registerContentRoutes(app, control, parseBody);
    registerDeviceRoutes(app, control, parseBody);
    registerMemberCentreRoutes(app, control, parseBody);
    registerPartnerRoutes(app, control, parseBody);
    registerServiceRoutes(app, control, parseBody);
    registerActivityRoutes(app, control, parseBody);
    registerVenueRoutes(app, control, parseBody);
    app.all('/console/*', (_request, reply) => reply.code(404).send({ error: 'The console has no such page.' }));
    done();
  });
}
