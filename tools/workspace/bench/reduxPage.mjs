// Runs inside Chromium: the board as many would begin it. Every row stands in the document, prices are in Redux, a row
// selects its match, and cells are styled components whose styles depend on their props.
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createElement, memo } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { Provider, useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { followFeed, oddsText, pricesOf, SHOWN } from './followFeed.mjs';

const slice = createSlice({
  name: 'board',
  initialState: { ids: [], matches: {} },
  reducers: {
    shown: (state, { payload }) => {
      for (const game of payload.games) {
        state.ids.push(game.gameId);
        state.matches[game.gameId] = { ...game, prices: pricesOf(payload, game) };
      }
    },
    changed: (state, { payload }) => {
      for (const [id, price, ver] of payload) {
        const dot = id.indexOf('.');
        const held = state.matches[id.slice(0, dot)].prices[id.slice(dot + 1)];
        if (ver > held.ver) Object.assign(held, { price, ver, move: price > held.price ? 'up' : 'down' });
      }
    },
    toggled: (state, { payload }) => {
      const dot = payload.indexOf('.');
      const held = state.matches[payload.slice(0, dot)].prices[payload.slice(dot + 1)];
      held.isPicked = !held.isPicked;
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

const Match = memo(function Match({ id }) {
  const match = useSelector(({ board }) => board.matches[id]);
  const dispatch = useDispatch();
  const cells = SHOWN.map((key) => {
    const { id: price, line, price: odds, move, isPicked } = match.prices[key];
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
      createElement('span', null, oddsText(odds)),
    );
  });
  return createElement(Row, null, createElement('div', null, `${match.team_h} - ${match.team_c}`), ...cells);
});

const Board = () => useSelector(({ board }) => board.ids).map((id) => createElement(Match, { key: id, id }));

globalThis.show = (text) => {
  const board = JSON.parse(text);
  const store = configureStore({
    reducer: { board: slice.reducer },
    middleware: (all) => all({ serializableCheck: false, immutableCheck: false }),
  });
  store.dispatch(slice.actions.shown(board));
  const root = createRoot(document.getElementById('board'));
  flushSync(() => root.render(createElement(Provider, { store }, createElement(Board))));
  const ids = [];
  for (const { prices } of Object.values(store.getState().board.matches))
    for (const { n, id } of Object.values(prices)) ids[n] = id;
  followFeed(board, (lists) => {
    const changes = [];
    for (const list of lists)
      for (let at = 1; at < list.length; at += 2)
        if (ids[list[at]]) changes.push([ids[list[at]], list[at + 1], list[0]]);
    store.dispatch(slice.actions.changed(changes));
  });
};
