import assert from 'node:assert/strict';
import { test } from 'node:test';
import settings from '../../jest/testSettings.cjs';

const { propertySettings, DEFAULT_RUNS, FULL_RUNS } = settings;

test('properties run 500 cases by default and 10,000 with TEST_FULL', () => {
  assert.equal(propertySettings({}).numRuns, 500);
  assert.equal(propertySettings({ TEST_FULL: '1' }).numRuns, 10_000);
  assert.deepEqual([DEFAULT_RUNS, FULL_RUNS], [500, 10_000]);
});

test('PROPERTY_RUNS sets the cases of each property', () => {
  assert.equal(propertySettings({ PROPERTY_RUNS: '20', TEST_FULL: '1' }).numRuns, 20);
  for (const text of ['', '0', '1.5', 'abc'])
    assert.throws(() => propertySettings({ PROPERTY_RUNS: text }), /whole number above 0/);
});

test('a given seed has priority over the drawn one, and a drawn seed applies to all child processes', () => {
  assert.equal(propertySettings({ PROPERTY_SEED: '-7', DRAWN_SEED: '8' }).seed, -7);
  /** @type {NodeJS.ProcessEnv} */
  const env = {};
  const { seed } = propertySettings(env);
  assert.equal(propertySettings(env).seed, seed);
  assert.equal(env.DRAWN_SEED, String(seed));
});

test('each run draws another seed', () => {
  assert.notEqual(propertySettings({}).seed, propertySettings({}).seed);
});

for (const text of ['', ' ', '1.5', 'abc', '99999999999'])
  test(`"${text}" is refused as a seed`, () => {
    assert.throws(() => propertySettings({ PROPERTY_SEED: text }), /whole number of 32 bits/);
  });
