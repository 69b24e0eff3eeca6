import { libraryConfig } from '../../tools/workspace/vite/libraryConfig.mjs';

const entryPoints = [
  'index',
  'captcha',
  'sendCode',
  'login',
  'newDevice',
  'register',
  'forgot',
  'binding',
  'wire',
  'browser',
];

export default libraryConfig(
  import.meta.dirname,
  entryPoints.map((entryPoint) => `src/${entryPoint}.ts`),
);
