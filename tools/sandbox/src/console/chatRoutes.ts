import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChatFault } from '../chat/createChatFaults.ts';
import type { ConsoleWords } from './consoleChat.ts';
import { ConsoleRefusal } from './consoleTypes.ts';
import type { SandboxConsole } from './createConsole.ts';

type Body = Readonly<Record<string, unknown>>;

const textOf = (body: Body, name: string): string => {
  const value = body[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new ConsoleRefusal(400, `"${name}" is missing.`);
};
const someText = (body: Body, name: string): string | undefined =>
  typeof body[name] === 'string' && body[name] !== '' ? body[name] : undefined;
const numberOf = (body: Body, name: string): number | undefined =>
  typeof body[name] === 'number' ? body[name] : undefined;
const wordsOf = (body: Body): ConsoleWords => {
  const textTw = someText(body, 'textTw');
  return { text: textOf(body, 'text'), ...(textTw === undefined ? {} : { textTw }) };
};
const done = { ok: true };

/** The console's JSON for the chat; `bodyOf` reads a JSON object as everywhere in the console. */
export function chatRoutes(
  app: FastifyInstance,
  { chat }: SandboxConsole,
  bodyOf: (request: FastifyRequest) => Record<string, unknown>,
): void {
  const commands: Readonly<Record<string, (body: Body) => unknown>> = {
    recall: (body) => chat.recall(textOf(body, 'rid'), numberOf(body, 'mid') ?? 0),
    mute: (body) => chat.mute(textOf(body, 'who'), numberOf(body, 'minutes') ?? 10, someText(body, 'reason')),
    putOut: (body) => chat.putOut(textOf(body, 'who'), someText(body, 'rid'), someText(body, 'reason')),
    letIn: (body) => chat.letIn(textOf(body, 'who'), textOf(body, 'rid')),
    announce: (body) => chat.announce(wordsOf(body), someText(body, 'rid'), numberOf(body, 'minutes')),
    notice: (body) => chat.notice(wordsOf(body)),
    room: (body) => chat.setRoom(textOf(body, 'rid'), textOf(body, 'state') as 'open'),
    say: (body) => chat.say(textOf(body, 'rid'), wordsOf(body)),
    limits: (body) => chat.setLimits(body),
    faults: (body) => chat.addFault(body as unknown as ChatFault),
    cut: (body) => chat.cut(numberOf(body, 'count')),
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
    await commands[command]?.(bodyOf(request));
    return done;
  });
  app.delete('/console/api/chat/faults', () => {
    chat.clearFaults();
    return done;
  });
}
