import type { Browser } from '@playwright/test'
import { type Figure, median, round } from './figure.ts'
import { openPage } from './inPage.ts'
import type { BenchSite } from './site.ts'

const samples = 15
/** A person does not act in step with the screen: opening begins somewhere within a frame. */
const frameMs = 1000 / 60

interface Times {
  first: number[]
  second: number[]
}

/** Opens twice in a browser that has nothing of the page yet. */
async function openTwice(browser: Browser, url: string, rows: number, slowDown: number) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await openPage(page, url)
    const open = async () => {
      await page.waitForTimeout(250 + Math.random() * frameMs)
      return page.evaluate((count) => window.bench.open(count), rows)
    }
    const first = await open()
    const drawn = await page.evaluate(() => window.bench.rows())
    if (drawn !== rows) throw new Error(`${url} draws ${drawn} rows instead of ${rows}`)
    await page.evaluate(() => window.bench.close())
    return { first, second: await open() }
  } finally {
    await context.close()
  }
}

/** The rows that our element shows once the list has come. */
async function countRows(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  await openPage(page, url)
  await page.evaluate(() => window.bench.open(1))
  await page.waitForTimeout(1500)
  const rows = await page.evaluate(() => window.bench.rows())
  await page.close()
  return rows
}

/** First and second opening of our element, as a ratio to the bare one, turn by turn in one browser. */
export async function measureOpening(
  browser: Browser,
  site: BenchSite,
  slowDown: number,
): Promise<Figure[]> {
  const rows = await countRows(browser, site.ours)
  const times: Record<'ours' | 'bare', Times> = {
    ours: { first: [], second: [] },
    bare: { first: [], second: [] },
  }
  for (let sample = -1; sample < samples; sample++) {
    for (const which of ['ours', 'bare'] as const) {
      const { first, second } = await openTwice(browser, site[which], rows, slowDown)
      // The first of each only warms the machine up.
      if (sample < 0) continue
      times[which].first.push(first)
      times[which].second.push(second)
    }
  }
  const suffix = slowDown === 1 ? '' : ` at ${slowDown}x CPU`
  const figure = (which: keyof Times, limit: number): Figure => {
    const ours = median(times.ours[which])
    const bare = median(times.bare[which])
    return {
      name: `${which} open${suffix}`,
      value: round(ours / bare),
      limit,
      unit: 'times a bare page',
      oursMs: round(ours, 1),
      bareMs: round(bare, 1),
      rows,
    }
  }
  return [figure('first', 2), figure('second', 1.5)]
}
