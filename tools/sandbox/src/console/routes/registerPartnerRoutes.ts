import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxConsole } from '../createConsole.ts';

/** Registers the routes of applications of agents. @param parseBody reads a JSON object or refuses the body */
export function registerPartnerRoutes(
  app: FastifyInstance,
  { partners }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  app.get('/console/api/applications', () => partners.list());
  app.post('/console/api/applications/:no', (request) => {
    const { no = '' } = request.params as Readonly<Record<string, string>>;
    return partners.decide(no, String(parseBody(request)['state']));
  });
}
