/** @jest-environment-options {"url": "https://site.example/mine"} */
import { openSameOriginSocket } from './openSameOriginSocket.ts';

describe('openSameOriginSocket', () => {
  const open = jest.fn();
  const { WebSocket: original } = globalThis;
  beforeAll(() => void Object.assign(globalThis, { WebSocket: open }));
  afterAll(() => void Object.assign(globalThis, { WebSocket: original }));

  it('SEC-06 uses TLS on a page with TLS, and the origin of the page', () => {
    openSameOriginSocket('/ws/sport');
    expect(open.mock.calls).toEqual([['wss://site.example/ws/sport']]);
  });

  it.each(['https://venue.example/ws', '//venue.example/ws', 'ws/sport'])('G1 refuses %s', (path) =>
    expect(() => openSameOriginSocket(path)).toThrow(path),
  );
});
