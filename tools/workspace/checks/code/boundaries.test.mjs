import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../../root.mjs';

/** Violations that lint must report: folder of the file, its import, and the rule. */
const PLANTED = /** @type {const} */ ([
  ['libs/kernel/src', "import '@pavilion/api-client';", '@nx/enforce-module-boundaries'],
  ['libs/api-client/src', "import '@pavilion/wallet';", '@nx/enforce-module-boundaries'],
  ['libs/domain-sports/src', "import '@pavilion/ui-kit';", '@nx/enforce-module-boundaries'],
  ['libs/domain-sports/src', "import 'react';", 'no-restricted-imports'],
  ['libs/wallet/src', 'export const width = window.innerWidth;', 'no-restricted-globals'],
  ['libs/chat-socket/src', "import '@pavilion/api-client';", '@nx/enforce-module-boundaries'],
  ['libs/ui-kit/src', "import '@pavilion/wallet';", '@nx/enforce-module-boundaries'],
  ['libs/site/feature-home/src', "import '@pavilion/feature-sports';", '@nx/enforce-module-boundaries'],
  ['libs/site/contract/src', "import '@pavilion/site-shell';", '@nx/enforce-module-boundaries'],
  ['libs/site/contract/src', "import '@pavilion/site-bet-ui';", '@nx/enforce-module-boundaries'],
  ['libs/site/search/src', "import '@pavilion/domain-sports';", '@nx/enforce-module-boundaries'],
  ['libs/site/bet-ui/src', "import '@pavilion/site-search';", '@nx/enforce-module-boundaries'],
  ['libs/site/bet-ui/src', "import '@pavilion/site-bet-ui/testing';", '@typescript-eslint/no-restricted-imports'],
  ['libs/site/game-ui/src', "import '@pavilion/site-bet-ui';", '@nx/enforce-module-boundaries'],
  ['apps/main-cn/src', "import '@pavilion/wallet';", '@nx/enforce-module-boundaries'],
  ['tools/sandbox-world/src', "import '@pavilion/sandbox-platform/ledger/post';", '@nx/enforce-module-boundaries'],
  ['tools/sandbox-platform/src', "import '@pavilion/sandbox-venues/pools/lockPool';", '@nx/enforce-module-boundaries'],
  ['tools/sandbox-venues/src', "import '@pavilion/sandbox';", '@nx/enforce-module-boundaries'],
  ['tools/sandbox/src', "import '@pavilion/api-client';", 'no-restricted-imports'],
  ['tools/sandbox/src', "import '@pavilion/chat-socket';", 'no-restricted-imports'],
  ['tools/sandbox/src', "import '@pavilion/domain-sports';", '@nx/enforce-module-boundaries'],
]);

for (const [folder, code, rule] of PLANTED) {
  test(`lint refuses in ${folder}: ${code}`, async () => {
    const [result] = await new ESLint({ cwd: ROOT }).lintText(`${code}\nexport {};\n`, {
      filePath: join(ROOT, folder, 'plantedViolation.ts'),
    });
    assert.ok(
      result?.messages.some(({ ruleId }) => ruleId === rule),
      JSON.stringify(result?.messages),
    );
  });
}
