import { decodeServerFrame } from './decodeServerFrame.ts';
import { encodeFrame } from './encodeFrame.ts';

const reply = { cid: '1', code: 6000, rid: 'r', mid: 7, time: 8 };
const refusal = { cid: '1', code: 6011, retryMs: 500 };

it.each`
  what                         | frame                                               | result
  ${'a heartbeat'}             | ${encodeFrame(0, {})}                               | ${{ kind: 'echo' }}
  ${'a reply'}                 | ${encodeFrame(10003, reply)}                        | ${{ kind: 'reply', frame: { msgId: 10003, msgData: reply } }}
  ${'an incomplete reply'}     | ${encodeFrame(10003, { ...reply, mid: undefined })} | ${'badData'}
  ${'a refusal'}               | ${encodeFrame(10003, refusal)}                      | ${{ kind: 'refusal', msgId: 10003, refusal }}
  ${'a refusal without an id'} | ${encodeFrame(10003, { code: 6011 })}               | ${'badData'}
  ${'a push'}                  | ${encodeFrame(10014, { rid: 'r', online: 3 })}      | ${{ kind: 'push', frame: { msgId: 10014, msgData: { rid: 'r', online: 3 } } }}
  ${'an incomplete push'}      | ${encodeFrame(10014, { rid: 'r' })}                 | ${'badData'}
  ${'an unknown id'}           | ${encodeFrame(77, {})}                              | ${'unknownId'}
  ${'an id below 0'}           | ${encodeFrame(-1, {})}                              | ${'noId'}
  ${'an id with a fraction'}   | ${'{"msgId":1.5,"msgData":{}}'}                     | ${'noId'}
  ${'no data'}                 | ${'{"msgId":0}'}                                    | ${'noData'}
  ${'null as data'}            | ${'{"msgId":0,"msgData":null}'}                     | ${'noData'}
  ${'text as data'}            | ${'{"msgId":0,"msgData":"x"}'}                      | ${'noData'}
  ${'no object'}               | ${'null'}                                           | ${'noId'}
  ${'no JSON'}                 | ${'{'}                                              | ${'notJson'}
  ${'binary data'}             | ${new ArrayBuffer(1)}                               | ${'binary'}
`('CHT-01 F-CHT-12 decodes $what', ({ frame, result }) => expect(decodeServerFrame(frame)).toEqual(result));

it.each`
  bytes     | result
  ${65_536} | ${'echo'}
  ${65_537} | ${'tooLarge'}
`('F-CHT-12 a frame of $bytes bytes of UTF-8 is $result', ({ bytes, result }) => {
  const frame = (padding: string) => encodeFrame(0, { padding });
  const countBytes = (text: string) => new TextEncoder().encode(text).length;
  const wide = '好'.repeat(20_000);
  const rest = 'x'.repeat((bytes as number) - countBytes(frame(wide)));
  const decoded = decodeServerFrame(frame(wide + rest));
  expect(typeof decoded === 'string' ? decoded : decoded.kind).toBe(result);
});
