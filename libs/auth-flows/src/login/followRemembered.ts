import { call, put, takeEvery, takeLatest } from 'typed-redux-saga';
import type { LoginPorts } from './loginPorts.ts';
import { loginActions, type RequestedLogin } from './loginSlice.ts';
import type { RememberedCredentials } from './rememberedLogin.ts';

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

/** Stores or removes a successful login according to the checkbox. */
export async function remember(
  { remembered }: LoginPorts,
  { isRemembering }: Pick<RequestedLogin, 'isRemembering'>,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  if (isRemembering) await remembered?.keep({ username: name, passwordHash: password } satisfies RememberedCredentials);
  if (isRemembering === false) remembered?.forget();
}
