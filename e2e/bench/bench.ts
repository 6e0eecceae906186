import { chromium } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../.ci/findChromium.ts'
import type { Figure } from './figure.ts'
import { measureMemory } from './memory.ts'
import { measureOpening } from './opening.ts'
import { measureScripts } from './scripts.ts'
import { measureScrolling } from './scrolling.ts'
import { startBenchSite } from './site.ts'

// `npm run bench` prints one JSON line for each figure, and fails if a figure exceeds its limit. Arguments select
// figures: opening, slow, memory, scrolling, scripts.
const only = process.argv.slice(2)

function print(figures: Figure[]): void {
  for (const figure of figures) {
    console.log(JSON.stringify(figure))
    if (!(figure.value <= figure.limit)) process.exitCode = 1
  }
}

const site = await startBenchSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs })
const measurements: Record<string, () => Promise<Figure[]>> = {
  scripts: async () => [await measureScripts(browser, site)],
  opening: () => measureOpening(browser, site, 1),
  slow: () => measureOpening(browser, site, 4),
  memory: async () => [await measureMemory(site)],
  scrolling: () => measureScrolling(browser, site),
}
try {
  for (const [name, measure] of Object.entries(measurements)) {
    if (only.length === 0 || only.includes(name)) print(await measure())
  }
} finally {
  await browser.close()
  await site.close()
}
