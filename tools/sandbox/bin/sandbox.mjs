#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const build = new URL('../dist/main.js', import.meta.url);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`The sandbox needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exitCode = 1;
} else if (!existsSync(fileURLToPath(build))) {
  console.error('The sandbox is not built yet. Run: npx nx build sandbox');
  process.exitCode = 1;
} else {
  const { main } = await import(build.href);
  await main();
}
