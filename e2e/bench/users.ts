import type { Browser, CDPSession, Page } from '@playwright/test'
import { inRepository } from '../../.ci/paths.ts'
import { freePorts } from '../../.ci/startDemo.ts'
import { type Services, startServices } from '../../demo/services/index.ts'
import { startStaticSite } from '../../demo/services/sites/staticSite.ts'
import { createNodeWallet } from '../../demo/wallets/nodeWallet.ts'
import { loadTesting } from '../fixtures/installed/testing.ts'
import { strictCsp } from '../fixtures/page/hostPage.ts'
import { benchPage, notLocalhost } from './site.ts'

// `npm run bench -- users` prints the tables of elements/reference/scale.md.

const settleMs = 3_000
/** Time for which an open page is watched; the requests of an hour are computed from it. */
const watchedMs = 60_000

/** Requests, messages of sockets, and bytes as they were transferred, headers included. */
interface Traffic {
  requests: number
  bytes: number
}
type Log = Map<string, Traffic>

const kinds = ['own files', 'directory', 'pictures', 'blockchain API', 'nodes', 'relay'] as const

/** Starts to count a page's traffic. The log is empty again after each call of the returned function. */
async function watchTraffic(session: CDPSession, kindOf: (url: string) => string | undefined) {
  let log: Log = new Map()
  const urls = new Map<string, string>()
  const count = (url: string | undefined, requests: number, bytes: number) => {
    const kind = url && kindOf(url)
    if (!kind) return
    const { requests: before, bytes: bytesBefore } = log.get(kind) ?? { requests: 0, bytes: 0 }
    log.set(kind, { requests: before + requests, bytes: bytesBefore + bytes })
  }
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    urls.set(requestId, request.url)
    count(request.url, 1, 0)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    count(urls.get(requestId), 0, encodedDataLength),
  )
  session.on('Network.webSocketCreated', ({ requestId, url }) => {
    urls.set(requestId, url)
    count(url, 1, 0)
  })
  for (const event of ['Network.webSocketFrameSent', 'Network.webSocketFrameReceived'] as const) {
    session.on(event, ({ requestId, response }) =>
      count(urls.get(requestId), 1, response.payloadData.length),
    )
  }
  await session.send('Network.enable')
  return () => {
    const taken = log
    log = new Map()
    return taken
  }
}

function kindsOf({ urls }: Services, siteUrl: string) {
  return (url: string) => {
    if (/^(?:data|blob):/.test(url)) return undefined
    if (url.startsWith(siteUrl)) return url.includes('/wallet-modal/') ? 'own files' : undefined
    if (/\/(?:getWalletImage|public)\//.test(url)) return 'pictures'
    if (url.startsWith(urls.walletServices)) return 'directory'
    if (url.startsWith(urls.blockchainApi)) return 'blockchain API'
    if (url.startsWith(urls.relay)) return 'relay'
    return Object.values(urls.chains).some((node) => url.startsWith(node)) ? 'nodes' : 'other'
  }
}

async function click(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name }).first().click()
}

const untilConnected = (page: Page) =>
  page.locator('wallet-modal[status=connected]').waitFor({ state: 'attached' })

/** The four users, and three states of a page that stays open. */
export async function measureUsers(browser: Browser): Promise<string> {
  const services = await startServices({ ports: freePorts })
  const { urls } = services
  const element = `<wallet-button for="wallet"></wallet-button><wallet-modal id="wallet"
    project-id="0123456789abcdef0123456789abcdef" networks="ethereum base"
    features='{"email":false,"socials":false}' services-url="${urls.walletServices}"
    blockchain-api-url="${urls.blockchainApi}" analytics-url="${urls.walletServices}"
    relay-url="${urls.relay}"></wallet-modal>`
  const site = await startStaticSite({
    port: 0,
    name: 'the benchmark',
    mounts: [{ urlPrefix: '/wallet-modal/', dir: inRepository('dist/cdn') }],
    headers: { 'Content-Security-Policy': strictCsp },
    pages: { '/index.html': benchPage('/wallet-modal/wallet-modal.js', element) },
  })
  const siteUrl = `http://${notLocalhost}:${site.port}/`

  async function visit<Result>(
    act: (page: Page, take: () => Log) => Promise<Result>,
  ): Promise<Result> {
    const context = await browser.newContext()
    try {
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      const take = await watchTraffic(session, kindsOf(services, siteUrl))
      const { installWallet } = await loadTesting()
      await installWallet(page, { family: 'eip155', name: 'Test Wallet', rpcUrls: urls.chains })
      await page.goto(siteUrl)
      await page.waitForTimeout(settleMs)
      return await act(page, take)
    } finally {
      await context.close()
    }
  }

  const connect = async (page: Page) => {
    await page.locator('wallet-button').click()
    await click(page, 'Test Wallet')
    await untilConnected(page)
    await page.waitForTimeout(settleMs)
  }
  const watch = (prepare: (page: Page) => Promise<void>) =>
    visit(async (page, take) => {
      await prepare(page)
      // Requests of the opening itself must not count as those of an hour.
      await page.waitForTimeout(settleMs)
      take()
      await page.waitForTimeout(watchedMs)
      return perHour(take())
    })

  try {
    const users = {
      'ignores it': visit(async (_, take) => take()),
      'opens and leaves': visit(async (page, take) => {
        await page.locator('wallet-button').click()
        await page.waitForTimeout(settleMs)
        await page.keyboard.press('Escape')
        return take()
      }),
      'connects an installed wallet': visit(async (page, take) => {
        await connect(page)
        return take()
      }),
      'pairs by QR code': visit(async (page, take) => {
        const wallet = await createNodeWallet({
          relayUrl: urls.relay,
          rpcUrls: urls.chains,
          autoApprove: true,
        })
        const uri = page.evaluate(
          () =>
            new Promise<string>((resolve) =>
              document.querySelector('wallet-modal')?.addEventListener('pairinguri', (event) => {
                resolve((event as CustomEvent<{ uri: string }>).detail.uri)
              }),
            ),
        )
        await page.locator('wallet-button').click()
        await click(page, 'WalletConnect')
        await wallet.pair(await uri)
        await untilConnected(page)
        await page.waitForTimeout(settleMs)
        const log = take()
        await wallet.close()
        return log
      }),
    }
    const open = {
      'not connected, list open': watch((page) => page.locator('wallet-button').click()),
      'connected, modal closed': watch(connect),
      'connected, account open': watch(async (page) => {
        await connect(page)
        await page.locator('wallet-button').click()
      }),
    }
    return [
      await print('one visit', users, ({ requests, bytes }) => `${requests} / ${kB(bytes)} kB`),
      await print('an open page, per hour', open, ({ requests }) => `${requests}`),
    ].join('\n\n')
  } finally {
    await Promise.all([site.close(), services.close()])
  }
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1)

function perHour(log: Log): Log {
  const factor = 3_600_000 / watchedMs
  return new Map(
    [...log].map(([kind, { requests, bytes }]) => [
      kind,
      { requests: requests * factor, bytes: bytes * factor },
    ]),
  )
}

async function print(
  title: string,
  columns: Record<string, Promise<Log>>,
  write: (traffic: Traffic) => string,
): Promise<string> {
  const logs = await Promise.all(Object.values(columns))
  const found = new Set([...kinds, ...logs.flatMap((log) => [...log.keys()])])
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rows = [...found].map((kind) =>
    line([kind, ...logs.map((log) => write(log.get(kind) ?? { requests: 0, bytes: 0 }))]),
  )
  const names = Object.keys(columns)
  return [line([title, ...names]), line(['---', ...names.map(() => '---:')]), ...rows].join('\n')
}
