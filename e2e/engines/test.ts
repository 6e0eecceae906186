import { writeFile } from 'node:fs/promises'
import { test as base, expect } from '@playwright/test'
import { type DemoUrls, readDemoUrls } from '../fixtures/page/demoUrls.ts'
import { DemoPage } from './DemoPage.ts'
import type { Engine } from './Engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

export interface EngineOptions {
  engineName: 'firefox' | 'webkit'
}

const starters = { firefox: startFirefox, webkit: startWebKit }
const packages = { firefox: 'firefox-esr', webkit: 'webkit2gtk-driver and xvfb' }

interface Fixtures {
  urls: DemoUrls
  demo: DemoPage
}

export const test = base.extend<Fixtures, EngineOptions & { engine: Engine | undefined }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],

  engine: [
    async ({ engineName }, use) => {
      const engine = await starters[engineName]()
      if (engine) console.log(`${engineName}: ${engine.version}`)
      await use(engine)
      await engine?.close()
    },
    { scope: 'worker' },
  ],

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from here
  urls: async ({}, use) => use(readDemoUrls()),

  demo: async ({ engine, engineName, urls }, use, info) => {
    base.skip(!engine, `not installed: Debian has it in ${packages[engineName]}`)
    if (!engine) return
    const demo = new DemoPage(engine.tab, urls)
    await use(demo)
    await writeFile(info.outputPath('last.png'), await engine.tab.screenshot())
    expect(await demo.faults(), 'errors in the page and violations of its policy').toEqual([])
  },
})

export { expect }
