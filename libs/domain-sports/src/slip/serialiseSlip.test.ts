import fc from 'fast-check';
import { held, ids, createSlip, quote } from '../testing/samples.ts';
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

const damaged = (over: object): Slip =>
  restoreSlip(JSON.stringify({ ...createSlip('multiple'), v: 2, selections: [{ ...held('a'), ...over }] }));

it.each`
  rule                            | over
  ${'without an id'}              | ${{ id: '' }}
  ${'without a match'}            | ${{ gameId: 7 }}
  ${'without a play'}             | ${{ playCode: undefined }}
  ${'of an unknown sport'}        | ${{ gameType: '?' }}
  ${'of an unknown time range'}   | ${{ showType: '?' }}
  ${'of an unknown side'}         | ${{ side: '?' }}
  ${'without an agreed quote'}    | ${{ agreed: null }}
  ${'with an unreadable line'}    | ${{ latest: { ...quote(), line: '0.3' } }}
  ${'without a line'}             | ${{ latest: { ...quote(), line: undefined } }}
  ${'without a version'}          | ${{ agreed: { ...quote(), version: null } }}
  ${'with a fraction of a price'} | ${{ agreed: { ...quote(), price: 0.95 } }}
`('F-BET-20 does not restore a selection $rule', ({ over }) => {
  expect(damaged(over as object).selections).toEqual([]);
});

it.each`
  rule                                | over                             | after
  ${'an unknown status is suspended'} | ${{ status: '?' }}               | ${{ status: 'suspended' }}
  ${'a stake is normalised'}          | ${{ stake: '0012.345' }}         | ${{ stake: '12.34' }}
  ${'an unreadable stake is empty'}   | ${{ stake: '1e9' }}              | ${{ stake: '' }}
  ${'a market has no line'}           | ${{ agreed: quote(9500, '') }}   | ${{ agreed: quote(9500, '') }}
  ${'names may be missing'}           | ${{ homeName: 7, leagueId: {} }} | ${{ homeName: '', leagueId: '' }}
  ${'only true is a champion'}        | ${{ isChampion: 'true' }}        | ${{ isChampion: false }}
`('F-BET-20 restores a selection in which $rule', ({ over, after }) => {
  expect(damaged(over as object).selections).toMatchObject([after as object]);
});

it('F-BET-20 omits an unreadable kick-off and an empty runner, and the second of two equal ids', () => {
  const [restored] = damaged({ kickOffAt: 'soon', runnerName: '' }).selections;
  expect([Object.hasOwn(restored ?? {}, 'kickOffAt'), Object.hasOwn(restored ?? {}, 'runnerName')]).toEqual([
    false,
    false,
  ]);
  const doubled = createSlip('multiple', { ...held('a'), stake: '5' }, { ...held('a'), stake: '9' });
  expect(restoreSlip(serialiseSlip(doubled)).selections.map(({ stake }) => stake)).toEqual(['5']);
});

it('F-BET-20 restores unknown settings as the first ones', () => {
  const settings = { mode: '?', oddsRule: '?', entry: '?', keepsPlaced: 'true', systems: 'x', seriesStake: 'x' };
  expect(restoreSlip(JSON.stringify({ v: 2, selections: [], ...settings }))).toEqual(emptySlip);
});

it('F-BET-20 stores neither the limits nor the confirming order', () => {
  const slip: Slip = { ...createSlip('single'), limits: { min: '1.00', max: '2.00' }, isConfirming: true };
  expect(JSON.parse(serialiseSlip(slip))).not.toMatchObject({ limits: expect.anything() as unknown });
  expect(JSON.parse(serialiseSlip(slip))).not.toMatchObject({ isConfirming: true });
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
