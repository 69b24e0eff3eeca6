import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DevicesChange } from '../commands/consoleDevices.ts';
import type { SandboxConsole } from '../createConsole.ts';

const getNameParam = (request: FastifyRequest): string => (request.params as Record<string, string>)['name'] ?? '';

/** Registers the routes of captchas and of known devices. */
export function registerDeviceRoutes(
  app: FastifyInstance,
  { captchas, devices }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  app.get('/console/api/captchas', () => captchas());
  app.get('/console/api/members/:name/devices', (request) => devices.get(getNameParam(request)));
  app.post('/console/api/members/:name/devices', (request) =>
    devices.change(getNameParam(request), parseBody(request) as DevicesChange),
  );
}
