import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findFreePort, startProgram, stopProgram } from '../../start/programs.mjs';

const programs = new URL('../../start/programs.mjs', import.meta.url).href;

test('a program ends with its parent process, also after a kill', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-programs-'));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const server = join(folder, 'server.mjs');
  writeFileSync(
    server,
    `import { createServer } from 'node:http';
     createServer((_, response) => response.end(String(process.pid))).listen(${port}, '127.0.0.1');`,
  );
  const starter = spawn(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { startProgram } from '${programs}';
       await startProgram(${JSON.stringify({ name: 'server', port, script: [server], health: url })});
       console.log('up');`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  try {
    await once(starter.stdout, 'data');
    const pid = Number(await (await fetch(url)).text());
    assert.equal(isThere(pid), true);
    starter.kill('SIGKILL');
    while (isThere(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
  } finally {
    starter.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});

test('a slow first response is awaited, and not requested again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-programs-'));
  const port = await findFreePort();
  const health = `http://127.0.0.1:${port}`;
  const script = join(folder, 'server.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http';
     let requests = 0;
     createServer((_, response) => {
       requests += 1;
       setTimeout(() => response.end(String(requests)), requests === 1 ? 2_500 : 0);
     }).listen(${port}, '127.0.0.1');`,
  );
  const child = await startProgram({ name: 'server', port, script: [script], env: {}, health });
  try {
    assert.equal(await (await fetch(health)).text(), '2');
  } finally {
    await stopProgram(child);
    rmSync(folder, { recursive: true });
  }
});

/** @param {number} pid */
function isThere(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
