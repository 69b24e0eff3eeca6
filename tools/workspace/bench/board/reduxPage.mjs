// Runs inside Chromium: the board in a common first implementation. All rows are in the document, prices are in Redux, a
// row selects its match, and cells are styled components whose styles depend on their props.
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createElement, memo } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Provider, useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { parseJson } from '../../files/parseJson.mjs';
import { followFeed, formatHundredths, unpackPrices, SHOWN } from './followFeed.mjs';

/** @typedef {import('./followFeed.mjs').WireBoard} WireBoard */
/** @typedef {import('./followFeed.mjs').HeldPrice & { move?: 'up' | 'down', isPicked?: boolean }} ShownPrice */
/** @typedef {{ team_h?: string | undefined, team_c?: string | undefined, prices: Record<string, ShownPrice> }} ShownMatch */
/** @typedef {{ ids: string[], matches: Record<string, ShownMatch> }} BoardState */
/** @typedef {{ board: BoardState }} State */
/** @typedef {readonly [id: string, price: number, version: number]} Change */
/** @template Payload @typedef {import('@reduxjs/toolkit').PayloadAction<Payload>} Action */

/** @type {BoardState} */
const initialState = { ids: [], matches: {} };

const slice = createSlice({
  name: 'board',
  initialState,
  reducers: {
    shown: (state, /** @type {Action<WireBoard>} */ { payload }) => {
      for (const game of payload.games) {
        state.ids.push(game.gameId);
        state.matches[game.gameId] = { ...game, prices: { ...unpackPrices(payload, game) } };
      }
    },
    changed: (state, /** @type {Action<readonly Change[]>} */ { payload }) => {
      for (const [id, price, ver] of payload) {
        const dot = id.indexOf('.');
        const held = state.matches[id.slice(0, dot)]?.prices[id.slice(dot + 1)];
        if (held && ver > held.ver) Object.assign(held, { price, ver, move: price > held.price ? 'up' : 'down' });
      }
    },
    toggled: (state, /** @type {Action<string>} */ { payload }) => {
      const dot = payload.indexOf('.');
      const held = state.matches[payload.slice(0, dot)]?.prices[payload.slice(dot + 1)];
      if (held) held.isPicked = !held.isPicked;
    },
  },
});

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(12rem, 1.7fr) repeat(${SHOWN.length}, minmax(0, 1fr));
  column-gap: 4px;
  height: 121px;
  border-bottom: 1px solid #ddd;
`;
/** @type {import('styled-components').IStyledComponent<'web', import('react').ComponentProps<'button'> & { $isPicked?: boolean | undefined, $move?: 'up' | 'down' | undefined }>} */
const Cell = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  height: 32px;
  border: 1px solid ${({ $isPicked }) => ($isPicked ? '#b23a1f' : 'transparent')};
  border-radius: 4px;
  background: ${({ $move }) => (!$move ? '#f6efe4' : $move === 'up' ? '#fad7df' : '#d5ecdd')};
  font: inherit;
`;

const Match = memo(function Match(/** @type {{ id: string }} */ { id }) {
  const match = useSelector((/** @type {State} */ { board }) => board.matches[id]);
  const dispatch = useDispatch();
  const cells = SHOWN.map((key) => {
    const shown = match?.prices[key];
    if (!shown) throw new Error(`reduxPage: match ${id} has no price ${key}.`);
    const { id: price, line, price: odds, move, isPicked } = shown;
    return createElement(
      Cell,
      {
        key,
        'data-price': price,
        $move: move,
        $isPicked: isPicked,
        onClick: () => dispatch(slice.actions.toggled(price)),
      },
      createElement('span', null, line),
      createElement('span', null, formatHundredths(odds)),
    );
  });
  return createElement(Row, null, createElement('div', null, `${match?.team_h} - ${match?.team_c}`), ...cells);
});

const Board = () =>
  useSelector((/** @type {State} */ { board }) => board.ids).map((id) => createElement(Match, { key: id, id }));

window.show = (text) => {
  const board = /** @type {WireBoard} */ (parseJson(text));
  const store = configureStore({
    reducer: { board: slice.reducer },
    middleware: (all) => all({ serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(slice.actions.shown(board));
  const element = document.getElementById('board');
  if (!element) throw new Error('reduxPage: the page has no #board. Use `renderPage`.');
  const root = createRoot(element);
  flushSync(() => root.render(createElement(Provider, { store, children: createElement(Board) })));
  /** @type {string[]} */
  const ids = [];
  for (const { prices } of Object.values(store.getState().board.matches))
    for (const { n, id } of Object.values(prices)) ids[n] = id;
  followFeed(board, (lists) => {
    /** @type {Change[]} */
    const changes = [];
    for (const list of lists)
      for (let at = 1; at < list.length; at += 2) {
        const id = ids[list[at] ?? 0];
        if (id) changes.push([id, list[at + 1] ?? 0, list[0] ?? 0]);
      }
    store.dispatch(slice.actions.changed(changes));
  });
};
