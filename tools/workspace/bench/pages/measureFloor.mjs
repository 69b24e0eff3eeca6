import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildChunks, computeGzipBytes } from '../../vite/buildChunks.mjs';
import { ROOT } from '../../root.mjs';

const ENTRY = `
import { createRoot } from 'react-dom/client';
import { createElement } from 'react';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { Provider, useSelector, useDispatch } from 'react-redux';
import createSagaMiddleware from 'redux-saga';
import { call, put, takeEvery, takeLatest, takeLeading, race, delay, fork, spawn, cancel } from 'redux-saga/effects';
import { BrowserRouter, Routes, Route, Link, useNavigate, useLocation, Navigate } from 'react-router-dom';
import styled, { css, keyframes, createGlobalStyle, StyleSheetManager } from 'styled-components';
import { setupI18n } from '@lingui/core';

const slice = createSlice({ name: 'floor', initialState: { n: 0 }, reducers: { added: (state) => void (state.n += 1) } });
const saga = createSagaMiddleware();
const store = configureStore({ reducer: { floor: slice.reducer }, middleware: (base) => base({ thunk: false }).concat(saga) });
saga.run(function* () {
  yield takeEvery('a', function* () { yield put(slice.actions.added()); yield call(() => 1); });
  yield takeLatest('b', function* () { yield race([delay(1), delay(2)]); });
  yield takeLeading('c', function* () { const t = yield fork(function* () {}); yield cancel(t); yield spawn(function* () {}); });
});
const fade = keyframes\`from { opacity: 0 } to { opacity: 1 }\`;
const mixin = css\`animation: \${fade} 1s\`;
const Box = styled.div\`color: var(--c); \${mixin}\`;
const Global = createGlobalStyle\`body { margin: 0 }\`;
const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': { a: ['x ', ['n']] } } });
function Page() {
  const n = useSelector((state) => state.floor.n);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return createElement(Box, { onClick: () => (dispatch(slice.actions.added()), navigate('/b')) }, i18n._('a', { n }), useLocation().pathname, createElement(Link, { to: '/c' }));
}
createRoot(document.getElementById('root')).render(
  createElement(StyleSheetManager, {}, createElement(Global), createElement(Provider, { store }, createElement(BrowserRouter, null,
    createElement(Routes, null, createElement(Route, { path: '/', element: createElement(Page) }), createElement(Route, { path: '*', element: createElement(Navigate, { to: '/' }) }))))),
);
`;

/** Measures the bytes of gzip of the required libraries bundled alone by the installed Vite: the minimum of a site on this stack. */
export async function measureFloor() {
  const folder = mkdtempSync(join(ROOT, 'node_modules/.bench-floor-'));
  try {
    writeFileSync(join(folder, 'entry.js'), ENTRY);
    return computeGzipBytes(await buildChunks(folder, { rolldownOptions: { input: join(folder, 'entry.js') } }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
