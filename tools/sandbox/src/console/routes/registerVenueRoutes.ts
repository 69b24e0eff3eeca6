import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { VenueFault } from '@pavilion/sandbox-venues/transfers/createVenueFaults';
import type { VenueState } from '@pavilion/sandbox-venues/venues/venueGate';
import type { ConsoleTurnover } from '../commands/consoleVenues.ts';
import type { SandboxConsole } from '../createConsole.ts';

type Query = Readonly<Record<string, string | undefined>>;

const parseLimit = (text: string | undefined) => {
  const limit = Number(text);
  return Number.isInteger(limit) && limit > 0 ? { limit: Math.min(limit, 500) } : {};
};

const getParams = (request: FastifyRequest) => request.params as Readonly<Record<'code' | 'name', string>>;

/** Registers the routes of venues. @param parseBody reads a JSON object or refuses the body */
export function registerVenueRoutes(
  app: FastifyInstance,
  { venues }: SandboxConsole,
  parseBody: (request: FastifyRequest) => Record<string, unknown>,
): void {
  app.get('/console/api/venues', () => venues.list());
  app.post('/console/api/venues/:code', (request) =>
    venues.setState(getParams(request).code, parseBody(request)['state'] as VenueState),
  );
  app.get('/console/api/venue-faults', () => venues.faults());
  app.post('/console/api/venue-faults', async (request) => {
    await venues.addFault(parseBody(request) as unknown as VenueFault);
    return venues.faults();
  });
  app.delete('/console/api/venue-faults', (request) => {
    venues.clearFaults((request.query as Query)['channelCode']);
    return venues.faults();
  });
  app.get('/console/api/venue-transfers', (request) => {
    const { member, status, limit } = request.query as Query;
    return venues.transfers({ ...(member ? { member } : {}), ...(status ? { status } : {}), ...parseLimit(limit) });
  });
  app.post('/console/api/venue-transfers/answer', (request) => {
    const { channelCode } = parseBody(request);
    return venues.answer(typeof channelCode === 'string' ? channelCode : undefined);
  });
  app.post('/console/api/draws/:code', (request) => venues.draw(getParams(request).code));
  app.get('/console/api/pools', () => venues.pools());
  app.post('/console/api/pools/:code/win', (request) => venues.winPool(getParams(request).code));
  app.post('/console/api/pools/:code', (request) =>
    venues.setPoolOdds(getParams(request).code, Number(parseBody(request)['odds'])),
  );
  app.get('/console/api/members/:name/turnover', (request) => venues.turnover(getParams(request).name));
  app.post('/console/api/members/:name/turnover', (request) =>
    venues.setTurnover(getParams(request).name, parseBody(request) as unknown as ConsoleTurnover),
  );
  app.get('/console/api/members/:name/venue-money', (request) => venues.money(getParams(request).name));
}
