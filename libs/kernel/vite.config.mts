import { libraryConfig } from '../../tools/workspace/vite/libraryConfig.mjs';

export default libraryConfig(import.meta.dirname, [
  'src/index.ts',
  'src/controller/createController.ts',
  'src/flow.ts',
  'src/link.ts',
  'src/testing.ts',
]);
