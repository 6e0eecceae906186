import { defineConfig } from '@playwright/test'
import { chromiumArgs } from '../../.ci/findChromium.ts'
import { withoutCompiledCode } from '../bench/memory.ts'
import specs from '../playwright.config.ts'

// `npm run soak` (run.ts) sets the duration and the seed.
export default defineConfig({
  ...specs,
  testDir: '.',
  testMatch: '*.flow.ts',
  outputDir: '../../test-results/soak',
  globalSetup: '../../.ci/startDemo.ts',
  workers: 1,
  retries: 0,
  reporter: 'list',
  use: {
    ...specs.use,
    // A trace takes snapshots of the page, which are nodes and heap.
    trace: 'off',
    contextOptions: { reducedMotion: 'no-preference' },
    launchOptions: {
      ...specs.use?.launchOptions,
      args: [...chromiumArgs, withoutCompiledCode],
    },
  },
})
