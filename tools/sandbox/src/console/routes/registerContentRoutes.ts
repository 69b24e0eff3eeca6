import type { FastifyInstance, FastifyRequest } from 'fastify';
import { navigationKeys } from '../../handlers/navigation.ts';
import type { SandboxConsole } from '../createConsole.ts';

/** Registers the routes of content that the operator edits. @param parseBody reads a JSON object or refuses the body */
export function registerContentRoutes(
  app: FastifyInstance,
  { sponsors, siteOrigins }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  app.get('/console/api/sites', () => siteOrigins);
  app.get('/console/api/navigation', () => navigationKeys);
  app.get('/console/api/sponsors', () => sponsors.list());
  app.post('/console/api/sponsors/:id', async (request) => {
    const { id = '' } = request.params as Readonly<Record<string, string>>;
    await sponsors.change(id, parseBody(request));
    return { ok: true };
  });
}
