// Only for tests with a document; others would only load it.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom/jest-globals');
  // A long timeout for busy machines. A test that waits for something that never appears still fails.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
}
