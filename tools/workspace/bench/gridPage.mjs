// Runs inside Chromium: the same board in AG Grid, a row a match, the fourteen prices of a folded row as columns.
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community';
import { followFeed, SHOWN } from './followFeed.mjs';

ModuleRegistry.registerModules([AllCommunityModule]);

const COLUMNS = [
  { headerName: '赛事', valueGetter: ({ data }) => `${data.team_h} - ${data.team_c}`, width: 260 },
  ...SHOWN.map((key) => ({
    headerName: key,
    width: 110,
    valueGetter: ({ data }) => `${data.prices[key].line} ${data.prices[key].price}`,
  })),
];

/** Price by its place in the match, so that a column needs no search. */
const rowOf = ({ odds, ...game }) => ({
  ...game,
  prices: Object.fromEntries(odds.map((price) => [price.id.slice(price.id.indexOf('.') + 1), price])),
});

globalThis.show = (text) => {
  const board = JSON.parse(text);
  const rows = new Map(board.games.map((game) => [game.gameId, rowOf(game)]));
  const api = createGrid(document.getElementById('board'), {
    columnDefs: COLUMNS,
    // Every page of the comparison shows for a moment that a price moved.
    defaultColDef: { enableCellChangeFlash: true },
    rowData: [...rows.values()],
    getRowId: ({ data }) => data.gameId,
    // A match of our board is three lines high, so as many are in view.
    rowHeight: 122,
    suppressColumnVirtualisation: true,
  });
  followFeed(board, (changes) => {
    const moved = new Map();
    for (const [id, line, price, active, ver] of changes) {
      const dot = id.indexOf('.');
      const row = rows.get(id.slice(0, dot));
      if (!row) continue;
      Object.assign(row.prices[id.slice(dot + 1)], { line, price, active, ver });
      moved.set(row.gameId, row);
    }
    // What its makers advise for many changes: rows gathered, one transaction, cells refreshed.
    if (globalThis.isBulk) api.applyTransactionAsync({ update: [...moved.values()] });
    else api.applyTransaction({ update: [...moved.values()] });
  });
  globalThis.flushBoard = () => api.flushAsyncTransactions();
};
