import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LoginPorts } from './loginPorts.ts';
import { loginActions } from './loginSlice.ts';

/** Sends the remembered login to the form when it opens, and removes it when the checkbox is cleared (AUT-05, ruling A1). */
export function* followRemembered({ remembered }: LoginPorts) {
  if (!remembered) return;
  yield* takeLatest(loginActions.loginOpened, function* publishRemembered() {
    const kept = yield* call(remembered.read);
    if (kept.kind === 'kept') yield* put(loginActions.rememberedLoginLoaded({ username: kept.username }));
    if (kept.kind === 'unavailable') yield* put(loginActions.rememberedLoginUnavailable());
  });
  yield* takeEvery(loginActions.rememberedLoginCleared, function* removeRemembered() {
    yield* call(remembered.forget);
  });
}
