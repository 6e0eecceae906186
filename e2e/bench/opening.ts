import type { Browser } from '@playwright/test'
import { type Figure, median, round } from './figure.ts'
import { openPage } from './inPage.ts'
import type { BenchSite } from './site.ts'

const samples = Number(process.env.BENCH_SAMPLES ?? 15)
/** Each opening begins at a random time within a frame, as a user's click does. */
const frameMs = 1000 / 60

interface Times {
  /** Opens the modal before any of the modal's files has loaded. */
  cold: number
  /** Opens the modal after the pointer has moved and every prefetched file has loaded. */
  ahead: number
  second: number
}

/** Milliseconds from the click to the first painted wallet row, in a browser without a cache of the page. */
async function openCold(browser: Browser, url: string, slowDown: number, isAhead: boolean) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await openPage(page, url)
    if (isAhead) {
      await page.mouse.move(10, 10)
      await page.mouse.move(20, 20)
      await page.evaluate(() => window.bench.isAhead())
    }
    const open = async () => {
      await page.waitForTimeout(250 + Math.random() * frameMs)
      return page.evaluate(() => window.bench.open(1))
    }
    const first = await open()
    await page.evaluate(() => window.bench.close())
    return { first, second: await open() }
  } finally {
    await context.close()
  }
}

async function openBothWays(browser: Browser, url: string, slowDown: number): Promise<Times> {
  const cold = await openCold(browser, url, slowDown, false)
  const ahead = await openCold(browser, url, slowDown, true)
  return { cold: cold.first, ahead: ahead.first, second: cold.second }
}

/** Measures the element without logins, the element with logins and the bare element alternately, in one browser. */
export async function measureOpening(
  browser: Browser,
  site: BenchSite,
  slowDown: number,
): Promise<Figure[]> {
  const pages = { bare: site.bare, ours: site.ours, withLogins: site.withLogins }
  const times: Record<keyof typeof pages, Times[]> = { bare: [], ours: [], withLogins: [] }
  for (let sample = -1; sample < samples; sample++) {
    for (const which of Object.keys(pages) as (keyof typeof pages)[]) {
      const measured = await openBothWays(browser, pages[which], slowDown)
      // The first sample of each page does not count, because it fills caches.
      if (sample >= 0) times[which].push(measured)
    }
  }
  const suffix = slowDown === 1 ? '' : ` at ${slowDown}x CPU`
  const typical = (which: keyof typeof pages, key: keyof Times) =>
    median(times[which].map((one) => one[key]))
  const ratio = (which: 'ours' | 'withLogins', key: 'cold' | 'ahead', limit: number): Figure => ({
    name: `${key === 'cold' ? 'cold' : 'prepared'} first row, logins ${which === 'ours' ? 'off' : 'on'}${suffix}`,
    value: round(typical(which, key) / typical('bare', key)),
    limit,
    unit: 'times a bare page',
    oursMs: round(typical(which, key), 1),
    bareMs: round(typical('bare', key), 1),
  })
  const second = (which: 'ours' | 'withLogins'): Figure => ({
    name: `second open, logins ${which === 'ours' ? 'off' : 'on'}${suffix}`,
    value: round(typical(which, 'second') / frameMs),
    // On a slowed machine the limit is 1.5 times the time of the bare element.
    limit: round(Math.max(2, (1.5 * typical('bare', 'second')) / frameMs)),
    unit: 'frames',
    oursMs: round(typical(which, 'second'), 1),
    bareMs: round(typical('bare', 'second'), 1),
  })
  return (['ours', 'withLogins'] as const).flatMap((which) => [
    ratio(which, 'cold', 1.6),
    ratio(which, 'ahead', 2.5),
    second(which),
  ])
}
