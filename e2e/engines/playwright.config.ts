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
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  projects: [
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
  ],
})
