import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ROOT } from '../../root.mjs';

/** @param {string[]} args */
function git(...args) {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
  } catch {
    return [];
  }
}

test('the lockfile has only download URLs of the public registry', () => {
  const lock = readFileSync(`${ROOT}/package-lock.json`, 'utf8');
  const hosts = [...lock.matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map(([, host]) => host);
  assert.deepEqual(
    [...new Set(hosts)].filter((host) => host !== 'registry.npmjs.org'),
    [],
  );
});

test('no test is focused or skipped', () => {
  assert.deepEqual(
    git(
      'grep',
      '-nE',
      String.raw`\b(describe|it|test)\.(only|skip|todo)\(`,
      '--',
      '*.test.ts',
      '*.test.tsx',
      '*.spec.ts',
    ),
    [],
  );
});

test('no file lists findings that ESLint ignores', () => {
  assert.deepEqual(git('ls-files', '--cached', '--others', '--exclude-standard', '*eslint-suppressions.json'), []);
});

test('no source disables its checks', () => {
  assert.deepEqual(
    git(
      'grep',
      '-nE',
      '@ts-(ignore|nocheck)|eslint-disable',
      '--',
      'libs/*.ts',
      'libs/*.tsx',
      'tools/*.ts',
      'apps/*.ts',
      'apps/*.tsx',
    ),
    [],
  );
});
