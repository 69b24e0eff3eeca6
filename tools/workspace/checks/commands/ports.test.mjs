import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readPorts } from '../../start/ports.mjs';

const usual = { sandbox: 4300, venue: 4310, mainCn: 4201, mainTw: 4202 };

test('npm start uses the fixed ports of X2 if no variable is set', () => {
  assert.deepEqual(readPorts({}), usual);
  assert.deepEqual(readPorts({ SANDBOX_PORT: '', MAIN_CN_PORT: '' }), usual);
});

test('SANDBOX_PORT changes every port, so that two stacks share none', () => {
  const moved = readPorts({ SANDBOX_PORT: '4600' });
  assert.deepEqual(moved, { sandbox: 4600, venue: 4610, mainCn: 4501, mainTw: 4502 });
  assert.equal(new Set([...Object.values(usual), ...Object.values(moved)]).size, 8);
});

test('each port has a variable of its own', () => {
  const env = { SANDBOX_PORT: '4600', SANDBOX_VENUE_PORT: '5001', MAIN_CN_PORT: '5002', MAIN_TW_PORT: '5003' };
  assert.deepEqual(readPorts(env), { sandbox: 4600, venue: 5001, mainCn: 5002, mainTw: 5003 });
});

test('the error of an invalid port names its variable', () => {
  assert.throws(() => readPorts({ MAIN_CN_PORT: 'web' }), /^Error: MAIN_CN_PORT is "web"; it must be a port between/);
  assert.throws(() => readPorts({ SANDBOX_PORT: '0' }), /^Error: SANDBOX_PORT is "0"/);
  assert.throws(() => readPorts({ SANDBOX_PORT: '65530' }), /^Error: SANDBOX_VENUE_PORT would be 65540/);
});
