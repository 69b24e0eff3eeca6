import { libraryConfig } from '../../tools/workspace/vite/libraryConfig.mjs';

export default libraryConfig(import.meta.dirname, [
  'src/index.ts',
  'src/protocol.ts',
  'src/browser.ts',
  'src/endpoints.ts',
  'src/schemas.ts',
  'src/schemas/loadSchemas.ts',
  'src/errors/texts/zhCN.ts',
  'src/errors/texts/zhTW.ts',
  'src/crypto/md5Hex.ts',
]);
