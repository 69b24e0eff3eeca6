import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleActivity } from '../commands/consoleActivities.ts';
import type { SandboxConsole } from '../createConsole.ts';

/** Registers the routes of activities. @param parseBody reads a JSON object or refuses the body */
export function registerActivityRoutes(
  app: FastifyInstance,
  { activities }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  const getId = (request: FastifyRequest) => (request.params as { readonly id: string }).id;
  app.get('/console/api/activities', () => activities.list());
  app.post('/console/api/activities', (request) => activities.create(parseBody(request) as unknown as ConsoleActivity));
  app.post('/console/api/activities/:id/start', (request) => activities.start(getId(request)));
  app.post('/console/api/activities/:id/end', (request) => activities.end(getId(request)));
  app.post('/console/api/activities/:id/fastForward', (request) =>
    activities.fastForward(getId(request), parseBody(request)['to'] as 'start' | 'end' | number),
  );
}
