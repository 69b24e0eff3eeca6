import { libraryConfig } from '../../tools/workspace/vite/libraryConfig.mjs';

const doors = [
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
  doors.map((door) => `src/${door}.ts`),
);
