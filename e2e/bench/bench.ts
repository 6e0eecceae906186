import { chromium } from '@playwright/test'
import { findChromium } from '../../.ci/findChromium.ts'
import { type Figure, isKept, table } from './figure.ts'
import { measureJourneys } from './journeys.ts'
import { measureMemory } from './memory.ts'
import { measureOpening } from './opening.ts'
import { profileOpening } from './profile.ts'
import { measureScripts } from './scripts.ts'
import { measureScrolling } from './scrolling.ts'
import { benchArgs, startBenchSite } from './site.ts'
import { measureUsers } from './users.ts'

// `npm run bench` prints a table for each group of figures, and fails if a figure exceeds its limit
// (.ci/benchLimits.ts). Arguments select groups: `npm run bench -- opening slow`.
const only = process.argv.slice(2).map((name) => name.replace(/^--/, ''))

const site = await startBenchSite()
const browser = await chromium.launch({ executablePath: findChromium(), args: benchArgs })
const groups: Record<string, () => Promise<Figure[]>> = {
  scripts: () => measureScripts(browser, site),
  opening: () => measureOpening(browser, site, 'opening'),
  slow: () => measureOpening(browser, site, 'slow'),
  slow4g: () => measureOpening(browser, site, 'slow4g'),
  journeys: () => measureJourneys(),
  memory: () => measureMemory(site),
  scrolling: () => measureScrolling(browser, site),
}
/** Reports run only if an argument names them. Their tables have no limits. */
const reports: Record<string, () => Promise<string>> = {
  profile: () => profileOpening(browser, site),
  users: () => measureUsers(browser),
}
try {
  for (const [name, report] of Object.entries(reports)) {
    if (only.includes(name)) console.log(await report())
  }
  for (const [name, measure] of Object.entries(groups)) {
    if (only.length > 0 && !only.includes(name)) continue
    const startedAt = performance.now()
    const figures = await measure()
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    const exceeded = figures.filter((figure) => !isKept(figure))
    if (exceeded.length > 0) process.exitCode = 1
    const details = exceeded.flatMap(({ detail }) => detail ?? [])
    console.log([`\n${name} (${seconds} s)`, table(figures), ...details].join('\n'))
  }
} finally {
  await browser.close()
  await site.close()
}
