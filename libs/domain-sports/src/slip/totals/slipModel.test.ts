import fc from 'fast-check';
import { getSystemSizes, type SystemName } from '../../money/systems.ts';
import { pick } from '../../testing/samples.ts';
import { emptySlip, MAX_SELECTIONS, type Slip } from '../selections/slip.ts';
import { slipActions, type SlipAction, changeSlip } from '../slipReducer.ts';
import { getSelectionMark, getSlipOddsType } from './slipSelectors.ts';
import { computeSeriesQuote, getSlipSystems } from './slipTotals.ts';

const game = fc.integer({ min: 0, max: 11 }).map((at) => `g${at}`);
const id = fc.tuple(game, fc.constantFrom('H', 'C')).map(([gameId, side]) => `${gameId}.${side}`);
const quotes = fc.record({
  price: fc.integer({ min: 1, max: 30_000 }),
  line: fc.constantFrom('', '-0.25', '0.5'),
  version: fc.integer({ min: 0, max: 9 }),
});
const status = fc.constantFrom('open', 'suspended', 'closed');

const action: fc.Arbitrary<SlipAction> = fc.oneof(
  { arbitrary: fc.tuple(id, fc.integer({ min: 0, max: 9 }), quotes).map(toToggle), weight: 6 },
  id.map(slipActions.selectionRemoved),
  fc.constantFrom('single', 'multiple', 'series').map(slipActions.modeChanged),
  fc.constantFrom('none', 'better', 'any').map(slipActions.oddsRuleChanged),
  fc.record({ id, stake: fc.constantFrom('', '5', '10.5') }).map(slipActions.stakeChanged),
  fc
    .array(fc.tuple(id, quotes, status).map(([key, seen, now]) => ({ id: key, ...seen, status: now })))
    .map(slipActions.pricesSeen),
  fc.array(game, { maxLength: 2 }).map(slipActions.gamesRemoved),
  fc
    .array(
      fc.tuple(id, quotes).map(([key, quote]) => ({ id: key, quote })),
      { maxLength: 3 },
    )
    .map(slipActions.quotesAccepted),
  fc.constant(slipActions.confirmingStarted()),
  {
    arbitrary: fc.array(id, { maxLength: 1 }).map((placedIds) => slipActions.confirmingEnded({ placedIds })),
    weight: 2,
  },
  fc.constant(slipActions.slipCleared()),
  fc.constantFrom('2x1', '3x1', '3x4', '4x11', '10x1').map((system) => slipActions.systemToggled(system as SystemName)),
  fc.constantFrom('risk', 'win').map(slipActions.entryChanged),
  fc.boolean().map(slipActions.keepsPlacedChanged),
  fc.constantFrom('', '20').map(slipActions.everyStakeChanged),
);

function toToggle([key, luck, quote]: [string, number, { price: number; line: string; version: number }]): SlipAction {
  return slipActions.selectionToggled({ pick: pick(key, key.split('.')[0], luck === 0), quote });
}

/** A second, naive slip of ids only, written from the text of the specification. */
interface Model {
  readonly mode: Slip['mode'];
  readonly isConfirming: boolean;
  readonly keepsPlaced: boolean;
  readonly held: readonly { readonly id: string; readonly game: string; readonly isChampion: boolean }[];
}

const toggled = (model: Model, chosen: Model['held'][number]): Model => {
  if (model.held.some((other) => other.id === chosen.id))
    return { ...model, held: model.held.filter((other) => other.id !== chosen.id) };
  let held = model.mode === 'single' ? [] : [...model.held];
  if (held.some((other) => other.isChampion !== chosen.isChampion)) held = [];
  if (model.mode === 'multiple') held = held.filter((other) => other.game !== chosen.game);
  return held.length === MAX_SELECTIONS ? model : { ...model, held: [...held, chosen] };
};

const switched = (model: Model, mode: Model['mode']): Model => {
  if (mode === model.mode) return model;
  const lastOfGame = model.held.filter((own, at) => !model.held.slice(at + 1).some((other) => other.game === own.game));
  return {
    ...model,
    mode,
    held: mode === 'single' ? model.held.slice(-1) : mode === 'multiple' ? lastOfGame : model.held,
  };
};

function step(model: Model, { type, payload }: SlipAction): Model {
  if (type === 'slip/confirmingEnded') {
    const left = model.held.filter((own) => model.keepsPlaced || !payload.placedIds.includes(own.id));
    return { ...model, isConfirming: false, held: left };
  }
  if (model.isConfirming) return model;
  if (type === 'slip/confirmingStarted') return { ...model, isConfirming: model.held.length > 0 };
  if (type === 'slip/keepsPlacedChanged') return { ...model, keepsPlaced: payload };
  if (type === 'slip/slipCleared') return { ...model, held: [] };
  if (type === 'slip/selectionRemoved') return { ...model, held: model.held.filter((own) => own.id !== payload) };
  if (type === 'slip/modeChanged') return switched(model, payload);
  if (type !== 'slip/selectionToggled') return model;
  const { id: own, gameId, isChampion } = payload.pick;
  return toggled(model, { id: own, game: gameId, isChampion });
}

const isUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const isMarkedRight = (slip: Slip): boolean =>
  slip.selections
    .filter((held) => held.status === 'open' && !held.isChampion)
    .every((held) => {
      const isDuplicate = slip.selections.filter((other) => other.gameId === held.gameId).length > 1;
      return (getSelectionMark(slip, held) === 'sameGame') === (slip.mode === 'series' && isDuplicate);
    });

const invariants: Readonly<Record<string, (slip: Slip) => boolean>> = {
  'SLP-02 ten at most': ({ selections }) => selections.length <= MAX_SELECTIONS,
  'SLP-03 one in single mode': ({ mode, selections }) => mode !== 'single' || selections.length <= 1,
  'SLP-01 nothing twice': ({ selections }) => isUnique(selections.map((held) => held.id)),
  'SLP-04 one of a match in multiple mode': ({ mode, selections }) =>
    mode !== 'multiple' || isUnique(selections.map((held) => held.gameId)),
  'SLP-05 champion bets alone': ({ selections }) => new Set(selections.map((held) => held.isChampion)).size <= 1,
  'SLP-06 duplicates marked': isMarkedRight,
  'SLP-05 a champion in a series is marked': (slip) =>
    slip.selections.every(
      (held) =>
        held.status !== 'open' ||
        (getSelectionMark(slip, held) === 'champion') === (slip.mode === 'series' && held.isChampion),
    ),
  'only systems that fit are played': (slip) =>
    getSlipSystems(slip).every((system) => getSystemSizes(system, slip.selections.length).length > 0),
  'the stake of a series is units times unit stake': (slip) => {
    const { units, unitStake, stake } = computeSeriesQuote(slip);
    return stake === BigInt(units) * unitStake;
  },
  'SLP-06 Hong Kong forced': ({ mode }) => getSlipOddsType(mode, 'M') === (mode === 'series' ? 'H' : 'M'),
};

const broken = (slip: Slip): readonly string[] =>
  Object.entries(invariants).flatMap(([rule, holds]) => (holds(slip) ? [] : [rule]));

const formatState = ({ mode, isConfirming }: Slip | Model, held: readonly { readonly id: string }[]): string =>
  `${mode} ${isConfirming} ${held.map((own) => own.id).join()}`;

let commands = 0;
let walks = 0;

function walk(actions: readonly SlipAction[]): void {
  commands += actions.length;
  walks += 1;
  let [slip, model]: [Slip, Model] = [emptySlip, { mode: 'single', isConfirming: false, keepsPlaced: false, held: [] }];
  for (const next of actions) {
    const change = changeSlip(slip, next);
    if (change.rejection && change.slip !== slip)
      throw new Error(`slipReducer: ${next.type} was refused but changed the slip`);
    slip = change.slip;
    model = step(model, next);
    const [is, should] = [formatState(slip, slip.selections), formatState(model, model.held)];
    if (is !== should) throw new Error(`slipReducer: ${next.type} gave ${is}, expected ${should}`);
    if (broken(slip).length > 0) throw new Error(`slipReducer: ${next.type} broke ${broken(slip).join()}`);
  }
}

it('F-BET-01 SLP-01 SLP-02 SLP-03 SLP-04 SLP-05 SLP-06 SLP-07 keeps every rule of the slip under any sequence of commands', () => {
  fc.assert(fc.property(fc.array(action, { maxLength: 40, size: 'max' }), walk));
  expect(commands / walks).toBeGreaterThan(10);
});
