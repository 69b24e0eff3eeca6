import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LoginPorts } from './loginPorts.ts';
import { loginActions, type TypedLogin } from './loginSlice.ts';
import type { RememberedCredentials } from './rememberedLogin.ts';

/** Tells the form what is remembered when it opens, and forgets it the moment the box is unticked (AUT-05, ruling A1). */
export function* followRemembered({ remembered }: LoginPorts) {
  if (!remembered) return;
  yield* takeLatest(loginActions.loginOpened, function* publishRemembered() {
    const kept = yield* call(remembered.read);
    if (kept.kind === 'kept') yield* put(loginActions.rememberedFound({ username: kept.username }));
    if (kept.kind === 'unavailable') yield* put(loginActions.rememberingUnavailable());
  });
  yield* takeEvery(loginActions.rememberedDropped, function* removeRemembered() {
    yield* call(remembered.forget);
  });
}

/** Keeps or forgets the login that has just succeeded, as the box says. */
export async function remember(
  { remembered }: LoginPorts,
  { isRemembering }: TypedLogin,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  if (isRemembering) await remembered?.keep({ username: name, passwordHash: password } satisfies RememberedCredentials);
  if (isRemembering === false) remembered?.forget();
}
