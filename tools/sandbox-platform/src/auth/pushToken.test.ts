import { createHmac } from 'node:crypto';
import { PUSH_TOKEN_SECONDS, readPushToken, signPushToken } from './pushToken.ts';
import { createServerSecret } from '../db/serverSecret.ts';

const secret = createServerSecret(Buffer.alloc(32, 1));
const now = new Date('2026-01-01T00:00:00Z');
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const member = { userId: '100001', name: 'demo01', sessionId: '7b0c4d2e-5f11-4c39-9c55-2f8d3a1b6e90' };
const token = signPushToken(secret, member, now);
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [header = '', payload = '', signature = ''] = token.split('.');

it('CHT-03 accepts a push token for ten minutes and returns its member', () => {
  const login = { ...member, expires: now.getTime() + 600_000 };
  expect(readPushToken(secret, token, now)).toEqual(login);
  expect(readPushToken(secret, token, after(PUSH_TOKEN_SECONDS - 1))).toEqual(login);
  expect(readPushToken(secret, token, after(PUSH_TOKEN_SECONDS))).toBeUndefined();
});

it('F-SRV-17 rejects a push token after the clock was set back by one hour', () => {
  expect(readPushToken(secret, token, after(-3600))).toBeUndefined();
});

it.each`
  forgery                           | forged
  ${'the algorithm none'}           | ${`${part({ alg: 'none', typ: 'JWT' })}.${payload}.`}
  ${'another payload'}              | ${`${header}.${part({ aud: 'push', sub: '1', sid: 's', name: 'x', iat: 0, exp: 9e9 })}.${signature}`}
  ${'a signature with another key'} | ${`${header}.${payload}.${createHmac('sha256', 'key').update(`${header}.${payload}`).digest('base64url')}`}
  ${'a fourth part'}                | ${`${token}.x`}
  ${'an empty text'}                | ${''}
`('CHT-03 rejects $forgery', ({ forged }: { forged: string }) => {
  expect(readPushToken(secret, forged, now)).toBeUndefined();
});

/** Signs any payload with the key of the platform. */
function sign(content: string, head = header): string {
  const text = `${head}.${Buffer.from(content).toString('base64url')}`;
  return `${text}.${createHmac('sha256', secret.key('push token')).update(text).digest('base64url')}`;
}
const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { iat: number };
const change = (changed: object) => sign(JSON.stringify({ ...claims, ...changed }));

it('ASVS 9.2.3 rejects a token with a valid signature for another audience', () => {
  expect(readPushToken(secret, change({}), now)).toMatchObject(member);
  expect(readPushToken(secret, change({ aud: 'other' }), now)).toBeUndefined();
  expect(readPushToken(secret, change({ aud: undefined }), now)).toBeUndefined();
});

it.each`
  content                             | signed
  ${'no JSON'}                        | ${sign('{')}
  ${'null'}                           | ${sign('null')}
  ${'a number as member'}             | ${change({ sub: 100_001 })}
  ${'no session'}                     | ${change({ sid: undefined })}
  ${'no name'}                        | ${change({ name: null })}
  ${'a text as time of issue'}        | ${change({ iat: `${claims.iat}` })}
  ${'a text as time of expiry'}       | ${change({ exp: `${claims.iat + 600}` })}
  ${'no time of expiry'}              | ${change({ exp: undefined })}
  ${'a time of issue in two seconds'} | ${change({ iat: claims.iat + 2 })}
`('CHT-03 rejects a token with a valid signature and $content', ({ signed }: { signed: string }) => {
  expect(readPushToken(secret, signed, now)).toBeUndefined();
});

it('CHT-03 rejects a token with a valid signature and another header', () => {
  const content = JSON.stringify(claims);
  expect(readPushToken(secret, sign(content), now)).toMatchObject(member);
  expect(readPushToken(secret, sign(content, part({ alg: 'none', typ: 'JWT' })), now)).toBeUndefined();
});

it('CHT-03 accepts a token that another clock issued one second ahead', () => {
  expect(readPushToken(secret, change({ iat: claims.iat + 1 }), now)).toMatchObject(member);
});

it('CHT-03 no two push tokens of a session are equal', () => {
  expect(signPushToken(secret, member, now)).not.toBe(token);
});

it('CHT-03 rejects a push token that was signed with the key of another platform', () => {
  expect(readPushToken(createServerSecret(Buffer.alloc(32, 2)), token, now)).toBeUndefined();
});
