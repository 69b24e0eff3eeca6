// Its matchers are about the page: where there is none they would only take time.
if (typeof document !== 'undefined') require('@testing-library/jest-dom');
