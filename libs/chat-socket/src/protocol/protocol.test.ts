import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeVectors, sharedVectors } from '@pavilion/testing';
import {
  buildChatUrl,
  normalizeText,
  decodeRequest,
  decodeServerFrame,
  encodeFrame,
  PUSH_IDS,
  pushReaders,
  getCloseReaction,
  REQUEST_IDS,
  requestReaders,
  toStandardSchema,
} from '../protocol.ts';

const text = readFileSync(join(__dirname, '../../PROTOCOL.md'), 'utf8');

it('CHT-01 the ids are those of the specification, each with a reader and a line in PROTOCOL.md', () => {
  const ids = (named: object) => Object.values(named).sort((a, b) => a - b) as number[];
  expect(ids(REQUEST_IDS)).toEqual([0, 10001, 10002, 10003, 10011, 10019]);
  const pushes = [10004, 10005, 10006, 10007, 10008, 10009, 10010, 10012, 10013, 10014, 10015, 10016, 10017, 10018];
  expect(ids(PUSH_IDS)).toEqual([...pushes, 60000]);
  expect(Object.keys(requestReaders).map(Number)).toEqual(ids(REQUEST_IDS));
  expect(Object.keys(pushReaders).map(Number)).toEqual(ids(PUSH_IDS));
  for (const [name, id] of Object.entries(PUSH_IDS)) expect(text).toMatch(new RegExp(`\\| ${id} +\\| ${name} `));
  for (const id of ids(REQUEST_IDS)) expect(text).toMatch(new RegExp(`\\| ${id} `));
});

it('CHT-01 F-CHT-22 the handshake contains clientType and siteId, and no secret', () => {
  expect(buildChatUrl('wss://site.example', 3000)).toBe('wss://site.example/ws/chat?clientType=web&siteId=3000');
});

it.each`
  typed                                     | sent
  ${' 好球 \n'}                             | ${'好球'}
  ${'\u200b\u202e好\u202c\ufeff'}           | ${'好'}
  ${'   '}                                  | ${undefined}
  ${'\u200b\u200d\u2060\u3164\ufeff\u00ad'} | ${undefined}
  ${'👨‍👩‍👧'}                                   | ${'👨‍👩‍👧'}
  ${'🏴󠁧󠁢󠁥󠁮󠁧󠁿'}                                   | ${'🏴󠁧󠁢󠁥󠁮󠁧󠁿'}
  ${'字'.repeat(500)}                       | ${'字'.repeat(500)}
  ${'字'.repeat(501)}                       | ${undefined}
  ${'😀'.repeat(500)}                       | ${'😀'.repeat(500)}
  ${'x'.repeat(10_001)}                     | ${undefined}
`('CHT-04 F-CHT-20 sends “$sent” for “$typed”', ({ typed, sent }) => expect(normalizeText(typed as string)).toBe(sent));

it.each`
  frame                                                                              | is
  ${encodeFrame(10003, { cid: '1', rid: 'r', msg: 'x', category: 'text', more: 1 })} | ${{ msgId: 10003, msgData: { cid: '1', rid: 'r', msg: 'x', category: 'text' } }}
  ${encodeFrame(10003, { cid: '1', rid: 'r', msg: 'x', category: 'html' })}          | ${'badData'}
  ${encodeFrame(10011, { cid: '1', rid: 'r', pageNum: 1, pageSize: 16 })}            | ${'badData'}
  ${encodeFrame(10004, {})}                                                          | ${'unknownId'}
  ${'{"msgId":1e400,"msgData":{}}'}                                                  | ${'noId'}
  ${new Uint8Array(3)}                                                               | ${'binary'}
`('CHT-01 decodes the request $frame as $is', ({ frame, is }) => expect(decodeRequest(frame)).toEqual(is));

it('CHT-01 omits an unreadable message of a page and keeps the others', () => {
  const message = { rid: 'r', mid: 1, uid: 'u', nickname: 'n', role: 'member', category: 'text', msg: 'x', time: 1 };
  const page = { cid: '1', code: 6000, rid: 'r', pageNum: 1, pageSize: 15, hasMore: false };
  const decoded = decodeServerFrame(encodeFrame(10011, { ...page, messages: [{ ...message, mid: '0' }, message] }));
  expect(decoded).toMatchObject({ kind: 'reply', frame: { msgData: { messages: [message] } } });
});

it('F-CHT-12 decodes any input to a frame or a fault, and never throws', () => {
  const property = fc.property(fc.oneof(fc.json(), fc.string(), fc.anything()), (data) => {
    expect(['string', 'object']).toContain(typeof decodeServerFrame(data));
    expect(['string', 'object']).toContain(typeof decodeRequest(data));
  });
  fc.assert(property);
});

it('CHT-01 converts a reader to a Standard Schema', () => {
  const { '~standard': schema } = toStandardSchema(pushReaders[PUSH_IDS.online], 'count of people');
  expect(schema.validate({ rid: 'lobby', online: 3 })).toEqual({ value: { rid: 'lobby', online: 3 } });
  expect(schema.validate({ rid: 'lobby' })).toEqual({ issues: [{ message: 'This is no count of people.' }] });
});

it.each([1001, 1005, 1006, 1009, 1011, 1012, 1013, 4000, 4999])('F-CHT-02 %i is retried', (code) =>
  expect(getCloseReaction(code)).toBe('retry'),
);

describeVectors('json_parsing.json', sharedVectors<{ cases: { b64: string }[] }>('json_parsing.json'), ({ cases }) => {
  it('F-CHT-12 decodes no input of the JSON test suite to a frame, and never throws', () => {
    const texts = cases.map(({ b64 }) => Buffer.from(b64, 'base64').toString());
    const taken = texts.filter((each) =>
      [each, `{"msgId":10004,"msgData":${each}}`].some((frame) => typeof decodeServerFrame(frame) !== 'string'),
    );
    expect([taken, texts.length]).toEqual([[], 316]);
  });
});
