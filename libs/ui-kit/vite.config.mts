import { libraryConfig } from '../../tools/workspace/vite/libraryConfig.mjs';

export default libraryConfig(import.meta.dirname, [
  'src/index.ts',
  'src/theme/index.ts',
  'src/dialog/index.ts',
  'src/menu/index.ts',
  'src/tooltip/index.ts',
  'src/select/index.ts',
]);
