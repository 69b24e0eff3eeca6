// `npm run bench`: every figure is a ratio against a named baseline of the same run. Exits with 1 when a goal is missed.
import { ensureChromium } from '../browser/findChromium.mjs';
import { benchBoard } from '../bench/board.mjs';
import { benchClientSize } from '../bench/clientSize.mjs';
import { benchCrypto } from '../bench/crypto.mjs';
import { benchHome } from '../bench/home.mjs';
import { benchLibraries } from '../bench/libraries.mjs';
import { benchRoutes } from '../bench/routes.mjs';
import { startStack } from '../stack/startStack.mjs';

const executablePath = ensureChromium();
const stack = await startStack();
const rows = [];
try {
  rows.push(...benchRoutes());
  rows.push(...(await benchLibraries()));
  rows.push(...(await benchClientSize()));
  rows.push(...(await benchCrypto(executablePath)));
  rows.push(...(await benchHome(executablePath, stack)));
  rows.push(...(await benchBoard(executablePath, stack)));
} finally {
  await stack.stop();
}

for (const { name, value, goal, isMet } of rows)
  console.log(`${isMet ? 'ok  ' : 'MISS'}  ${name.padEnd(64)} ${value.padStart(26)}   goal ${goal}`);
const missed = rows.filter(({ isMet }) => !isMet).length;
console.log(`\n${rows.length - missed} of ${rows.length} goals met.`);
process.exit(missed === 0 ? 0 : 1);
