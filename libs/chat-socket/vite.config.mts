import { libraryConfig } from '../../tools/workspace/vite/libraryConfig.mjs';

export default libraryConfig(import.meta.dirname, [
  'src/index.ts',
  'src/protocol.ts',
  'src/browser.ts',
  'src/redux.ts',
]);
