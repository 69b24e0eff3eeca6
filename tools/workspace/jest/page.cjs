// Only for tests with a document; others would only load it.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom/jest-globals');
  // A long timeout for busy machines. A test that waits for something that never appears still fails.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
  // The development build of React takes a stack trace of each element that it creates, until this counter is above a
  // limit. The traces cost a tenth of the time of a component test; warnings still name the components.
  /** @typedef {{ __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object }} ReactInternals */
  const react = /** @type {ReactInternals} */ (/** @type {unknown} */ (require('react')));
  const internals = react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
}
