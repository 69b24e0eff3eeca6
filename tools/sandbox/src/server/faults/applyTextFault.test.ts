import { applyTextFault } from './applyTextFault.ts';
import { faultKinds, type FaultKind } from './faultKinds.ts';

const envelope = { status_code: 6000, data: { balance: '10.00' }, message: 'ok' };
const text = JSON.stringify(envelope);

/** Kinds that change the text of the envelope. */
const textKinds = new Set<FaultKind>([
  'codeMissing',
  'codeText',
  'codeNull',
  'codeArray',
  'dataMissing',
  'messageObject',
  'huge',
  'deep',
  'poison',
]);

it.each`
  kind               | expected
  ${'codeMissing'}   | ${{ data: envelope.data, message: 'ok' }}
  ${'codeText'}      | ${{ ...envelope, status_code: '6000' }}
  ${'codeNull'}      | ${{ ...envelope, status_code: null }}
  ${'codeArray'}     | ${{ ...envelope, status_code: [6000] }}
  ${'dataMissing'}   | ${{ status_code: 6000, message: 'ok' }}
  ${'messageObject'} | ${{ ...envelope, message: { text: 'ok' } }}
`('F-API-07 $kind changes one field of the envelope', ({ kind, expected }: { kind: FaultKind; expected: object }) => {
  expect(JSON.parse(applyTextFault(kind, text))).toEqual(expected);
});

it('X1 huge is a success with a text of 20 MB', () => {
  const data = 'x'.repeat(20 * 1024 * 1024);
  expect(applyTextFault('huge', text) === `{"status_code":6000,"data":"${data}","message":""}`).toBe(true);
});

it('X1 deep is a success with 100,000 nested lists', () => {
  const lists = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(applyTextFault('deep', text) === `{"status_code":6000,"data":${lists},"message":""}`).toBe(true);
});

const poison = '"__proto__":{"isVip":true},"constructor":{"prototype":{"isVip":true}},"then":"x"';

it.each`
  data                    | poisoned
  ${{ balance: '10.00' }} | ${`{${poison},"balance":"10.00"}`}
  ${{}}                   | ${`{${poison}}`}
  ${[1, 2]}               | ${`{${poison}}`}
  ${null}                 | ${`{${poison}}`}
  ${'text'}               | ${`{${poison}}`}
`('X1 poison adds three dangerous names to the data $data', ({ data, poisoned }: Record<string, unknown>) => {
  const expected = `{"status_code":6000,"data":${String(poisoned)},"message":""}`;
  expect(applyTextFault('poison', JSON.stringify({ ...envelope, data }))).toBe(expected);
});

it.each((Object.keys(faultKinds) as FaultKind[]).filter((kind) => !textKinds.has(kind)))(
  'X1 %s leaves the envelope unchanged, also a text that is no JSON',
  (kind) => {
    expect([applyTextFault(kind, text), applyTextFault(kind, '')]).toEqual([text, '']);
  },
);
