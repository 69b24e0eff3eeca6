import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from '../../tools/workspace/browser/findChromium.mjs';
import { type StackOptions } from './src/support/test.ts';

/**
 * What the network, the storage, the server's headers, a venue's frame, the keyboard, the guards and a session in many tabs do to a site does
 * not depend on its brand, for both sites are one program (EDN-02): shown on one of them. `E2E_ALL=1` shows it on both.
 */
const BRAND_FREE = [
  '**/slow.spec.ts',
  '**/offline.spec.ts',
  '**/storage.spec.ts',
  '**/headers.spec.ts',
  '**/keyboard.spec.ts',
  '**/guards.spec.ts',
  '**/session.spec.ts',
  '**/auth.lost.spec.ts',
  '**/auth.secrets.spec.ts',
  '**/chat.sites.spec.ts',
  '**/chat.text.spec.ts',
  '**/games.frame.spec.ts',
];

export default defineConfig<StackOptions>({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: process.env['CI'] ? 1 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1920, height: 1080 },
    timezoneId: 'Asia/Shanghai',
    // Frames are drawn by the processor here: flashing prices and running tickers would take a third of it (`withMotion`).
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'main-cn', use: { brand: 'main-cn', locale: 'zh-CN' } },
    {
      name: 'main-tw',
      use: { brand: 'main-tw', locale: 'zh-TW' },
      testIgnore: process.env['E2E_ALL'] ? [] : BRAND_FREE,
    },
  ],
});
