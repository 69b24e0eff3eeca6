import { once } from 'node:events';
import { connect } from 'node:net';
import { systemClock } from '@pavilion/kernel';
import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { copySession } from '../../testing/player/copySession.ts';
import { createPlayer } from '../../testing/player/createPlayer.ts';
import { createFastClock } from '../../testing/clock/createFastClock.ts';
import { type NamedPlayer, type Platform, startPlatform, type SandboxConsole } from '../../testing/sandbox/platform.ts';

type Fault = Parameters<SandboxConsole['addFault']>[0];

const expectSuccess = { centerWalletBalance: '10000.00' };
const expectApiError = (code: number) => ({ kind: 'api', code });
const expectProtocolError = (reason: string) => ({ kind: 'protocol', reason });
const expectTransportError = (reason: string, attempts = 1) => ({
  kind: 'transport',
  reason,
  attempts,
  outcome: 'none',
});

/** Outcome of a read under every kind of fault, sealed and, if different, plain. */
const outcomes: readonly (readonly [row: string, fault: Omit<Fault, 'endpoint'>, sealed: object, plain?: object])[] = [
  ['F-API-08', { kind: 'error', code: 6777 }, expectApiError(6777)],
  ['F-API-08', { kind: 'error', code: 0 }, expectApiError(0)],
  ['F-API-08', { kind: 'error', code: -1 }, expectApiError(-1)],
  ['F-API-08', { kind: 'error', code: 1e9 }, expectApiError(1e9)],
  ['F-API-01', { kind: 'delay', delayMs: 600 }, expectTransportError('timeout')],
  ['F-API-02', { kind: 'drop' }, expectTransportError('network', 3)],
  ['F-SRV-08', { kind: 'duplicate' }, expectSuccess],
  ['F-API-02', { kind: 'lostAnswer' }, expectTransportError('network', 3)],
  ['F-API-05', { kind: 'corrupt' }, expectProtocolError('undecryptable'), expectProtocolError('notJson')],
  ['F-API-04', { kind: 'stall' }, expectTransportError('timeout')],
  ['F-API-06', { kind: 'html' }, expectProtocolError('notJson')],
  ['F-API-11', { kind: 'unauthorized' }, expectApiError(6001)],
  ['F-API-11', { kind: 'unauthorizedSuccess' }, expectApiError(6001)],
  [
    'F-API-13',
    { kind: 'unavailable', delayMs: 120_000 },
    { ...expectTransportError('unavailable'), retryAfterMs: 120_000 },
  ],
  ['F-API-07', { kind: 'codeMissing' }, expectProtocolError('envelope')],
  ['F-API-07', { kind: 'codeText' }, expectSuccess],
  ['F-API-07', { kind: 'codeNull' }, expectProtocolError('envelope')],
  ['F-API-07', { kind: 'codeArray' }, expectProtocolError('envelope')],
  ['F-API-07', { kind: 'dataMissing' }, expectProtocolError('envelope')],
  ['F-API-07', { kind: 'messageObject' }, expectSuccess],
  ['F-API-20', { kind: 'huge' }, expectProtocolError('tooLarge')],
  ['F-API-20', { kind: 'deep' }, expectProtocolError('tooLarge')],
  ['F-API-19', { kind: 'poison' }, expectSuccess],
  ['F-CRY-10', { kind: 'flaggedPlain' }, expectProtocolError('undecryptable')],
  ['F-CRY-10', { kind: 'unflagged' }, expectProtocolError('downgraded'), expectProtocolError('envelope')],
  ['F-CRY-10', { kind: 'cutSealed' }, expectProtocolError('undecryptable')],
];
/** Factor of the clock for kinds with a delayed outcome: a timeout, or retries, each of which must end before its timeout. */
const clockFactors: Readonly<Partial<Record<Fault['kind'], number>>> = {
  delay: 100,
  stall: 100,
  drop: 5,
  lostAnswer: 5,
  unavailable: 5,
};
/** Kinds with a test of their own. */
const elsewhere = ['hold'];

const table = outcomes.flatMap(([row, fault, sealed, plain = sealed]) => [
  { row, fault, isSafe: true, expected: sealed },
  { row, fault, isSafe: false, expected: plain },
]);

/** Tests every fault of the console with the real client. */
export function faultSuite(databases: () => DatabaseProvider): void {
  describe('planned faults', () => {
    let platform: Platform;
    let member: NamedPlayer;
    beforeAll(async () => {
      platform = await startPlatform(databases());
      member = await platform.newPlayer();
    });
    afterEach(() => platform.sandbox.console.clearFaults());
    afterAll(() => platform.sandbox.close());

    it('X1 covers every kind of fault in the table', () => {
      const shown = new Set([...outcomes.map(([, { kind }]) => kind), ...elsewhere]);
      expect([...shown].sort()).toEqual(Object.keys(platform.sandbox.console.faultKinds()).sort());
    });

    it.each(table)(
      '$row X1 returns the expected outcome of $fault, safe switch $isSafe',
      async ({ fault, isSafe, expected }) => {
        const factor = clockFactors[fault.kind];
        const clock = factor === undefined ? systemClock : createFastClock(factor);
        const player = createPlayer(platform.sandbox.url, { isSafe, clock, session: copySession(member.session) });
        platform.sandbox.console.addFault({ endpoint: 'transfer.getBalance', ...fault });
        const response = player.call('transfer.getBalance', { withLockMoney: true });
        expect(await response.catch((error: unknown) => error)).toMatchObject(expected);
        expect(({} as { isVip?: boolean }).isVip).toBeUndefined();
      },
    );

    it('F-API-14 X1 delivers a held response after that of a later request', async () => {
      platform.sandbox.console.addFault({ endpoint: 'record.betRecordList', kind: 'hold', count: 1 });
      const arrived: number[] = [];
      const page = async (pageNum: number) => {
        await member.call('record.betRecordList', { status: '', pageNum, pageSize: 5 });
        arrived.push(pageNum);
      };
      const first = page(1);
      await new Promise((resolve) => setTimeout(resolve, 200));
      await Promise.all([first, page(2)]);
      expect(arrived).toEqual([2, 1]);
    });

    it('stops although a client never ends its request', async () => {
      const { sandbox } = await startPlatform(databases());
      const { hostname, port } = new URL(sandbox.url);
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      socket.write('POST / HTTP/1.1\r\nhost: sandbox\r\ncontent-length: 10\r\n\r\nhalf');
      const ended = once(socket, 'close');
      socket.resume().on('error', () => undefined);
      await new Promise((resolve) => setTimeout(resolve, 200));
      const isLate = new Promise((resolve) => setTimeout(() => resolve('late'), 15_000).unref());
      expect(await Promise.race([sandbox.close(), isLate])).toBeUndefined();
      await ended;
    });

    it('X1 refuses an invalid fault', () => {
      const { addFault } = platform.sandbox.console;
      expect(() => addFault({ endpoint: '*', kind: 'earthquake' as 'drop' })).toThrow(
        /The kind of a fault is one of error, delay/,
      );
      expect(() => addFault({ endpoint: 'no.where' as '*', kind: 'drop' })).toThrow(/is an endpoint of the catalogue/);
      expect(() => addFault({ endpoint: '*', kind: 'delay', delayMs: -1 })).toThrow(/whole numbers/);
    });
  });
}
