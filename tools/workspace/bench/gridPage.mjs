/*
 * Runs inside Chromium: the same board in AG Grid, a row a match, the fourteen prices of a folded row as columns.
 *
 * Its cells draw what the other pages draw, both teams and the time, and for a price its line and its odds as two texts
 * in a button: a grid of plain texts would do less than everyone it is held against. They do it by the grid's own means,
 * renderers that are told of a new value and write it into the nodes they have, and look as the bare list's cells do.
 */
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { parseJson } from '../json/parseJson.mjs';
import { followFeed, oddsText, unpackPrices, SHOWN } from './followFeed.mjs';

/** @typedef {import('./followFeed.mjs').WireBoard} WireBoard */
/** @typedef {{ gameId: string, team_h?: string | undefined, team_c?: string | undefined, re_time?: string | undefined, prices: import('./followFeed.mjs').Prices }} Row */
/** @typedef {import('ag-grid-community').ICellRendererParams<Row, string>} Params */
/** @typedef {Params & { priceKey: string }} PriceParams */

ModuleRegistry.registerModules([AllCommunityModule]);

const STYLE = `
.teams{line-height:36px}
.price{position:relative;display:flex;align-items:center;justify-content:space-between;width:100%;height:32px;border:1px solid transparent;border-radius:4px;background:#f6efe4;padding:0 12px;font:inherit;font-variant-numeric:tabular-nums;contain:layout paint style}
`;

/** An element that holds the one text node it is given to write into. @param {'div' | 'span'} tag */
function part(tag) {
  const element = document.createElement(tag);
  const text = document.createTextNode('');
  element.append(text);
  return { element, text };
}

/** Both teams and the time, a line each. */
class MatchRenderer {
  box = document.createElement('div');
  /** @param {Params} params */
  init({ data }) {
    this.box.className = 'teams';
    for (const words of [data?.team_h, data?.team_c, data?.re_time]) {
      const { element, text } = part('div');
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

/** A price: its line and its odds. */
class PriceRenderer {
  button = document.createElement('button');
  parts = { line: part('span'), price: part('span') };
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
    this.parts.price.text.nodeValue = oddsText(price);
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
    // What the grid compares, to know which cells have changed.
    valueGetter: (/** @type {{ data: Row | undefined }} */ { data }) =>
      `${data?.prices[priceKey]?.line} ${data?.prices[priceKey]?.price}`,
    cellRenderer: PriceRenderer,
    cellRendererParams: { priceKey },
  })),
];

window.show = (text) => {
  const board = /** @type {WireBoard} */ (parseJson(text));
  // Price by its place in the match, so that a column needs no search.
  const rows = board.games.map((game) => ({ ...game, prices: unpackPrices(board, game) }));
  /** @type {{ row: Row, price: import('./followFeed.mjs').HeldPrice }[]} */
  const held = [];
  for (const row of rows) for (const price of Object.values(row.prices)) held[price.n] = { row, price };
  document.head.append(Object.assign(document.createElement('style'), { textContent: STYLE }));
  const element = document.getElementById('board');
  if (!element) throw new Error('The page has no #board.');
  const api = createGrid(element, {
    columnDefs: COLUMNS,
    // Every page of the comparison shows for a moment that a price moved.
    defaultColDef: { enableCellChangeFlash: true },
    rowData: rows,
    getRowId: ({ data }) => data.gameId,
    // A match of our board is three lines high, so as many are in view.
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
    // What its makers advise for many changes: rows gathered, one transaction, cells refreshed.
    if (window.isBulk) api.applyTransactionAsync({ update: [...moved] });
    else api.applyTransaction({ update: [...moved] });
  });
  window.flushBoard = () => api.flushAsyncTransactions();
};
