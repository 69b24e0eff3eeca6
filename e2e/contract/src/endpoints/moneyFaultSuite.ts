import { isDefiniteRefusal, isOutcomeUnknown } from '@pavilion/api-client';
import { NoPriceError } from '../testing/player/boardPrices.ts';
import { type Platform, startPlatform } from '../testing/sandbox/platform.ts';
import type { DatabaseProvider } from '../testing/sandbox/databaseProvider.ts';
import { createFastClock } from '../testing/clock/createFastClock.ts';
import { createScenes, type Scenes } from './scenes/createScenes.ts';
import type { Scene } from './scenes/endpointRow.ts';
import { type CallFault, isLongRun, isWaitingFault, LATE_MS, listFaultKinds } from './listFaultKinds.ts';
import { everyMoneyCall, type MoneyCall, moneyCalls } from './listMoneyCalls.ts';
import { isFullRun } from '../testing/runSize.ts';
import { readBookings, waitForBookings } from './readBookings.ts';

/** Faults of a money call, and whether the caller waits for a timeout. */
const faults: readonly (readonly [name: string, fault: CallFault, usesFastClock?: 'fast'])[] = [
  ['the connection drops before the work', { kind: 'drop' }],
  ['the connection drops after the commit', { kind: 'lostAnswer' }],
  ['the response is truncated', { kind: 'corrupt' }],
  ['the response stalls', { kind: 'stall' }, 'fast'],
  ['a gateway responds instead', { kind: 'unavailable' }],
  ['an HTML page is returned instead', { kind: 'html' }],
  ['the work starts after the timeout', { kind: 'delay', delayMs: LATE_MS }, 'fast'],
  ['the request arrives twice', { kind: 'duplicate' }],
];

/** Combines calls and faults. A usual run tests every second fault of each call, so that each fault meets half of the calls. */
const listMatrix = (calls: readonly MoneyCall[], conditions: typeof faults) =>
  calls.flatMap((call, row) =>
    conditions
      .filter((_, column) => isFullRun || isLongRun || (row + column) % 2 === 0)
      .map(([condition, fault, usesFastClock]) => ({ ...call, when: condition, fault, usesFastClock })),
  );

const money = isLongRun ? everyMoneyCall : moneyCalls;
const claims = everyMoneyCall.filter(({ id, name }) => id === 'promotion.joinActivity' && name !== id);
/** Faults of the claims of all kinds in the short run; the long run tests all faults. */
const claimFaults = faults.filter(([, { kind }]) => kind === 'lostAnswer' || kind === 'duplicate');
const matrix = [...listMatrix(money, faults), ...(isLongRun ? [] : listMatrix(claims, claimFaults))];

const everyFault = isLongRun ? money.flatMap((call) => listFaultKinds().map((fault) => ({ ...call, fault }))) : [];

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Returns a response without the one-time launch code of `venue.launch`, which differs in each response (SEC-05). */
const withoutCode = <Response>(response: Response): Response =>
  JSON.parse(JSON.stringify(response).replace(/(\/venue\/play\?[^#"]*#)[^"]+/, '$1')) as Response;

/** Tests every money call under every kind of fault: nothing happens twice, nothing is lost (I4, I5, I9). */
export function moneyFaultSuite(databases: () => DatabaseProvider): void {
  describe('money calls', () => {
    let platform: Platform;
    let scenes: Scenes;
    const start = async () => {
      platform = await startPlatform(databases());
      scenes = createScenes(platform);
    };
    beforeAll(start);
    afterEach(async () => expect(await platform.sandbox.console.audit()).toEqual({ ok: true }));
    afterAll(() => platform.sandbox.close());

    const createScene = ({ id, row }: Pick<MoneyCall, 'id' | 'row'>, clock = {}) =>
      scenes.createScene(id, row, { isSafe: true, isChecked: true, ...clock });
    /** Creates a scene with its body. Claims after a bet use up the matches of a platform, which the next one replaces. */
    const prepareScene = async (call: MoneyCall, clock = {}) => {
      const make = async () => {
        const scene = await createScene(call, clock);
        return { scene, body: await scene.body() };
      };
      return make().catch(async (error: unknown) => {
        if (!(error instanceof NoPriceError)) throw error;
        await platform.sandbox.close();
        await start();
        return make();
      });
    };

    /** Bookings of each call without a fault, the reference for all others. */
    const referenceBookings = new Map<string, ReturnType<typeof readBookings>>();
    const getReference = (call: MoneyCall) => {
      const run = async () => {
        const { scene, body } = await prepareScene(call);
        await scene.send(body);
        await wait(200);
        return readBookings(scene);
      };
      const known = referenceBookings.get(call.name) ?? run();
      referenceBookings.set(call.name, known);
      return known;
    };
    /** Prepares a scene after the reference, which can replace the platform. */
    const prepare = async (call: MoneyCall, clock = {}) => {
      await getReference(call);
      return prepareScene(call, clock);
    };
    const expectOnce = async (scene: Scene<MoneyCall['id']>, call: MoneyCall) => {
      const wanted = await getReference(call);
      await waitForBookings(scene, wanted);
      expect(await readBookings(scene)).toEqual(wanted);
    };

    it.each(money)('W3 uses a new member for $name in every scene', ({ row }) => {
      expect(row.by).toBe('own');
    });

    it.each(matrix)(
      'F-API-03 F-WAL-04 applies $name once when $when',
      async ({ when: _when, fault, usesFastClock, ...call }) => {
        const { scene, body } = await prepare(call, usesFastClock ? { clock: createFastClock() } : {});
        platform.sandbox.console.addFault({ endpoint: call.id, count: 1, ...fault });
        const first = await scene.send(body).then(
          () => 'success',
          (error: unknown) => (isOutcomeUnknown(error) ? 'unknown' : error),
        );
        expect(first).toBe(fault.kind === 'duplicate' ? 'success' : 'unknown');
        await expect(scene.secondTab(body)).resolves.toBeDefined();
        if (fault.kind === 'delay') await wait(LATE_MS);
        await expectOnce(scene, call);
      },
    );

    const everyTest =
      ({ fault, ...call }: (typeof everyFault)[number]) =>
      async () => {
        const isWaiting = isWaitingFault(fault);
        const { scene, body } = await prepare(call, isWaiting ? { clock: createFastClock() } : {});
        const before = await readBookings(scene);
        platform.sandbox.console.addFault({ endpoint: call.id, count: 1, ...fault });
        const refusal = await scene.send(body).then(
          () => undefined,
          (error: unknown) => (isOutcomeUnknown(error) ? undefined : error),
        );
        // A definite refusal must not have moved money: an unknown outcome is never reported as a failure.
        if (refusal !== undefined && isDefiniteRefusal(refusal)) expect(await readBookings(scene)).toEqual(before);
        await expect(scene.secondTab(body)).resolves.toBeDefined();
        if (isWaiting) await wait(LATE_MS);
        await expectOnce(scene, call);
      };
    for (const each of everyFault)
      it(`F-WAL-04 F-WAL-05 applies ${each.name} once: ${each.fault.kind} ${each.fault.code ?? ''}`, everyTest(each));

    it.each(everyMoneyCall)('F-WAL-19 F-BET-04 applies $name once from two tabs at the same time', async (call) => {
      const { scene, body } = await prepare(call);
      const [one, other] = await Promise.all([scene.send(body), scene.secondTab(body)]);
      expect(withoutCode(other)).toEqual(withoutCode(one));
      await expectOnce(scene, call);
    });

    it.each(money)('F-SRV-08 applies $name once for 20 simultaneous requests with one id', async (call) => {
      const { scene, body } = await prepare(call);
      const responses = await Promise.all(Array.from({ length: 20 }, () => scene.send(body)));
      responses.forEach((response) => expect(withoutCode(response)).toEqual(withoutCode(responses[0])));
      await expectOnce(scene, call);
    });
  });
}
