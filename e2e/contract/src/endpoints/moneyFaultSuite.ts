import { isDefiniteRefusal, isOutcomeUnknown } from '@pavilion/api-client';
import { type Platform, type SandboxConsole, startPlatform } from '../suites/platform.ts';
import type { DatabaseProvider } from '../testing/books.ts';
import { hastyClock } from '../testing/hastyClock.ts';
import { createScenes, type Scenes } from './createScenes.ts';
import type { Scene } from './endpointRow.ts';
import { everyMoneyCall, type MoneyCall, moneyCalls } from './listMoneyCalls.ts';
import { readBookings, isBookedLike } from './readBookings.ts';

type Fault = Omit<Parameters<SandboxConsole['addFault']>[0], 'endpoint' | 'count'>;

/** What may happen to a call that moves money, and whether its caller is left in the dark. */
const faults: readonly (readonly [name: string, fault: Fault, isHasty?: 'hasty'])[] = [
  ['the line is cut before the work', { kind: 'drop' }],
  ['the line is cut after the commit', { kind: 'lostAnswer' }],
  ['half of the answer is lost', { kind: 'corrupt' }],
  ['the answer stalls', { kind: 'stall' }, 'hasty'],
  ['a gateway answers in its place', { kind: 'unavailable' }],
  ['a page of HTML comes in its place', { kind: 'html' }],
  ['it is worked on later than its caller waits', { kind: 'delay', delayMs: 700 }, 'hasty'],
  ['it arrives twice', { kind: 'duplicate' }],
];

const isLong = process.env['MONEY_FAULTS'] === 'all';
const money = isLong ? everyMoneyCall : moneyCalls;
const matrix = money.flatMap((call) => faults.map(([when, fault, isHasty]) => ({ ...call, when, fault, isHasty })));

/** Kinds of faults that leave the caller waiting: met on a clock that makes it short. */
const WAITING: readonly Fault['kind'][] = ['stall', 'delay', 'hold'];
/** All but those that end the session: who is logged out asks nothing under the old login. */
const KINDS: readonly Fault['kind'][] = [
  'delay',
  'drop',
  'duplicate',
  'hold',
  'lostAnswer',
  'corrupt',
  'stall',
  'html',
  'unavailable',
  'codeMissing',
  'codeText',
  'codeNull',
  'codeArray',
  'dataMissing',
  'messageObject',
  'huge',
  'deep',
  'poison',
  'flaggedPlain',
  'unflagged',
  'cutSealed',
];
/** Codes a gateway or a door may answer with in place of the handler; 7777 is none of the catalogue's. */
const CODES = [
  6003, 6005, 6006, 6011, 6012, 6013, 6016, 6030, 6033, 6035, 6099, 6110, 6301, 6316, 6317, 6318, 6366, 6399, 7777,
];

/** Forty kinds (issue 6): the long run, `npm run bench -- --only moneyFaults`. */
const everyKind = (): readonly Fault[] => [
  ...KINDS.map((kind) => ({ kind, ...(kind === 'delay' && { delayMs: 700 }) })),
  ...CODES.map((code) => ({ kind: 'error' as const, code })),
];
const everyFault = isLong ? money.flatMap((call) => everyKind().map((fault) => ({ ...call, fault }))) : [];

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Every money call of the catalogue under every kind of fault: nothing twice, nothing lost (issue 3; I4, I5, I9). */
export function moneyFaultSuite(databases: () => DatabaseProvider): void {
  describe('money calls', () => {
    let platform: Platform;
    let scenes: Scenes;
    beforeAll(async () => {
      platform = await startPlatform(databases());
      scenes = createScenes(platform);
    });
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));
    afterAll(() => platform.sandbox.close());

    const createScene = ({ id, row }: Pick<MoneyCall, 'id' | 'row'>, clock = {}) =>
      scenes.set(id, row, { isSafe: true, isChecked: true, ...clock });

    /** What the call books when nothing goes wrong; the measure of all that follows. */
    const undisturbed = new Map<string, ReturnType<typeof readBookings>>();
    const expected = (call: MoneyCall) => {
      const run = async () => {
        const scene = await createScene(call);
        const body = await scene.body();
        await scene.send(body);
        await later(200);
        return readBookings(scene);
      };
      const known = undisturbed.get(call.name) ?? run();
      undisturbed.set(call.name, known);
      return known;
    };
    const expectOnce = async (scene: Scene<MoneyCall['id']>, call: MoneyCall) => {
      const wanted = await expected(call);
      await isBookedLike(scene, wanted);
      expect(await readBookings(scene)).toEqual(wanted);
    };

    it.each(money)('W3 $name is made by a member of its own in every scene', ({ row }) => {
      expect(row.by).toBe('own');
    });

    it.each(matrix)('F-API-03 F-WAL-04 $name when $when', async ({ when: _when, fault, isHasty, ...call }) => {
      const scene = await createScene(call, isHasty ? { clock: hastyClock() } : {});
      const body = await scene.body();
      platform.sandbox.console.addFault({ endpoint: call.id, count: 1, ...fault });
      const first = await scene.send(body).then(
        () => 'answered',
        (error: unknown) => (isOutcomeUnknown(error) ? 'unknown' : error),
      );
      expect(first).toBe(fault.kind === 'duplicate' ? 'answered' : 'unknown');
      await expect(scene.secondTab(body)).resolves.toBeDefined();
      if (fault.kind === 'delay') await later(700);
      await expectOnce(scene, call);
    });

    const everyTest =
      ({ fault, ...call }: (typeof everyFault)[number]) =>
      async () => {
        const isWaiting = WAITING.includes(fault.kind);
        const scene = await createScene(call, isWaiting ? { clock: hastyClock() } : {});
        const body = await scene.body();
        const before = await readBookings(scene);
        platform.sandbox.console.addFault({ endpoint: call.id, count: 1, ...fault });
        const refusal = await scene.send(body).then(
          () => undefined,
          (error: unknown) => (isOutcomeUnknown(error) ? undefined : error),
        );
        // Said to be refused, so nothing may have moved: "unknown" is never called "failed".
        if (refusal !== undefined && isDefiniteRefusal(refusal)) expect(await readBookings(scene)).toEqual(before);
        await expect(scene.secondTab(body)).resolves.toBeDefined();
        if (isWaiting) await later(700);
        await expectOnce(scene, call);
      };
    for (const each of everyFault)
      it(`F-WAL-04 F-WAL-05 ${each.name}: ${each.fault.kind} ${each.fault.code ?? ''}`, everyTest(each));

    it.each(money)('F-WAL-19 F-BET-04 $name from two tabs at once', async (call) => {
      const scene = await createScene(call);
      const body = await scene.body();
      const [one, other] = await Promise.all([scene.send(body), scene.secondTab(body)]);
      expect(other).toEqual(one);
      await expectOnce(scene, call);
    });

    it.each(money)('F-SRV-08 $name twenty times at once under one request id', async (call) => {
      const scene = await createScene(call);
      const body = await scene.body();
      const answers = await Promise.all(Array.from({ length: 20 }, () => scene.send(body)));
      answers.forEach((answer) => expect(answer).toEqual(answers[0]));
      await expectOnce(scene, call);
    });
  });
}
