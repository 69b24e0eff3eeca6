import fc from 'fast-check';
import { held, ids, createSlip } from '../testing/samples.ts';
import { restoreSlip, serialiseSlip } from './serialiseSlip.ts';
import { emptySlip, type Slip } from './selections/slip.ts';

it('F-BET-20 restores a stored slip without its confirming order', () => {
  const slip: Slip = {
    ...createSlip('multiple', { ...held('a'), stake: '12.5', kickOffAt: 1000 }, held('b')),
    oddsRule: 'better',
    seriesStake: '7',
    isConfirming: true,
  };
  expect(restoreSlip(serialiseSlip(slip))).toEqual({ ...slip, isConfirming: false });
});

it.each`
  rule                    | text
  ${'nothing'}            | ${undefined}
  ${'an empty text'}      | ${''}
  ${'no JSON'}            | ${'{'}
  ${'null'}               | ${'null'}
  ${'a number'}           | ${'7'}
  ${'another version'}    | ${'{"v":99,"selections":[]}'}
  ${'invalid selections'} | ${'{"v":1,"selections":[null,1,{},{"id":"a"}]}'}
  ${'no list'}            | ${'{"v":1,"selections":"a"}'}
`('restores $rule as an empty slip', ({ text }) => expect(restoreSlip(text)).toEqual(emptySlip));

it('omits only selections that cannot be read', () => {
  const text = serialiseSlip(
    createSlip('multiple', held('a'), { ...held('b'), agreed: { price: -1, line: '', version: 0 } }),
  );
  expect(ids(restoreSlip(text))).toBe('a');
});

it('SLP-03 SLP-04 restores a tampered text within the rules of the slip', () => {
  const many = Array.from({ length: 30 }, (_, at) => held(`p${at}`));
  expect(restoreSlip(serialiseSlip(createSlip('series', ...many))).selections).toHaveLength(10);
  expect(ids(restoreSlip(serialiseSlip(createSlip('single', ...many))))).toBe('p29');
  expect(ids(restoreSlip(serialiseSlip(createSlip('multiple', held('a', 'g'), held('b', 'g')))))).toBe('b');
});

it('never throws, whatever the stored text', () => {
  fc.assert(fc.property(fc.json(), (text) => restoreSlip(text).selections.length <= 10));
  fc.assert(
    fc.property(
      fc.array(fc.anything()),
      (selections) => restoreSlip(JSON.stringify({ v: 1, selections })).selections.length <= 10,
    ),
  );
});
