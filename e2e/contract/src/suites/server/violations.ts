import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { PROXY_SECRET } from '../../testing/player/createAddressPlayer.ts';
import { startPlatform, type Platform } from '../../testing/sandbox/platform.ts';

const LEGACY = 'application/csp-report';
const REPORTING_API = 'application/reports+json';

const page = 'https://site.example/mine/wallet';
const legacy = (directive: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${page}?token=secret`,
      'effective-directive': directive,
      'blocked-uri': 'https://other.example/x.png?secret',
    },
  });
const modern = JSON.stringify([
  { type: 'csp-violation', body: { documentURL: page, effectiveDirective: 'img-src', blockedURL: 'inline' } },
]);

/** Tests the collector of policy violations and their list in the console (SEC-07). */
export function violationSuite(databases: () => DatabaseProvider): void {
  describe('violations of the policy', () => {
    let platform: Platform;
    // Each test has its own second for the limit of requests.
    let now = 1_900_000_000_000;
    beforeAll(async () => {
      const clock = { now: () => now, after: () => () => undefined };
      platform = await startPlatform(databases(), { clock, proxySecret: PROXY_SECRET });
    });
    beforeEach(() => {
      now += 60_000;
      platform.sandbox.console.clearViolations();
    });
    afterAll(() => platform.sandbox.close());

    const consoleUrl = () => `${platform.sandbox.url}/console/api/violations`;
    const send = async (type: string, body: string, extra: Readonly<Record<string, string>> = {}) => {
      const headers = { 'content-type': type, cookie: 'token=secret', authorization: 'Bearer secret', ...extra };
      const response = await fetch(`${platform.sandbox.url}/csp-report`, { method: 'POST', headers, body });
      return response.status;
    };
    const sendFrom = (address: string, secret: string) =>
      send(LEGACY, legacy('img-src'), { 'x-client-address': address, 'x-client-address-secret': secret });

    it('SEC-07 lists reports of both forms in the console without queries or session, and clears them', async () => {
      expect([await send(LEGACY, legacy('img-src')), await send(REPORTING_API, modern)]).toEqual([204, 204]);
      const listed = await (await fetch(consoleUrl())).text();
      expect(JSON.parse(listed)).toEqual([
        { directive: 'img-src', page, blocked: 'inline', source: '', count: 1, lastAt: now },
        { directive: 'img-src', page, blocked: 'https://other.example/x.png', source: '', count: 1, lastAt: now },
      ]);
      expect(listed).not.toContain('secret');
      expect(await (await fetch(consoleUrl(), { method: 'DELETE' })).json()).toEqual([]);
      expect(platform.sandbox.console.violations()).toEqual([]);
    });

    it('SEC-07 collects reports of the venues’ pages too', async () => {
      const player = await platform.newPlayer();
      const [venueUrl = ''] = (await player.call('configuration.preInfo', {})).siteBaseConfig.venueOrigins ?? [];
      const headers = { 'content-type': LEGACY };
      const response = await fetch(`${venueUrl}/csp-report`, { method: 'POST', headers, body: legacy('font-src') });
      expect([response.status, platform.sandbox.console.violations()]).toMatchObject([
        204,
        [{ directive: 'font-src' }],
      ]);
    });

    it.each`
      what                 | type                  | body                              | status
      ${'more than 16 kB'} | ${LEGACY}             | ${legacy('x'.repeat(16_384))}     | ${413}
      ${'another type'}    | ${'application/json'} | ${legacy('img-src')}              | ${415}
      ${'text'}            | ${LEGACY}             | ${'hello'}                        | ${400}
      ${'no violation'}    | ${REPORTING_API}      | ${'[{"type":"crash","body":{}}]'} | ${400}
    `(
      'SEC-07 refuses $what with $status',
      async ({ type, body, status }: { type: string; body: string; status: number }) => {
        expect([await send(type, body), platform.sandbox.console.violations()]).toEqual([status, []]);
      },
    );

    it('SEC-07 accepts 5 requests of an address in a second', async () => {
      const statuses: number[] = [];
      for (let at = 0; at < 7; at++) statuses.push(await send(LEGACY, legacy('img-src')));
      now += 1_000;
      statuses.push(await send(LEGACY, legacy('img-src')));
      expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 204]);
      expect(platform.sandbox.console.violations()).toMatchObject([{ count: 6 }]);
    });

    it('SEC-07 A6 counts by client address behind a site server, not by an address without the secret', async () => {
      const statuses = { proven: new Set<number>(), guessed: [] as number[] };
      for (let at = 1; at <= 7; at++) {
        statuses.proven.add(await sendFrom(`192.0.2.${at}`, PROXY_SECRET));
        statuses.guessed.push(await sendFrom(`198.51.100.${at}`, 'guessed'));
      }
      expect(statuses).toEqual({ proven: new Set([204]), guessed: [204, 204, 204, 204, 204, 429, 429] });
    });
  });
}
