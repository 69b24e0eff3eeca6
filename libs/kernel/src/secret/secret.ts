declare const valueType: unique symbol;

/**
 * Reference to a value that must not appear in actions, states, logs and developer tools, such as a password.
 *
 * It is a plain object without the value, so it can be part of a Redux action.
 */
export interface Secret<Value = string> {
  readonly isSecret: true;
  /** Exists only in the type. */
  readonly [valueType]?: Value;
}

/** Values by reference. A value is released together with its last reference. */
const values = new WeakMap<object, unknown>();

/** Creates a reference to a secret value. Only `readSecret` returns the value. */
export function createSecret<Value>(value: Value): Secret<Value> {
  const secret: Secret<Value> = Object.freeze({ isSecret: true });
  values.set(secret, value);
  return secret;
}

/**
 * Returns the value of a secret.
 *
 * @throws TypeError for a copy of a secret, for example in an action that was serialized
 */
export function readSecret<Value>(secret: Secret<Value>): Value {
  if (!values.has(secret)) throw new TypeError('readSecret: this is a copy of a secret. Pass the secret itself.');
  return values.get(secret) as Value;
}
