import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ConsoleLetter } from '../commands/consoleLetters.ts';
import type { SandboxConsole } from '../createConsole.ts';

const getParams = (request: FastifyRequest) => request.params as Readonly<Record<string, string>>;

/** Registers the routes of inbox messages, feedback and VIP levels. @param parseBody reads a JSON object or refuses the body */
export function registerMemberCentreRoutes(
  app: FastifyInstance,
  { letters, feedback, grades }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  app.post('/console/api/letters', (request) => letters.send(parseBody(request) as unknown as ConsoleLetter));
  app.get('/console/api/feedback', () => feedback.list());
  app.post('/console/api/feedback/:id/reply', (request) =>
    feedback.reply(getParams(request)['id'] ?? '', parseBody(request)['texts'] as Record<string, unknown> | undefined),
  );
  app.get('/console/api/grades', () => grades.list());
  app.post('/console/api/grades/:grade/rebates', (request) =>
    grades.setRebate(Number(getParams(request)['grade']), parseBody(request)),
  );
}
