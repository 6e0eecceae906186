import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './test.ts'

// `npm run test:engines`: the main flows in the engines of Firefox and Safari, beside the specs, which run in Chromium.
// Playwright runs the tests and starts the demo; the browsers are those of the system, which it does not drive.
export default defineConfig<EngineOptions>({
  testDir: '.',
  testMatch: '*.flow.ts',
  outputDir: '../../test-results/engines',
  globalSetup: '../../.ci/startDemo.ts',
  workers: 1,
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 240_000,
  // A browser that does not start ends the run early.
  globalTimeout: process.env.CI ? 480_000 : 0,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['../../.ci/summaryReporter.ts']],
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
