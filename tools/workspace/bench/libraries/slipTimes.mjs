// Runs inside Chromium, in the benchmark page of domain-sports.
import { emptySlip, slipActions, slipReducer } from '@pavilion/domain-sports';
import { createSlice } from '@reduxjs/toolkit';
import { measureFastest } from './measureFastest.mjs';

/** @typedef {import('@pavilion/domain-sports').Slip} Slip */
/** @typedef {import('@pavilion/domain-sports').Quote} Quote */
/** @typedef {typeof STEPS[number]} Step */
/** @typedef {(slip: Slip, step: Step) => Slip} Reduce */

const PICKS = 10;
/** Runs that are timed together, because one run is too short for the browser's clock. */
const GOES = 200;

/** @param {number} at @returns {import('@pavilion/domain-sports').SelectionInput} */
const createSelection = (at) => ({
  id: `${at}.R.0.H`,
  gameId: String(at),
  gameType: 'FT',
  showType: 'FT',
  leagueId: '101',
  leagueName: '联赛',
  homeName: '主队',
  awayName: '客队',
  playCode: 'R',
  side: 'H',
  isChampion: false,
});
const createQuote = (/** @type {number} */ version) => ({ price: 9_500 + version, line: '-0.5', version });
const picks = Array.from({ length: PICKS }, (_, at) => createSelection(at));

/** Ten selections, ten stakes and ten changed prices: thirty steps of a slip of ten. */
const STEPS = [
  ...picks.map((pick) => slipActions.selectionToggled({ pick, quote: createQuote(1) })),
  ...picks.map(({ id }) => slipActions.stakeChanged({ id, stake: '100' })),
  ...picks.map(({ id }) => slipActions.pricesSeen([{ id, status: 'open', ...createQuote(2) }])),
];

/** Hand-written slip: the same three steps, without the rules of the venue. @type {Reduce} */
function plainReducer(slip, step) {
  const { selections } = slip;
  switch (step.type) {
    case 'slip/selectionToggled': {
      const { pick, quote } = step.payload;
      const kept = selections.filter(({ id }) => id !== pick.id);
      if (kept.length < selections.length) return { ...slip, selections: kept };
      const added = /** @type {const} */ ({ ...pick, agreed: quote, latest: quote, status: 'open', stake: '' });
      return { ...slip, selections: [...selections, added] };
    }
    case 'slip/stakeChanged': {
      const { id, stake } = step.payload;
      return { ...slip, selections: selections.map((held) => (held.id === id ? { ...held, stake } : held)) };
    }
    case 'slip/pricesSeen':
      return {
        ...slip,
        selections: selections.map((held) => {
          const seen = step.payload.find(({ id }) => id === held.id);
          // Each price change here includes its quote.
          return seen ? { ...held, latest: /** @type {Quote} */ (seen), status: seen.status } : held;
        }),
      };
  }
}

/**
 * Payload of a step.
 *
 * @template {Step['type']} Type @typedef {import('@reduxjs/toolkit').PayloadAction<Extract<Step, { type: Type }>['payload']>} PayloadOf
 */

/** The same slip as a slice of Redux Toolkit, mutated as its guide recommends. */
const { reducer: immerReducer } = createSlice({
  name: 'slip',
  initialState: emptySlip,
  reducers: {
    selectionToggled: ({ selections }, /** @type {PayloadOf<'slip/selectionToggled'>} */ { payload }) => {
      const { pick, quote } = payload;
      const at = selections.findIndex(({ id }) => id === pick.id);
      if (at >= 0) selections.splice(at, 1);
      else selections.push({ ...pick, agreed: quote, latest: quote, status: 'open', stake: '' });
    },
    stakeChanged: ({ selections }, /** @type {PayloadOf<'slip/stakeChanged'>} */ { payload: { id, stake } }) => {
      const held = selections.find((selection) => selection.id === id);
      if (held) held.stake = stake;
    },
    pricesSeen: ({ selections }, /** @type {PayloadOf<'slip/pricesSeen'>} */ { payload }) => {
      for (const seen of payload) {
        const held = selections.find(({ id }) => id === seen.id);
        if (held) Object.assign(held, { latest: seen, status: seen.status });
      }
    },
  },
});

/** @type {Slip} */
const START = { ...emptySlip, mode: 'multiple' };

/** Measures P15: thirty steps of the slip reducer, compared with a plain reducer and with a slice with immer; milliseconds of one run. */
export function measureSlip() {
  const run = (/** @type {Reduce} */ reduce) => STEPS.reduce(reduce, START);
  const many = (/** @type {Reduce} */ reduce) => () => {
    for (let go = 0; go < GOES; go += 1) run(reduce);
  };
  for (const reduce of [slipReducer, plainReducer, immerReducer])
    if (run(reduce).selections.length !== PICKS)
      throw new Error('measureSlip: a slip does not contain its selections.');
  const [ours, plain, immer] = measureFastest(15, [many(slipReducer), many(plainReducer), many(immerReducer)]);
  return { ours: ours / GOES, plain: plain / GOES, immer: immer / GOES };
}
