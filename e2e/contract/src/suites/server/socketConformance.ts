import type { DatabaseProvider } from '../../testing/sandbox/databaseProvider.ts';
import { encodeRawFrame, type FrameParts, openRawSocket } from '../../testing/sockets/rawSocket.ts';
import { type Platform, startPlatform } from '../../testing/sandbox/platform.ts';

const [CONTINUATION, TEXT, CLOSE, PING, PONG] = [0, 1, 8, 9, 10];

/** Valid message of a listener. The reply is a `reset`, which proves that the text arrived. */
const MESSAGE = JSON.stringify({ type: 'subscribe', channel: 'FT.RB', cursor: 1, langx: 'zh-cn', note: '赛事' });
/** Pads the message with spaces to an exact number of bytes. */
const padMessage = (bytes: number): string => MESSAGE + ' '.repeat(bytes - Buffer.byteLength(MESSAGE));

const createCloseFrame = (code: number, reason: Buffer | string = ''): FrameParts => {
  const head = Buffer.alloc(2);
  head.writeUInt16BE(code);
  return { opcode: CLOSE, payload: Buffer.concat([head, Buffer.from(reason)]) };
};

/** Splits a text into frames at the given bytes. */
function splitFrames(text: string, ...cuts: readonly number[]): FrameParts[] {
  const bytes = Buffer.from(text);
  const ends = [...cuts, bytes.length];
  return ends.map((end, at) => ({
    opcode: at === 0 ? TEXT : CONTINUATION,
    payload: bytes.subarray(at === 0 ? 0 : ends[at - 1], end),
    isFinal: at === ends.length - 1,
  }));
}

const bad = Buffer.from([0xff, 0xfe]);
/** Offset of 赛 plus one byte, so that a split falls inside a character. */
const inside = Buffer.from(MESSAGE).indexOf(Buffer.from('赛')) + 1;
const ping = (payload = '') => ({ opcode: PING, payload });

/** Messages that must be accepted, by section of the Autobahn suite. */
const validCases: readonly (readonly [section: string, frames: readonly FrameParts[]])[] = [
  ...[126, 127, 128, 65_535, 65_536].map(
    (length) => [`1 text of ${length} bytes`, [{ payload: padMessage(length) }]] as const,
  ),
  ['2 an unsolicited pong', [{ opcode: PONG, payload: 'x' }, { payload: MESSAGE }]],
  ['5 text in two fragments', splitFrames(MESSAGE, 10)],
  ['5 text in fragments of one byte', splitFrames(MESSAGE, ...Array.from({ length: 40 }, (_, at) => at + 1))],
  ['5 an empty fragment', splitFrames(MESSAGE, 0, 10, 10)],
  [
    '5 a ping between fragments',
    splitFrames(MESSAGE, 10).flatMap((piece, at) => (at === 0 ? [piece, ping('x')] : [piece])),
  ],
  ['6 a split character', splitFrames(MESSAGE, inside)],
];

/** Protocol violations and the close code of the server. */
const invalidCases: readonly (readonly [section: string, frames: readonly FrameParts[], code: number])[] = [
  ['2 a ping of 126 bytes', [ping('x'.repeat(126))], 1002],
  ...[1, 2, 3, 4, 5, 6, 7].map(
    (reserved) => [`3 reserved bits ${reserved}`, [{ payload: MESSAGE, reserved }], 1002] as const,
  ),
  ...[3, 4, 5, 6, 7, 11, 12, 13, 14, 15].map((opcode) => [`4 reserved opcode ${opcode}`, [{ opcode }], 1002] as const),
  ['5 a fragmented ping', [{ opcode: PING, isFinal: false }], 1002],
  ['5 a continuation without a start', [{ opcode: CONTINUATION, payload: 'x' }], 1002],
  ['5 a new text inside another', [{ payload: '{', isFinal: false }, { payload: '}' }], 1002],
  ['5 a frame without its mask', [{ payload: MESSAGE, isMasked: false }], 1002],
  ['6 bytes that are not UTF-8', [{ payload: bad }], 1007],
  [
    '6 the same in the second piece',
    [
      { payload: '{"', isFinal: false },
      { opcode: CONTINUATION, payload: bad },
    ],
    1007,
  ],
  ['6 half of a surrogate pair', [{ payload: Buffer.from([0xed, 0xa0, 0x80]) }], 1007],
  ['6 an overlong slash', [{ payload: Buffer.from([0xc0, 0xaf]) }], 1007],
  ['6 beyond the last character', [{ payload: Buffer.from([0xf4, 0x90, 0x80, 0x80]) }], 1007],
  ['7 a close of one byte', [{ opcode: CLOSE, payload: 'x' }], 1002],
  ['7 a reason that is not UTF-8', [createCloseFrame(1000, bad)], 1007],
  ['7 a reason of 124 bytes', [createCloseFrame(1000, 'x'.repeat(124))], 1002],
  ...[0, 999, 1004, 1005, 1006, 1016, 1100, 2000, 2999].map(
    (code) => [`7 close code ${code}`, [createCloseFrame(code)], 1002] as const,
  ),
];
const validCloseCodes = [1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999];

/**
 * Tests the sport socket against RFC 6455 on raw sockets: the cases of Autobahn sections 1 to 7 that apply to a server
 * without echo. Section 9 (large messages) is the limit of 64 KB; section 12 (compression) is not offered.
 */
export function socketConformanceSuite(databases: () => DatabaseProvider): void {
  describe('RFC 6455 conformance of the sport socket', () => {
    let platform: Platform;
    beforeAll(async () => (platform = await startPlatform(databases())));
    afterAll(() => platform.sandbox.close());
    const open = () => openRawSocket(platform.sandbox.url, '/ws/sport');

    it('F-SRV-07 offers no extension in the handshake', async () => {
      const line = await open();
      expect(line.handshake()).toMatch(/^HTTP\/1\.1 101 /);
      expect(line.handshake()).not.toMatch(/sec-websocket-extensions/i);
      line.end();
    });

    it.each(validCases)('F-SRV-07 accepts §%s', async (_section, frames) => {
      const line = await open();
      line.send(...frames.map(encodeRawFrame));
      expect(JSON.parse(String((await line.waitForFrame(TEXT))?.payload))).toEqual({ type: 'reset', channel: 'FT.RB' });
      line.end();
    });

    it.each(['', 'x', 'x'.repeat(125)])('F-SRV-07 replies to §2 ping %j with the same payload', async (payload) => {
      const line = await open();
      line.send(encodeRawFrame(ping(payload)));
      expect(String((await line.waitForFrame(PONG))?.payload)).toBe(payload);
      line.end();
    });

    it('F-SRV-07 replies to §2 ten pings in order', async () => {
      const line = await open();
      line.send(
        ...Array.from({ length: 10 }, (_, at) => encodeRawFrame(ping(String(at)))),
        encodeRawFrame({ payload: MESSAGE }),
      );
      await line.waitForFrame(TEXT);
      const pongs = line.frames.filter(({ opcode }) => opcode === PONG).map(({ payload }) => String(payload));
      expect(pongs).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
      line.end();
    });

    it.each(invalidCases)('F-SRV-07 closes the connection on §%s', async (_section, frames, code) => {
      const line = await open();
      line.send(...frames.map(encodeRawFrame));
      expect((await line.waitForFrame(CLOSE))?.payload.readUInt16BE(0)).toBe(code);
      expect(await line.closed()).toBe(true);
    });

    it.each(validCloseCodes)('F-SRV-07 returns §7 close code %i and disconnects', async (code) => {
      const line = await open();
      line.send(encodeRawFrame(createCloseFrame(code, '再见')), encodeRawFrame({ payload: MESSAGE }));
      expect((await line.waitForFrame(CLOSE))?.payload.readUInt16BE(0)).toBe(code);
      expect(await line.closed()).toBe(true);
      expect(line.frames.some(({ opcode }) => opcode === TEXT)).toBe(false);
    });

    it('F-SRV-07 returns a §7 close without a code', async () => {
      const line = await open();
      line.send(encodeRawFrame({ opcode: CLOSE }));
      expect((await line.waitForFrame(CLOSE))?.payload.length).toBe(0);
      expect(await line.closed()).toBe(true);
    });
  });
}
