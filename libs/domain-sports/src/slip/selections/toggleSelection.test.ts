import { held, ids, pick, quote, createSlip } from '../../testing/samples.ts';
import { MAX_SELECTIONS } from './slip.ts';
import { toggleSelection } from './toggleSelection.ts';

const full = Array.from({ length: MAX_SELECTIONS }, (_, at) => held(`p${at}`));
const ten = full.map(({ id }) => id).join();

it.each`
  rule                                                      | slip                                          | picked                  | after                     | rejection
  ${'SLP-01 adds the first selection'}                      | ${createSlip('single')}                       | ${pick('a')}            | ${'a'}                    | ${undefined}
  ${'SLP-01 removes a selection that is on the slip'}       | ${createSlip('multiple', held('a'))}          | ${pick('a')}            | ${''}                     | ${undefined}
  ${'SLP-03 single mode removes the earlier selection'}     | ${createSlip('single', held('a'))}            | ${pick('b')}            | ${'b'}                    | ${undefined}
  ${'SLP-04 multiple mode replaces one of the same match'}  | ${createSlip('multiple', held('a', 'g'))}     | ${pick('b', 'g')}       | ${'b'}                    | ${undefined}
  ${'SLP-04 multiple mode keeps one of another match'}      | ${createSlip('multiple', held('a'))}          | ${pick('b')}            | ${'a,b'}                  | ${undefined}
  ${'SLP-06 series mode keeps one of the same match'}       | ${createSlip('series', held('a', 'g'))}       | ${pick('b', 'g')}       | ${'a,b'}                  | ${undefined}
  ${'SLP-05 a champion removes other selections'}           | ${createSlip('multiple', held('a'))}          | ${pick('c', 'c', true)} | ${'c'}                    | ${undefined}
  ${'SLP-05 another selection removes champions'}           | ${createSlip('series', held('c', 'c', true))} | ${pick('a')}            | ${'a'}                    | ${undefined}
  ${'SLP-02 F-BET-02 refuses an eleventh selection'}        | ${createSlip('series', ...full)}              | ${pick('z')}            | ${ten}                    | ${'slipFull'}
  ${'SLP-02 a full slip can replace one of the same match'} | ${createSlip('multiple', ...full)}            | ${pick('z', 'p9')}      | ${`${ten.slice(0, -2)}z`} | ${undefined}
`('$rule', ({ slip, picked, after, rejection }) => {
  const change = toggleSelection(slip, picked, quote());
  expect(ids(change.slip)).toBe(after);
  expect(change.rejection).toBe(rejection);
});

it('SLP-07 F-BET-03 returns the same slip while an order is confirming', () => {
  const slip = { ...createSlip('single', held('a')), isConfirming: true };
  const change = toggleSelection(slip, pick('b'), quote());
  expect(change).toEqual({ slip, rejection: 'orderConfirming' });
  expect(change.slip).toBe(slip);
});

it('F-BET-02 a refused selection leaves the slip unchanged', () => {
  const slip = createSlip('series', ...full);
  expect(toggleSelection(slip, pick('z'), quote()).slip).toBe(slip);
});
