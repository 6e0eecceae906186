import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from '../.ci/findChromium.ts'

export default defineConfig({
  testDir: '.',
  // Tests that need no browser (`adversary`) are vitest's.
  testMatch: '**/*.spec.ts',
  // Snapshots are text, the same on every system, so their names contain no platform.
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  outputDir: '../test-results',
  globalSetup: '../.ci/startDemo.ts',
  workers: 2,
  // A test fails if it fails three times. A test that passes on a retry, for example on a machine under load, is
  // reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  // Tests wait for events, so these limits only end tests that hang. With eight busy loops on two cores, the slowest
  // test takes 43 s.
  timeout: 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['../.ci/summaryReporter.ts']],
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 20_000,
    // Snapshots of views contain dates.
    timezoneId: 'UTC',
    // Software rendering of animations takes a quarter of a run's CPU time. Tests of motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs time, so only the first retry is recorded.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
})
