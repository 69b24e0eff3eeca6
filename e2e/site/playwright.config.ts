import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tools/workspace/stack/findChromium.mjs';
import { BROWSER_RESULTS } from '../../tools/workspace/results/resultFiles.mjs';
import type { StackOptions } from './src/support/fixtures/test.ts';

const isFull = Boolean(process.env['TEST_FULL']);

export default defineConfig<StackOptions>({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/artifacts',
  // Ends a test that hangs. The longest take 90 s on an idle machine, and several times as long on a busy one.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  // A retry hides no failure: a test that passes at the second attempt is reported as flaky, by name.
  retries: 1,
  reporter: [
    ['list'],
    [
      '../../tools/workspace/results/playwrightReporter.mjs',
      { outputFile: join(import.meta.dirname, '../..', BROWSER_RESULTS) },
    ],
  ],
  use: {
    viewport: { width: 1920, height: 1080 },
    timezoneId: 'Asia/Shanghai',
    // Test machines render in software: animations of prices and tickers would take a third of the CPU. See `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  // Only `npm test -- --full` runs tests that visit many pages for what another test checks on fewer.
  ...(!isFull && { grepInvert: /@full/ }),
  projects: [
    { name: 'main-cn', use: { brand: 'main-cn', locale: 'zh-CN' } },
    // Both sites are the same program (EDN-02). The second project repeats only tests that depend on the brand.
    { name: 'main-tw', use: { brand: 'main-tw', locale: 'zh-TW' }, grep: isFull ? /./ : /@brand/ },
  ],
});
