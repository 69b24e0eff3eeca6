import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPorts } from '../../start/ports.mjs';

const APPS = ['main-cn', 'main-tw', 'east-cn'];

/** @param {readonly number[]} ports of the sandbox, the venues and the sites */
const toPorts = ([sandbox, venue, ...sites]) => ({
  sandbox,
  venue,
  sites: sites.map((port, at) => ({ app: APPS[at], port })),
});

test('npm start uses the fixed ports of X2 if no variable is set', () => {
  assert.deepEqual(readPorts({}, APPS), toPorts([4300, 4310, 4201, 4202, 4203]));
  assert.deepEqual(readPorts({ SANDBOX_PORT: '', MAIN_CN_PORT: '' }, APPS), readPorts({}, APPS));
});

test('SANDBOX_PORT changes every port, so that two stacks share none', () => {
  const moved = readPorts({ SANDBOX_PORT: '4600' }, APPS);
  assert.deepEqual(moved, toPorts([4600, 4610, 4501, 4502, 4503]));
});

test('each port has a variable of its own', () => {
  const env = {
    SANDBOX_PORT: '4600',
    SANDBOX_VENUE_PORT: '5001',
    MAIN_CN_PORT: '5002',
    MAIN_TW_PORT: '5003',
    EAST_CN_PORT: '5004',
  };
  assert.deepEqual(readPorts(env, APPS), toPorts([4600, 5001, 5002, 5003, 5004]));
});

test('the error of an invalid port names its variable', () => {
  assert.throws(
    () => readPorts({ MAIN_CN_PORT: 'web' }, APPS),
    /^Error: MAIN_CN_PORT is "web"; it must be a port between/,
  );
  assert.throws(() => readPorts({ SANDBOX_PORT: '0' }, APPS), /^Error: SANDBOX_PORT is "0"/);
  assert.throws(() => readPorts({ SANDBOX_PORT: '65530' }, APPS), /^Error: SANDBOX_VENUE_PORT would be 65540/);
});
