import type { Page } from '@playwright/test'
import type { SentTransaction } from '../../demo/wallets/injected/InjectedWallet.ts'
import type { TransactionDetail } from '../../src/types/host.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'
import { WalletControl } from '../fixtures/installed/walletControl.ts'
import { openTab } from '../fixtures/page/tabs.ts'
import { FailingServices } from './FailingServices.ts'
import { type Counts, Memory } from './Memory.ts'
import { RandomUser } from './RandomUser.ts'
import { Random } from './random.ts'

const minutes = Number(process.env.SOAK_MINUTES ?? 1)
const seed = Number(process.env.SOAK_SEED ?? 40)
const attributes = {
  networks: 'ethereum base solana-devnet',
  features: null,
  'follow-transactions': '',
  siwx: '{"enabled":true,"required":false}',
  onramp: '{"coinbaseAppId":"demo","meldPublicKey":"demo"}',
}

/** Time in which the last requests of a closed modal end, in milliseconds: the limit of a request is 10 s. */
const quietMs = 15_000

/** Most nodes of an SVG image of the demo. */
const nodesOfImage = 20

test.describe.configure({ timeout: (minutes + 8) * 60_000 })

/** One tab with its user, and the events that it has emitted. */
class Tab {
  readonly transactions: TransactionDetail[] = []
  readonly errors: string[] = []
  readonly counts: Counts[] = []

  private constructor(
    readonly page: Page,
    readonly user: RandomUser,
    readonly services: FailingServices,
    private readonly memory: Memory,
  ) {
    page.on('pageerror', ({ message }) => this.errors.push(message))
  }

  static async of(user: RandomUser, services: FailingServices): Promise<Tab> {
    const { page } = user.host
    await services.listen()
    return new Tab(page, user, services, await Memory.of(page))
  }

  /** Uses the modal at random until `until`, in milliseconds since the epoch. */
  async use(until: number): Promise<void> {
    this.services.share = 0.3
    while (Date.now() < until) {
      await this.user.round()
      await this.takeEvents()
    }
    this.services.share = 0
  }

  /** Takes what fixture and wallet record, so that their lists do not count as memory of the modal. */
  async takeEvents(): Promise<void> {
    const events = await this.page.evaluate((rdns) => {
      const requests = window.demoWallet?.[rdns]?.requests as unknown[] | undefined
      requests?.splice(0)
      return window.__walletEvents?.splice(0) ?? []
    }, this.user.wallet.rdns)
    for (const { type, detail } of events)
      if (type === 'transaction') this.transactions.push(detail)
  }

  async count(): Promise<Counts> {
    await this.user.rest()
    await this.page.waitForTimeout(quietMs)
    await this.takeEvents()
    const counts = await this.memory.count()
    this.counts.push(counts)
    return counts
  }

  sent(): Promise<SentTransaction[]> {
    return this.page.evaluate(
      (rdns) => window.demoWallet?.[rdns]?.sent() ?? [],
      this.user.wallet.rdns,
    )
  }
}

test('two tabs that are used at random while services fail hold no more memory than after the first minutes', async ({
  host,
  context,
  urls,
  evm,
  wallet,
  installWallet,
}) => {
  // The user closes what links and logins open.
  context.on('page', (opened) => void opened.opener().then((by) => by && opened.close()))
  await installWallet()
  await host.open({ attributes })
  const other = await openTab(context, urls, { attributes })
  const users = [
    new RandomUser(host, wallet, new Random(seed)),
    new RandomUser(other, new WalletControl(other.page), new Random(seed + 1)),
  ]
  const tabs = await Promise.all(
    users.map((user, at) =>
      Tab.of(user, new FailingServices(user.host.page, new Random(seed + 2 + at), urls)),
    ),
  )
  const use = (ms: number) => Promise.all(tabs.map((tab) => tab.use(Date.now() + ms)))
  const count = async (name: string) => {
    const counts = await Promise.all(tabs.map((tab) => tab.count()))
    for (const [at, one] of counts.entries())
      console.log(`${name}, tab ${at + 1}: ${JSON.stringify(one)}`)
  }

  const parts = 4
  for (let part = 1; part <= parts; part += 1) {
    await use((minutes * 60_000) / parts)
    await count(`${(minutes * part) / parts} min`)
  }
  for (const { user, services } of tabs) {
    console.log(
      `${user.rounds} rounds, ${user.seen.size} views; faults met: ${JSON.stringify(Object.fromEntries(services.met))}`,
    )
  }

  // Every transaction that a wallet broadcast has an end that a tab emitted, or none on the chain.
  await evm.mine()
  const sent = (await Promise.all(tabs.map((tab) => tab.sent()))).flat()
  const open = async () => {
    for (const tab of tabs) await tab.takeEvents()
    const ended = new Set(
      tabs
        .flatMap(({ transactions }) => transactions)
        .filter(({ phase }) => phase === 'confirmed' || phase === 'failed' || phase === 'cancelled')
        .map(({ hash }) => hash),
    )
    const unsaid = sent.filter(({ hash }) => !ended.has(hash))
    const receipts = await Promise.all(
      unsaid.map(({ hash, chainId }) =>
        evm.rpc(
          'eth_getTransactionReceipt',
          [hash],
          BigInt(chainId) === 1n ? 'eip155:1' : 'eip155:8453',
        ),
      ),
    )
    return unsaid.filter((_, at) => receipts[at])
  }
  await expect.poll(open, { timeout: 120_000 }).toEqual([])
  console.log(`${sent.length} transactions, all accounted for`)

  for (const tab of tabs) {
    expect(tab.errors, 'errors thrown in the page').toEqual([])
    // Code and lists that a view needs load on its first use, so the first half is the warm-up.
    const [warm, end] = [tab.counts[parts / 2 - 1], tab.counts.at(-1)]
    if (!warm || !end) throw new Error('nothing was counted')
    expect(end.detached, 'detached nodes').toBeLessThanOrEqual(warm.detached + 10)
    const images = Math.max(0, end.documents - warm.documents)
    expect(end.nodes, 'nodes').toBeLessThanOrEqual(warm.nodes + 100 + images * nodesOfImage)
    expect(end.listeners, 'listeners').toBeLessThanOrEqual(warm.listeners + 20)
    expect(end.heapBytes, 'heap').toBeLessThanOrEqual(warm.heapBytes * 1.25)
  }
})
