import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFindings } from '../../vocabulary/findFindings.mjs';

test('the examples, which are not a project of the workspace, have no finding', async () => {
  assert.deepEqual(await findFindings(['examples']), []);
});
