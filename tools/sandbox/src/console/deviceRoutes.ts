import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DevicesChange } from './consoleDevices.ts';
import type { SandboxConsole } from './createConsole.ts';

const nameOf = (request: FastifyRequest): string => (request.params as Record<string, string>)['name'] ?? '';

/** Captchas that were shown, and what members are known by. */
export function deviceRoutes(
  app: FastifyInstance,
  { captchas, devices }: SandboxConsole,
  bodyOf: (request: FastifyRequest) => Record<string, unknown>,
): void {
  app.get('/console/api/captchas', () => captchas());
  app.get('/console/api/members/:name/devices', (request) => devices.get(nameOf(request)));
  app.post('/console/api/members/:name/devices', (request) =>
    devices.change(nameOf(request), bodyOf(request) as DevicesChange),
  );
}
