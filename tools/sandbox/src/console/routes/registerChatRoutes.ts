import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChatFault } from '@pavilion/sandbox-platform/chat/connections/createChatFaults';
import type { ConsoleTexts } from '../commands/consoleChat.ts';
import { ConsoleRefusal } from '../commands/consoleTypes.ts';
import type { SandboxConsole } from '../createConsole.ts';

type Body = Readonly<Record<string, unknown>>;

const requireText = (body: Body, name: string): string => {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new ConsoleRefusal(400, `"${name}" is missing.`);
};
const someText = (body: Body, name: string): string | undefined =>
  typeof body[name] === 'string' && body[name] !== '' ? body[name] : undefined;
const parseNumber = (body: Body, name: string): number | undefined =>
  typeof body[name] === 'number' ? body[name] : undefined;
const parseTexts = (body: Body): ConsoleTexts => {
  const textTw = someText(body, 'textTw');
  return { text: requireText(body, 'text'), ...(textTw === undefined ? {} : { textTw }) };
};
const done = { ok: true };

/** Registers the routes of the chat. @param parseBody reads a JSON object or refuses the body */
export function registerChatRoutes(
  app: FastifyInstance,
  { chat }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  const commands: Readonly<Record<string, (body: Body) => unknown>> = {
    recall: (body) => chat.recall(requireText(body, 'rid'), parseNumber(body, 'mid') ?? 0),
    mute: (body) => chat.mute(requireText(body, 'who'), parseNumber(body, 'minutes') ?? 10, someText(body, 'reason')),
    putOut: (body) => chat.ban(requireText(body, 'who'), someText(body, 'rid'), someText(body, 'reason')),
    letIn: (body) => chat.unban(requireText(body, 'who'), requireText(body, 'rid')),
    announce: (body) => chat.announce(parseTexts(body), someText(body, 'rid'), parseNumber(body, 'minutes')),
    notice: (body) => chat.notice(parseTexts(body)),
    room: (body) => chat.setRoom(requireText(body, 'rid'), requireText(body, 'state') as 'open'),
    say: (body) => chat.postSystemMessage(requireText(body, 'rid'), parseTexts(body)),
    limits: (body) => chat.setLimits(body),
    faults: (body) => chat.addFault(body as unknown as ChatFault),
    cut: (body) => chat.cut(parseNumber(body, 'count')),
  };
  app.get('/console/api/chat', async () => ({
    rooms: await chat.rooms(),
    connections: chat.connections(),
    limits: chat.limits(),
    faults: chat.faults(),
    exclusions: await chat.exclusions(),
  }));
  app.get('/console/api/chat/messages', (request) => {
    const { rid, limit } = request.query as Readonly<Record<string, string | undefined>>;
    const most = Number(limit);
    return chat.messages(rid, Number.isInteger(most) && most > 0 ? Math.min(most, 500) : undefined);
  });
  app.post('/console/api/chat/:command', async (request) => {
    const { command = '' } = request.params as Readonly<Record<string, string>>;
    if (!Object.hasOwn(commands, command)) throw new ConsoleRefusal(404, `There is no command ${command}.`);
    await commands[command]?.(parseBody(request));
    return done;
  });
  app.delete('/console/api/chat/faults', () => {
    chat.clearFaults();
    return done;
  });
}
