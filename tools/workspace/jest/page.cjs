// About the page: where there is none this would only take time.
if (typeof document !== 'undefined') {
  require('@testing-library/jest-dom/jest-globals');
  // What is waited for comes, be the machine ever so busy; what does not come fails all the same.
  require('@testing-library/dom').configure({ asyncUtilTimeout: 10_000 });
}
