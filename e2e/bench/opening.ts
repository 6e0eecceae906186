import type { Browser, Page } from '@playwright/test'
import { frameMs, type OpeningFigure, openingLimits } from '../../.ci/benchLimits.ts'
import { type Figure, median, medianRatio } from './figure.ts'
import { openPage } from './inPage.ts'
import { type BenchSite, throttle } from './site.ts'

/** Pairs after one that fills caches and does not count. */
const pairs = 9

const compared = ['floor', 'bare', 'ours', 'withLogins'] as const
type Compared = (typeof compared)[number]
type Sample = Partial<Record<OpeningFigure, number>>

interface Conditions {
  slowDown: number
  isSlow4G?: boolean
}

/** Loads a page in a browser without a cache of it, runs `measure`, and closes the page. */
async function inNewPage<Result>(
  browser: Browser,
  url: string,
  { slowDown, isSlow4G = false }: Conditions,
  measure: (page: Page, heapMb: () => Promise<number>) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    if (isSlow4G) await throttle(session, true)
    await openPage(page, url)
    return await measure(page, async () => {
      for (let time = 0; time < 2; time++) await session.send('HeapProfiler.collectGarbage')
      return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
    })
  } finally {
    await context.close()
  }
}

/** Opens the modal at a random time within a frame, as a user's click does. */
async function open(page: Page) {
  await page.waitForTimeout(100 + Math.random() * frameMs)
  return page.evaluate(() => window.bench.openUntilSettled(1))
}

async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await page.evaluate(() => window.untilAhead())
}

/** Opens a page's modal cold, again, and in a new page after the pointer has moved. */
async function openAll(browser: Browser, url: string): Promise<Sample> {
  const cold = await inNewPage(browser, url, { slowDown: 1 }, async (page, heapMb) => {
    const atLoad = await page.evaluate(() => window.bench.scriptBytes())
    const first = await open(page)
    const heap = await heapMb()
    const afterOpening = await page.evaluate(() => window.bench.scriptBytes())
    await page.evaluate(() => window.bench.close())
    const second = await open(page)
    return { atLoad, first, heap, afterOpening, second }
  })
  const prepared = await inNewPage(browser, url, { slowDown: 1 }, async (page) => {
    await movePointer(page)
    return open(page)
  })
  return {
    'script at page load, kB gzip': cold.atLoad / 1000,
    'scripts after the first opening, kB gzip': cold.afterOpening / 1000,
    'first row, cold, ms': cold.first.painted,
    'first row, pointer moved, ms': prepared.painted,
    'settled, cold, ms': cold.first.settled,
    'settled, pointer moved, ms': prepared.settled,
    'second opening, ms': cold.second.painted,
    'heap when open, MB': cold.heap,
  }
}

async function openSlowed(browser: Browser, url: string): Promise<Sample> {
  const cold = await inNewPage(browser, url, { slowDown: 4 }, async (page) => {
    const first = await open(page)
    await page.evaluate(() => window.bench.close())
    return { first, second: await open(page) }
  })
  const prepared = await inNewPage(browser, url, { slowDown: 4 }, async (page) => {
    await movePointer(page)
    return open(page)
  })
  return {
    'first row, cold, 4x CPU, ms': cold.first.painted,
    'first row, pointer moved, 4x CPU, ms': prepared.painted,
    'second opening, 4x CPU, ms': cold.second.painted,
  }
}

async function openOnSlow4G(browser: Browser, url: string): Promise<Sample> {
  const painted = await inNewPage(browser, url, { slowDown: 4, isSlow4G: true }, (page) =>
    page.evaluate(() => window.bench.open(1)),
  )
  return { 'first row, slow 4G, 4x CPU, ms': painted }
}

const measurements = { opening: openAll, slow: openSlowed, slow4g: openOnSlow4G }

/** Measures the floor, the bare element, and the element without and with logins in turn, in one browser. */
export async function measureOpening(
  browser: Browser,
  site: BenchSite,
  which: keyof typeof measurements,
): Promise<Figure[]> {
  const samples: Record<Compared, Sample[]> = { floor: [], bare: [], ours: [], withLogins: [] }
  for (let pair = -1; pair < pairs; pair++) {
    for (const one of compared) {
      const sample = await measurements[which](browser, site[one])
      if (pair >= 0) samples[one].push(sample)
    }
  }
  const names = Object.keys(samples.ours[0] ?? {}) as OpeningFigure[]
  return names.flatMap((name) => {
    const valuesOf = (one: Compared) => samples[one].map((sample) => sample[name] ?? Number.NaN)
    return (['ours', 'withLogins'] as const).map((one) => ({
      name: `${one === 'ours' ? 'wallets' : 'logins'}: ${name}`,
      floor: median(valuesOf('floor')),
      bare: median(valuesOf('bare')),
      ours: median(valuesOf(one)),
      timesFloor: medianRatio(valuesOf(one), valuesOf('floor')),
      timesBare: medianRatio(valuesOf(one), valuesOf('bare')),
      limits: openingLimits(name, one === 'withLogins'),
    }))
  })
}
