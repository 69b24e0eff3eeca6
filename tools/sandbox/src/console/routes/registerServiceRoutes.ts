import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ConsoleRefusal } from '../commands/consoleTypes.ts';
import type { SandboxConsole } from '../createConsole.ts';

const done = { ok: true };

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Registers the routes of the service desk. @param parseBody reads a JSON object or refuses the body */
export function registerServiceRoutes(
  app: FastifyInstance,
  { service }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  const getId = ({ params }: FastifyRequest): string => (params as Readonly<Record<string, string>>)['id'] ?? '';
  app.get('/console/api/service', () => service.list());
  app.get('/console/api/service/:id', (request) => service.get(getId(request)));
  app.post('/console/api/service/:id/answer', async (request) => {
    const { text, requestId, seenId } = parseBody(request);
    if (typeof text !== 'string') throw new ConsoleRefusal(400, '"text" is missing.');
    await service.answer(getId(request), text, { requestId: readText(requestId), seenId: readText(seenId) });
    return done;
  });
  app.post('/console/api/service/:id/close', async (request) => {
    await service.close(getId(request));
    return done;
  });
}
