import { held, ids, pick, quote, createSlip } from '../testing/samples.ts';
import { MAX_SELECTIONS } from './slip.ts';
import { toggleSelection } from './toggleSelection.ts';

const full = Array.from({ length: MAX_SELECTIONS }, (_, at) => held(`p${at}`));
const ten = full.map(({ id }) => id).join();

it.each`
  rule                                               | slip                                          | picked                  | after                     | rejection
  ${'SLP-01 adds the first pick'}                    | ${createSlip('single')}                       | ${pick('a')}            | ${'a'}                    | ${undefined}
  ${'SLP-01 removes a pick already held'}            | ${createSlip('multiple', held('a'))}          | ${pick('a')}            | ${''}                     | ${undefined}
  ${'SLP-03 single mode drops the earlier pick'}     | ${createSlip('single', held('a'))}            | ${pick('b')}            | ${'b'}                    | ${undefined}
  ${'SLP-04 multiple mode replaces a same game'}     | ${createSlip('multiple', held('a', 'g'))}     | ${pick('b', 'g')}       | ${'b'}                    | ${undefined}
  ${'SLP-04 multiple mode keeps another game'}       | ${createSlip('multiple', held('a'))}          | ${pick('b')}            | ${'a,b'}                  | ${undefined}
  ${'SLP-06 series mode keeps a same game'}          | ${createSlip('series', held('a', 'g'))}       | ${pick('b', 'g')}       | ${'a,b'}                  | ${undefined}
  ${'SLP-05 a champion pick clears normal ones'}     | ${createSlip('multiple', held('a'))}          | ${pick('c', 'c', true)} | ${'c'}                    | ${undefined}
  ${'SLP-05 a normal pick clears champion ones'}     | ${createSlip('series', held('c', 'c', true))} | ${pick('a')}            | ${'a'}                    | ${undefined}
  ${'SLP-02 F-BET-02 an eleventh pick is refused'}   | ${createSlip('series', ...full)}              | ${pick('z')}            | ${ten}                    | ${'slipFull'}
  ${'SLP-02 a full slip still replaces a same game'} | ${createSlip('multiple', ...full)}            | ${pick('z', 'p9')}      | ${`${ten.slice(0, -2)}z`} | ${undefined}
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
