import type { Middleware } from '@reduxjs/toolkit';

/** Slot in the chain of a store for middleware that is added after the store has been created. */
export interface LateMiddleware {
  readonly middleware: Middleware;
  /** Adds middleware in the given order, before all that was added earlier. */
  readonly add: (...added: readonly Middleware[]) => void;
}

/** Creates an empty slot. `add` throws until a store has been created with the middleware. */
export function createLateMiddleware(): LateMiddleware {
  let add: LateMiddleware['add'] = () => {
    throw new Error('createLateMiddleware: no store uses this slot.');
  };
  const middleware: Middleware = (api) => (next) => {
    let chain: (action: unknown) => unknown = next;
    add = (...added) => {
      chain = added.reduceRight((inner, each) => each(api)(inner), chain);
    };
    return (action) => chain(action);
  };
  return { middleware, add: (...added) => add(...added) };
}
