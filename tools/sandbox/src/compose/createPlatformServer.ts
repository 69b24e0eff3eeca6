import type { Logger } from '@pavilion/kernel';
import type { SandboxOptions } from '@pavilion/sandbox-platform/base/options';
import { registerBank } from '@pavilion/sandbox-platform/cashier/bank/registerBank';
import { registerPictures } from '@pavilion/sandbox-platform/pictures/registerPictures';
import { registerViolations } from '@pavilion/sandbox-platform/violations/registerViolations';
import { registerVenuePage } from '@pavilion/sandbox-venues/games/registerVenuePage';
import { createHandlers } from '../handlers/createHandlers.ts';
import type { Platform } from '../request/platform.ts';
import { createDispatcher } from '../server/createDispatcher.ts';
import { createServer } from '../server/createServer.ts';
import type { WireProvider } from '../server/createWireProvider.ts';
import type { FaultPlan } from '../server/faults/createFaults.ts';
import { getClientAddress } from '../server/getClientAddress.ts';

const RESPONSE_LIMIT_MS = 8_000;

/** Ports of {@link createPlatformServer}. */
export interface PlatformServerPorts {
  readonly platform: Platform;
  readonly wire: WireProvider;
  readonly options: SandboxOptions;
  readonly faults: FaultPlan;
  readonly logger: Logger;
}

/** Creates the HTTP server of the platform with all its routes except the console. It does not listen yet. */
export function createPlatformServer({ platform, wire, options, faults, logger }: PlatformServerPorts) {
  const { settings, violations } = platform;
  const { responseLimitMs = RESPONSE_LIMIT_MS, memberCallsPerMinute, slowSenderMs, proxySecret } = options;
  const handlers = createHandlers(platform);
  const dispatcher = createDispatcher({
    platform,
    wire,
    handlers,
    faults,
    logger,
    responseLimitMs,
    memberCallsPerMinute,
  });
  const responseSealing = () => settings.current().answerSealing;
  const app = createServer({ wire, dispatcher, responseSealing, slowSenderMs, proxySecret });
  registerVenuePage(app, platform);
  registerPictures(app, platform.db);
  registerBank(app, platform);
  registerViolations(app, { violations, getAddress: (request) => getClientAddress(request, proxySecret) });
  return { app, dispatcher };
}
