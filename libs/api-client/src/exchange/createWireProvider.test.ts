import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createWire } from '../wire/createWire.ts';
import { openRequest } from '../envelope/openRequest.ts';
import { sealResponse } from '../envelope/sealResponse.ts';
import { defaultWireProfile, type WireProfile } from '../wire/wireProfile.ts';
import { schemas } from '../schemas.ts';
import { createTestClient, catchError } from '../testing/createTestClient.ts';

const NOW = 1_763_690_400_000;
const oldProfile = defaultWireProfile;
const newProfile: WireProfile = { ...oldProfile, keyId: '2', key: 'bmV3LXBsYXktbW9uZXktc2FuZGJveC1rZXktbmV3ISE' };
const otherProfile: WireProfile = { ...newProfile, keyId: '3', key: 'b3RoZXItcGxheS1tb25leS1rZXktb3RoZXIta2V5ISE' };
const balance = schemas['transfer.getBalance'].example.response;
const ok = JSON.stringify({ status_code: 6000, data: balance, message: '' });
const illegal = JSON.stringify({ status_code: 6008, data: { serverTime: NOW }, message: '' });

/** Creates a platform that accepts one key at a time and counts its calls. */
function createKeyChangingPlatform(first: WireProfile) {
  let wire = createWire(first, { crypto: nobleCrypto });
  const seen: { requestId: string; isOpen: boolean }[] = [];
  const respond = async (url: string, init: RequestInit) => {
    const headers = init.headers as Record<string, string>;
    const path = url.replace(/^https?:\/\/[^/]+/, '');
    const request = { method: 'POST', path, headers, body: init.body as string };
    const opened = await openRequest(wire, request, NOW);
    seen.push({ requestId: headers['x-request-id'] ?? '', isOpen: opened.isOpen });
    const sealed = await sealResponse(wire, request, { text: opened.isOpen ? ok : illegal });
    return new Response(sealed.body, { headers: sealed.headers });
  };
  return {
    fetch: respond as typeof fetch,
    seen,
    turn: (next: WireProfile) => (wire = createWire(next, { crypto: nobleCrypto })),
  };
}

function createKeyChangingClient(refetchProfile?: () => Promise<WireProfile>, isSafe = true) {
  const platform = createKeyChangingPlatform(oldProfile);
  const { client, clock } = createTestClient(() => 'silence', {
    fetch: platform.fetch,
    isSafe,
    ...(refetchProfile ? { refetchProfile } : {}),
  });
  const read = () => client.call('transfer.getBalance', { withLockMoney: true });
  return { client, clock, platform, read };
}

describe('change of the key while pages are open', () => {
  it.each([true, false])('F-CRY-16 one refetch and one retry succeed (safe switch %s)', async (isSafe) => {
    let fetched = 0;
    const { platform, read } = createKeyChangingClient(async () => (++fetched, newProfile), isSafe);
    await expect(read()).resolves.toEqual(balance);
    platform.turn(newProfile);
    await expect(read()).resolves.toEqual(balance);
    await expect(read()).resolves.toEqual(balance);
    expect(fetched).toBe(1);
    expect(platform.seen.map(({ isOpen }) => isOpen)).toEqual([true, false, true, true]);
    expect(platform.seen[2]?.requestId).toBe(platform.seen[1]?.requestId);
  });

  it('F-CRY-16 a second change of the key loads the profile again', async () => {
    const profiles = [newProfile, otherProfile];
    const { platform, read } = createKeyChangingClient(async () => profiles.shift() ?? oldProfile);
    for (const profile of [newProfile, otherProfile]) {
      platform.turn(profile);
      await expect(read()).resolves.toEqual(balance);
    }
    expect([profiles.length, platform.seen.length]).toEqual([0, 4]);
  });

  it('F-CRY-16 a failed refetch does not prevent the next one', async () => {
    const loads = [() => Promise.reject(new Error('404')), () => Promise.resolve(newProfile)];
    const { platform, read } = createKeyChangingClient(() => loads.shift()?.() ?? Promise.resolve(oldProfile));
    platform.turn(newProfile);
    expect(await catchError(read())).toMatchObject({ reason: 'keyChanged' });
    await expect(read()).resolves.toEqual(balance);
    expect(loads).toEqual([]);
  });

  it('F-CRY-16 fifty affected calls load one profile', async () => {
    let fetched = 0;
    const { platform, read } = createKeyChangingClient(async () => (++fetched, newProfile));
    platform.turn(newProfile);
    await Promise.all(Array.from({ length: 50 }, read));
    expect([fetched, platform.seen.length]).toEqual([1, 100]);
  });

  it('F-CRY-16 a money call is sent again with its own request id', async () => {
    const { client, platform } = createKeyChangingClient(async () => newProfile);
    platform.turn(newProfile);
    const bet = schemas['sport.placeBet'].example.request;
    await client.call('sport.placeBet', bet, { requestId: bet.requestId });
    expect(platform.seen).toEqual([
      { requestId: bet.requestId, isOpen: false },
      { requestId: bet.requestId, isOpen: true },
    ]);
  });

  it.each([
    ['the same profile', async () => oldProfile],
    ['another wrong profile', async () => otherProfile],
    ['nothing', () => Promise.reject(new Error('404'))],
    ['no port', undefined],
  ])('F-CRY-16 %s of the refetch results in one error and no loop', async (_, refetch) => {
    const { platform, read } = createKeyChangingClient(refetch);
    platform.turn(newProfile);
    expect(await catchError(read())).toMatchObject({ reason: 'keyChanged', messageKey: 'error.keyChanged' });
    expect(platform.seen.length).toBeLessThanOrEqual(2);
  });

  it('F-CRY-16 I9 a money call that fails this way is unknown, because the response is not authenticated', async () => {
    const { client, platform } = createKeyChangingClient();
    platform.turn(newProfile);
    const error = await catchError(client.call('sport.placeBet', schemas['sport.placeBet'].example.request));
    expect(error).toMatchObject({ reason: 'keyChanged', outcome: 'unknown', messageKey: 'error.outcomeUnknown' });
  });

  it('F-CRY-16 API-03 a refetch that never ends counts towards the 30 s', async () => {
    const { platform, clock, read } = createKeyChangingClient(() => new Promise(() => undefined));
    platform.turn(newProfile);
    const failing = catchError(read());
    await clock.advanceAsync(30_000);
    expect(await failing).toMatchObject({ reason: 'keyChanged' });
    expect(clock.pending()).toBe(0);
  });
});
