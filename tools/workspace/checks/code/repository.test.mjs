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

/** @typedef {{ engines?: { node?: string } }} Manifest */

/**
 * Whether a range of `engines.node` includes a version, such as `20.19`.
 * @param {string} range
 * @param {string} version
 */
function includesNode(range, version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((part) => {
    const [, operator, from, fromMinor = '0'] = /^\s*(>=?|\^|~)?\s*(\d+)(?:\.(\d+))?/.exec(part) ?? [];
    if (from === undefined) return true;
    if (operator?.startsWith('>') && Number(from) < major) return true;
    return Number(from) === major && Number(fromMinor) <= minor;
  });
}

test('every installed package supports the oldest Node of the README', () => {
  const oldest = /Node ≥ (\d+\.\d+)/.exec(readFileSync(`${ROOT}/README.md`, 'utf8'))?.[1];
  assert.ok(oldest);
  const lock = /** @type {{ packages: Record<string, Manifest> }} */ (
    JSON.parse(readFileSync(`${ROOT}/package-lock.json`, 'utf8'))
  );
  const ranges = Object.entries(lock.packages).map(([path, { engines }]) => ({ path, range: engines?.node ?? '*' }));
  assert.deepEqual(
    ranges.filter(({ range }) => !includesNode(range, oldest)),
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
