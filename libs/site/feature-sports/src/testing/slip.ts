import {
  emptySlip,
  findQuote,
  findSelectionInput,
  parsePrice,
  slipActions,
  slipReducer,
  type Selection,
  type Slip,
} from '@pavilion/domain-sports';
import { createLiveBoard, createLiveGame } from './liveBoard.ts';
import { createTestBoard } from './renderWithBoard.tsx';

const board = createTestBoard(
  createLiveBoard([
    createLiveGame('1', { home: '阿森纳', away: '利物浦' }),
    createLiveGame('2', { home: '国际米兰', away: 'AC米兰', leagueId: '102' }),
    createLiveGame('3', { home: '皇家马德里', away: '巴塞罗那', leagueId: '102' }),
  ]),
);

/** Creates a slip of prices, such as `1.RE.0.H`, of the matches 1, 2 and 3. */
export function createSlip(priceIds: readonly string[], over: Partial<Slip> = {}): Slip {
  const base: Slip = { ...emptySlip, mode: 'multiple', ...over };
  return priceIds.reduce((slip, id) => {
    const [pick, quote] = [findSelectionInput(board, id), findQuote(board, id)];
    if (!pick || !quote) throw new Error(`createSlip: the board has no price ${id}. Use a price of liveBoard.ts.`);
    return slipReducer(slip, slipActions.selectionToggled({ pick, quote }));
  }, base);
}

/** Returns a slip with other fields of one selection, the first one if no other is given. */
export const changeSelection = (slip: Slip, over: Partial<Selection>, at = 0): Slip => ({
  ...slip,
  selections: slip.selections.map((held, index) => (index === at ? { ...held, ...over } : held)),
});

/** Returns a slip with another offered price or line of one selection, the first one if no other is given. */
export function moveSelection(slip: Slip, to: { readonly price?: string; readonly line?: string }, at = 0): Slip {
  const { latest } = slip.selections[at] as Selection;
  const { line = latest.line } = to;
  const price = to.price === undefined ? latest.price : (parsePrice(to.price) ?? latest.price);
  return changeSelection(slip, { latest: { price, line, version: latest.version + 1 } }, at);
}
