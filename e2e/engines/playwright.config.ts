import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './test.ts'

// `npm run test:engines` runs the main flows in the engines of Firefox and Safari; the specs run in Chromium.
// Playwright runs the tests and starts the demo, but it does not drive the browsers, which are those of the system.
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '*.flow.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../../.ci/startDemo.ts',
  workers: 1,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  // The run ends early if a browser does not start.
  globalTimeout: process.env.CI ? 480_000 : 0,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['../../.ci/summaryReporter.ts']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
