/*
 * Runs inside Chromium: the same board in AG Grid, one row per match, with the fourteen prices of a collapsed row as columns.
 *
 * Its cells render the same contents as the other pages: both teams and the time, and for a price its line and its odds
 * as two texts in a button. A grid of plain texts would do less work than the compared pages. The cells use renderers of
 * the grid, which write a new value into existing nodes, with the styles of the bare list.
 */
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { parseJson } from '../../files/parseJson.mjs';
import { followFeed, formatHundredths, unpackPrices, SHOWN } from './followFeed.mjs';

/** @typedef {import('./followFeed.mjs').WireBoard} WireBoard */
/** @typedef {{ gameId: string, team_h?: string | undefined, team_c?: string | undefined, re_time?: string | undefined, prices: import('./followFeed.mjs').Prices }} Row */
/** @typedef {import('ag-grid-community').ICellRendererParams<Row, string>} Params */
/** @typedef {Params & { priceKey: string }} PriceParams */

ModuleRegistry.registerModules([AllCommunityModule]);

const STYLE = `
.teams{line-height:36px}
.price{position:relative;display:flex;align-items:center;justify-content:space-between;width:100%;height:32px;border:1px solid transparent;border-radius:4px;background:#f6efe4;padding:0 12px;font:inherit;font-variant-numeric:tabular-nums;contain:layout paint style}
`;

/** Creates an element with one text node. @param {'div' | 'span'} tag */
function createTextElement(tag) {
  const element = document.createElement(tag);
  const text = document.createTextNode('');
  element.append(text);
  return { element, text };
}

/** Cell with both teams and the time, each on a line. */
class MatchRenderer {
  box = document.createElement('div');
  /** @param {Params} params */
  init({ data }) {
    this.box.className = 'teams';
    for (const words of [data?.team_h, data?.team_c, data?.re_time]) {
      const { element, text } = createTextElement('div');
      text.nodeValue = words ?? '';
      this.box.append(element);
    }
  }
  getGui() {
    return this.box;
  }
  refresh() {
    return true;
  }
}

/** Cell with the line and the odds of a price. */
class PriceRenderer {
  button = document.createElement('button');
  parts = { line: createTextElement('span'), price: createTextElement('span') };
  /** @param {PriceParams} params */
  init(params) {
    this.button.className = 'price';
    this.button.append(this.parts.line.element, this.parts.price.element);
    this.refresh(params);
  }
  getGui() {
    return this.button;
  }
  /** @param {PriceParams} params */
  refresh({ data, priceKey }) {
    const shown = data?.prices[priceKey];
    if (!shown) return false;
    const { line, price } = shown;
    this.parts.line.text.nodeValue = line;
    this.parts.price.text.nodeValue = formatHundredths(price);
    return true;
  }
}

/** @type {import('ag-grid-community').ColDef<Row, string>[]} */
const COLUMNS = [
  {
    headerName: '赛事',
    valueGetter: ({ data }) => `${data?.team_h} - ${data?.team_c}`,
    cellRenderer: MatchRenderer,
    width: 260,
  },
  ...SHOWN.map((priceKey) => ({
    headerName: priceKey,
    width: 110,
    // The grid compares this value to detect changed cells.
    valueGetter: (/** @type {{ data: Row | undefined }} */ { data }) =>
      `${data?.prices[priceKey]?.line} ${data?.prices[priceKey]?.price}`,
    cellRenderer: PriceRenderer,
    cellRendererParams: { priceKey },
  })),
];

window.show = (text) => {
  const board = /** @type {WireBoard} */ (parseJson(text));
  // Prices by their position in the match, so that a column needs no search.
  const rows = board.games.map((game) => ({ ...game, prices: unpackPrices(board, game) }));
  /** @type {{ row: Row, price: import('./followFeed.mjs').HeldPrice }[]} */
  const held = [];
  for (const row of rows) for (const price of Object.values(row.prices)) held[price.n] = { row, price };
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const element = document.getElementById('board');
  if (!element) throw new Error('gridPage: the page has no #board. Use `renderPage`.');
  const api = createGrid(element, {
    columnDefs: COLUMNS,
    // All compared pages mark a changed price for a moment.
    defaultColDef: { enableCellChangeFlash: true },
    rowData: rows,
    getRowId: ({ data }) => data.gameId,
    // A match of our board has three lines; this height puts the same number of matches in the viewport.
    rowHeight: 122,
    suppressColumnVirtualisation: true,
  });
  followFeed(board, (lists) => {
    /** @type {Set<Row>} */
    const moved = new Set();
    for (const list of lists)
      for (let at = 1; at < list.length; at += 2) {
        const found = held[list[at] ?? 0];
        const version = list[0] ?? 0;
        if (!found || version <= found.price.ver) continue;
        found.price.price = list[at + 1] ?? 0;
        found.price.ver = version;
        moved.add(found.row);
      }
    // AG Grid's recommendation for many changes: collected rows, one transaction, refreshed cells.
    if (window.isBulk) api.applyTransactionAsync({ update: [...moved] });
    else api.applyTransaction({ update: [...moved] });
  });
  window.flushBoard = () => api.flushAsyncTransactions();
};
