import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../.ci/findChromium.ts'

export default defineConfig({
  testDir: '.',
  // The same on every system: what is compared is text.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  outputDir: '../test-results',
  globalSetup: '../.ci/startDemo.ts',
  workers: 2,
  // A machine under load is no defect; what fails three times is one. A retried test is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for events; these only end what hangs. Beside eight busy loops on two cores the slowest test takes 43 s. A
  // test that hangs three times, which counts as failed in CI, takes a minute.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../.ci/summaryReporter.ts']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Dates stand in the snapshots of views.
    timezoneId: 'UTC',
    // Recording costs time. Where a test that fails is tried again, the second try is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})
