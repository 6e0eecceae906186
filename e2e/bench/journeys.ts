import { randomBytes } from 'node:crypto'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { type JourneyLimits, journeyLimits } from '../../.ci/benchLimits.ts'
import { findChromium } from '../../.ci/findChromium.ts'
import { inRepository } from '../../.ci/paths.ts'
import { freePorts } from '../../.ci/startDemo.ts'
import { startServices } from '../../demo/services/index.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { loadTesting } from '../fixtures/installed/testing.ts'
import { strictCsp } from '../fixtures/page/hostPage.ts'
import { type Figure, median, medianRatio } from './figure.ts'
import { startHttp2 } from './http2.ts'
import { prepareJourneys } from './journeysInPage.ts'
import { benchArgs, benchPage, notLocalhost, throttle } from './site.ts'
import { prepareUntilAhead } from './untilAhead.ts'

const rounds = 5
const signatures = 20

/** A file of the package that a journey fetched, with times in seconds. */
interface Fetched {
  bytes: number
  startedAt: number
  endedAt: number
}

/** Length of the longest chain of files of which each was requested after the one before had arrived. */
function depthOf(files: readonly Fetched[]): number {
  const depths = new Map<Fetched, number>()
  for (const file of [...files].sort((a, b) => a.startedAt - b.startedAt)) {
    const before = [...depths].filter(([{ endedAt }]) => endedAt <= file.startedAt)
    depths.set(file, 1 + Math.max(0, ...before.map(([, depth]) => depth)))
  }
  return Math.max(0, ...depths.values())
}

/** Records the package's files that a page fetches. A call of the returned function starts anew. */
async function watchFiles(session: CDPSession): Promise<() => Fetched[]> {
  let files: Fetched[] = []
  const started = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    if (request.url.includes('/wallet-modal/')) started.set(requestId, timestamp)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const startedAt = started.get(requestId)
    if (startedAt === undefined) return
    files.push({ bytes: encodedDataLength, startedAt, endedAt: timestamp })
  })
  await session.send('Network.enable')
  return () => {
    const taken = files
    files = []
    return taken
  }
}

/** A journey starts in a page that rests, and resolves with its milliseconds. */
interface Journey {
  name: keyof typeof journeyLimits
  /** Language of the page. */
  lang?: string
  prepare?(page: Page): Promise<void>
  run(page: Page): Promise<number>
}

const inPage =
  (name: 'open' | 'connect' | 'account' | 'send' | 'swap' | 'review') => (page: Page) =>
    page.evaluate((one) => window.journeys[one](), name)
const open = inPage('open')
const connect = async (page: Page) => void (await page.evaluate(() => window.journeys.connectNow()))

const journeys: readonly Journey[] = [
  { name: 'open', run: open },
  { name: 'open, German', lang: 'de', run: open },
  { name: 'connect', prepare: async (page) => void (await open(page)), run: inPage('connect') },
  { name: 'account', prepare: connect, run: inPage('account') },
  {
    name: 'send',
    async prepare(page) {
      await connect(page)
      await inPage('account')(page)
    },
    run: inPage('send'),
  },
  { name: 'swap', prepare: connect, run: inPage('swap') },
  { name: 'review of a request', prepare: connect, run: inPage('review') },
  {
    name: 'restore',
    prepare: connect,
    async run(page) {
      await page.goto(page.url())
      return page.evaluate(() => window.journeys.connected())
    },
  },
]

/** Milliseconds in which the page fetches one file of so many bytes. */
const fetchOnce = (page: Page, bytes: number) =>
  page.evaluate(async (size) => {
    const startedAt = performance.now()
    await (await fetch(`/file?size=${size}`, { cache: 'no-store' })).arrayBuffer()
    return performance.now() - startedAt
  }, bytes)

/**
 * Figures of each journey over HTTP/2 on slow 4G with a processor four times as slow: files, bytes, depth, and
 * milliseconds beside those of the same journey with its files cached, and one file of the same bytes fetched.
 */
export async function measureJourneys(): Promise<Figure[]> {
  const services = await startServices({ ports: freePorts })
  const { urls } = services
  const element = `<wallet-modal project-id="0123456789abcdef0123456789abcdef" networks="ethereum base"
    features='{"email":false,"socials":false}' services-url="${urls.walletServices}"
    blockchain-api-url="${urls.blockchainApi}" analytics-url="${urls.walletServices}"
    relay-url="${urls.relay}"></wallet-modal>`
  const page = (lang: string) =>
    benchPage('/wallet-modal/wallet-modal.js', element).replace('lang="en"', `lang="${lang}"`)
  const noise = randomBytes(1_000_000)
  const site = await startStaticSite({
    port: 0,
    name: 'the benchmark',
    mounts: [{ urlPrefix: '/wallet-modal/', dir: inRepository('dist/cdn') }],
    headers: { 'Content-Security-Policy': strictCsp },
    pages: {
      '/en.html': page('en'),
      '/de.html': page('de'),
      '/off.html': page('en').replace('<wallet-modal', '<wallet-modal review="off"'),
    },
    routes: [
      {
        method: 'GET',
        path: '/file',
        handle: ({ query }) => ({
          status: 200,
          headers: { 'Content-Type': 'application/octet-stream' },
          body: noise.subarray(0, Number(query.get('size'))),
        }),
      },
    ],
  })
  const front = await startHttp2(notLocalhost, site.port)
  const args = [...benchArgs, front.browserArg]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const figures: Figure[] = []
    for (const journey of journeys) figures.push(...(await measure(browser, journey)))
    figures.push(await measureHarmless(browser))
    return figures
  } finally {
    await Promise.all([browser.close(), front.close(), site.close(), services.close()])
  }

  async function measure(browser: Browser, journey: Journey): Promise<Figure[]> {
    const samples: Awaited<ReturnType<typeof sample>>[] = []
    for (let round = 0; round < rounds; round += 1) samples.push(await sample(browser, journey))
    const of = (one: 'ms' | 'floor' | 'files' | 'bytes' | 'depth') =>
      samples.map((each) => each[one])
    const { name } = journey
    const { wanted, ...limits }: JourneyLimits = journeyLimits[name]
    return [
      { name: `${name}, files`, ours: median(of('files')), limits: { atMost: limits.files } },
      { name: `${name}, kB`, ours: median(of('bytes')) / 1000, limits: {} },
      { name: `${name}, round trips`, ours: median(of('depth')), limits: { atMost: limits.depth } },
      {
        name: `${name}, ms`,
        ours: median(of('ms')),
        floor: median(of('floor')),
        timesFloor: medianRatio(of('ms'), of('floor')),
        limits: { timesFloor: limits.timesFloor, ...(wanted && { wanted }) },
      },
    ]
  }

  /** Milliseconds until a wallet that asks nobody has signed a text, which needs no review. */
  async function measureHarmless(browser: Browser): Promise<Figure> {
    const timesOf = (path: string) =>
      inTab(browser, async (tab) => {
        await tab.goto(`${front.origin}/${path}.html`)
        await connect(tab)
        await tab.evaluate(() => window.untilAhead())
        const times = []
        for (let time = 0; time < signatures; time += 1) {
          times.push(await tab.evaluate(() => window.journeys.sign()))
        }
        return median(times)
      })
    const name = 'harmless signature, ms'
    const floor = await timesOf('off')
    return { name, ours: await timesOf('en'), floor, limits: { aboveFloor: 5 } }
  }

  /** Runs `measure` in a new tab with an installed wallet. */
  async function inTab<Result>(
    browser: Browser,
    measure: (tab: Page, session: CDPSession) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext()
    try {
      const tab = await context.newPage()
      await tab.addInitScript('globalThis.__name = (value) => value')
      await tab.addInitScript(prepareUntilAhead)
      await tab.addInitScript(prepareJourneys)
      const { installWallet } = await loadTesting()
      await installWallet(tab, {
        family: 'eip155',
        name: 'Test Wallet',
        rdns: 'test.wallet',
        rpcUrls: urls.chains,
      })
      return await measure(tab, await context.newCDPSession(tab))
    } finally {
      await context.close()
    }
  }

  function sample(browser: Browser, { lang = 'en', prepare, run }: Journey) {
    return inTab(browser, async (tab, session) => {
      const take = await watchFiles(session)
      const travel = async (isCached: boolean) => {
        await tab.goto(`${front.origin}/${lang}.html`)
        await tab.evaluate(() => customElements.whenDefined('wallet-modal'))
        await prepare?.(tab)
        await tab.evaluate(() => window.untilAhead())
        await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
        await throttle(session, true)
        if (!isCached) await session.send('Network.clearBrowserCache')
        take()
        return run(tab)
      }
      const ms = await travel(false)
      const files = take()
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
      const fetching = files.length > 0 ? await fetchOnce(tab, bytes) : 0
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
      await throttle(session, false)
      await tab.evaluate(() => localStorage.clear())
      const cached = await travel(true)
      return { ms, floor: cached + fetching, files: files.length, bytes, depth: depthOf(files) }
    })
  }
}
