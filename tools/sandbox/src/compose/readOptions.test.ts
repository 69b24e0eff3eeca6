import { StartupError } from '@pavilion/sandbox-platform/base/startupError';
import { readOptions } from './readOptions.ts';

const read = (args: string[], env: Record<string, string> = {}) => readOptions(args, env, '/repo');

describe('readOptions', () => {
  it('X2 uses the default port and folder', () => {
    expect(read([])).toEqual({
      name: 'serve',
      options: {
        database: { kind: 'folder', path: '/repo/.data/sandbox', cache: '/repo/node_modules/.cache/pavilion' },
        fresh: false,
        port: 4300,
        venuePort: 4310,
        siteOrigins: [
          'http://127.0.0.1:4201',
          'http://127.0.0.1:4202',
          'http://localhost:4201',
          'http://localhost:4202',
        ],
      },
    });
  });

  it.each`
    what                              | args                                        | env                                                    | options
    ${'SANDBOX_PORT'}                 | ${[]}                                       | ${{ SANDBOX_PORT: '5000' }}                            | ${{ port: 5000, venuePort: 5010 }}
    ${'--port'}                       | ${['--port', '5001']}                       | ${{ SANDBOX_PORT: '5000' }}                            | ${{ port: 5001, venuePort: 5011 }}
    ${'port 0'}                       | ${['--port', '0']}                          | ${{}}                                                  | ${{ port: 0, venuePort: 0 }}
    ${'the highest port'}             | ${['--port', '65535']}                      | ${{}}                                                  | ${{ port: 65535, venuePort: 0 }}
    ${'SANDBOX_DATA'}                 | ${[]}                                       | ${{ SANDBOX_DATA: '/d' }}                              | ${{ database: { kind: 'folder', path: '/d' } }}
    ${'SANDBOX_MATCHES'}              | ${[]}                                       | ${{ SANDBOX_MATCHES: '1000' }}                         | ${{ liveMatches: 1000 }}
    ${'DATABASE_URL'}                 | ${[]}                                       | ${{ DATABASE_URL: 'postgres://h/d' }}                  | ${{ database: { kind: 'postgres', url: 'postgres://h/d' } }}
    ${'SANDBOX_VENUE_PORT'}           | ${[]}                                       | ${{ SANDBOX_VENUE_PORT: '5002' }}                      | ${{ venuePort: 5002 }}
    ${'SANDBOX_SITES'}                | ${[]}                                       | ${{ SANDBOX_SITES: 'https://a.example, http://b:81' }} | ${{ siteOrigins: ['https://a.example', 'http://b:81'] }}
    ${'SANDBOX_PROXY_SECRET'}         | ${[]}                                       | ${{ SANDBOX_PROXY_SECRET: 'secret-of-this-start' }}    | ${{ proxySecret: 'secret-of-this-start' }}
    ${'SANDBOX_ADDRESS_LIMIT_FACTOR'} | ${[]}                                       | ${{ SANDBOX_ADDRESS_LIMIT_FACTOR: '100' }}             | ${{ addressLimitFactor: 100 }}
    ${'the other flags'}              | ${['--fresh', '--speed=60', '--seed', '7']} | ${{}}                                                  | ${{ fresh: true, speed: 60, seed: 7 }}
  `('reads $what', ({ args, env, options }: { args: string[]; env: Record<string, string>; options: object }) => {
    expect(read(args, env)).toMatchObject({ options });
  });

  it.each`
    args                   | env                                      | message
    ${['--speed', 'fast']} | ${{}}                                    | ${'--speed must be a whole number from 1 to 600, not "fast".'}
    ${[]}                  | ${{ SANDBOX_PORT: '99999' }}             | ${'SANDBOX_PORT must be a whole number from 0 to 65535, not "99999".'}
    ${[]}                  | ${{ SANDBOX_SITES: 'a.example' }}        | ${'SANDBOX_SITES must be origins such as'}
    ${[]}                  | ${{ SANDBOX_PROXY_SECRET: 'short' }}     | ${'SANDBOX_PROXY_SECRET must have at least 16 characters.'}
    ${[]}                  | ${{ SANDBOX_ADDRESS_LIMIT_FACTOR: '0' }} | ${'SANDBOX_ADDRESS_LIMIT_FACTOR must be a whole number from 1 to 1000, not "0".'}
    ${['destroy']}         | ${{}}                                    | ${'There is no command "destroy".'}
    ${['--wipe']}          | ${{}}                                    | ${'Unknown option'}
  `(
    'rejects $args $env with one line of text',
    ({ args, env, message }: { args: string[]; env: Record<string, string>; message: string }) => {
      expect(() => read(args, env)).toThrow(StartupError);
      expect(() => read(args, env)).toThrow(message);
    },
  );
});
