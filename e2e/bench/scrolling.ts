import type { Browser, Page } from '@playwright/test'
import type { Figure } from './figure.ts'
import { openPage } from './inPage.ts'
import type { BenchSite } from './site.ts'

const walletCount = 500
const giveUpMs = 90_000
const runs = 2
/** Trace categories with the tasks of every thread, their thread time, and the names of threads. */
const traced = ['-*', 'disabled-by-default-devtools.timeline', '__metadata']

interface Run {
  elementsPerTile: number
  iconsBefore: number
  tilesNear: number
  longestFrameMs: number
  longestByTheClockMs: number
  tiles: number
  icons: number
}

/**
 * Counts the tiles of the rendered list, the elements of the largest tile, and the tiles that are visible or at most
 * one screen below.
 */
function inspect(page: Page) {
  return page.evaluate(() => {
    const root = document.querySelector('wallet-modal')?.shadowRoot
    const list = root?.querySelector('.content')
    const tiles = [...(list?.querySelectorAll('li') ?? [])]
    const box = list?.getBoundingClientRect()
    if (!list || !box) throw new Error('the list is not there')
    const near = tiles.filter((tile) => tile.getBoundingClientRect().top < box.bottom + box.height)
    return {
      tiles: tiles.length,
      near: near.length,
      elementsPerTile: Math.max(...tiles.map((tile) => tile.querySelectorAll('*').length + 1)),
      middle: [box.x + box.width / 2, box.y + box.height / 2] as const,
      isAtEnd: list.scrollTop + list.clientHeight >= list.scrollHeight - 2,
    }
  })
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Thread time of a task, in µs. */
  tdur?: number
  args?: { name?: string }
}

/**
 * Longest task of the page's main thread, in ms of thread time. Thread time does not depend on other programs of the
 * machine. A frame is one task.
 */
function longestTaskMs(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  const tasks = traceEvents.filter((event) => {
    return event.ph === 'X' && event.name.endsWith('RunTask') && mainThreads.has(thread(event))
  })
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur / 1000), 0)
}

/** Records frames from now on. Returns a function that returns the longest frame over 50 ms, in ms. */
async function watchFrames(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const frames = { longest: 0 }
    Object.assign(window, { frames })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) {
        frames.longest = Math.max(frames.longest, duration)
      }
    }).observe({ type: 'long-animation-frame' })
  })
  return () =>
    page.evaluate(() => (window as unknown as { frames: { longest: number } }).frames.longest)
}

async function scrollToTheEnd(browser: Browser, url: string): Promise<Run> {
  const page = await browser.newPage()
  let icons = 0
  page.on('request', (request) => {
    if (request.url().includes('/getWalletImage/')) icons++
  })
  await openPage(page, url)
  await page.evaluate(() => window.bench.open(40, 'AllWallets'))
  await page.waitForTimeout(1500)

  const before = await inspect(page)
  const iconsBefore = icons
  const longestByTheClock = await watchFrames(page)
  await browser.startTracing(page, { categories: traced })
  await page.mouse.move(...before.middle)
  const giveUpAt = Date.now() + giveUpMs
  let now = before
  while ((now.tiles < walletCount || !now.isAtEnd) && Date.now() < giveUpAt) {
    for (let turn = 0; turn < 5; turn++) {
      await page.mouse.wheel(0, 250)
      await page.waitForTimeout(40)
    }
    now = await inspect(page)
  }
  const longestFrameMs = longestTaskMs(await browser.stopTracing())
  const longestByTheClockMs = await longestByTheClock()
  await page.close()
  if (now.tiles < walletCount) throw new Error(`only ${now.tiles} tiles after scrolling to the end`)
  const { near: tilesNear } = before
  const { tiles, elementsPerTile } = now
  return {
    elementsPerTile,
    iconsBefore,
    tilesNear,
    longestFrameMs,
    longestByTheClockMs,
    tiles,
    icons,
  }
}

/** Scrolls through the whole directory by wheel events. */
export async function measureScrolling(browser: Browser, site: BenchSite): Promise<Figure[]> {
  const all: Run[] = []
  for (let run = 0; run < runs; run++) all.push(await scrollToTheEnd(browser, site.ours))
  const [first] = all
  if (!first) throw new Error('nothing was measured')
  const { elementsPerTile, iconsBefore, tilesNear, tiles, icons } = first
  const list = (key: 'longestFrameMs' | 'longestByTheClockMs') => all.map((run) => run[key])
  return [
    { name: 'elements of a wallet tile', ours: elementsPerTile, limits: { atMost: 8 } },
    {
      name: 'icons fetched before scrolling',
      ours: iconsBefore,
      limits: { atMost: tilesNear },
      detail: `icons fetched at the end: ${icons} for ${tiles} tiles`,
    },
    {
      name: 'longest task while scrolling 500 wallets, ms of the main thread',
      ours: Math.max(...list('longestFrameMs')),
      limits: { atMost: 50 },
      // Other programs of the machine make it higher. It is 0 if no frame took over 50 ms.
      detail: `by the clock: ${list('longestByTheClockMs').join(' ')} ms`,
    },
  ]
}
