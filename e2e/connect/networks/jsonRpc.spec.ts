import type { Page, Request } from '@playwright/test'
import { getAddress, verifyMessage } from 'ethers'
import type { HostPage } from '../../fixtures/page/hostPage.ts'
import type { LibraryName } from '../../fixtures/pageScripts/providerPage.ts'
import { servePageScript } from '../../fixtures/pageScripts/servePageScript.ts'
import { connectPhone, expect, test } from '../../fixtures/walletConnect/pairing.ts'

/** The receiver of the payment in `providerPage.ts`. The page declares it, or its payment would be reviewed. */
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** The bodies of JSON-RPC calls sent to `url`, without health checks. */
function watchCalls(page: Page, url: string): { method?: string }[] {
  const bodies: { method?: string }[] = []
  page.on('request', (request: Request) => {
    const body = request.postData()
    if (!request.url().startsWith(url) || !body || body.includes('net_listening')) return
    bodies.push(JSON.parse(body))
  })
  return bodies
}

async function openWithLibraries(host: HostPage): Promise<void> {
  await host.open({
    attributes: { contracts: JSON.stringify({ 'eip155:1': [recipient] }) },
    body: await servePageScript(host.page, 'providerPage'),
  })
}

const balanceIsShown = (page: Page) =>
  expect(page.locator('wallet-button').getByText(/ ETH$/)).toBeVisible()

for (const library of ['ethers', 'viem'] as const satisfies LibraryName[]) {
  for (const kind of ['installed', 'paired'] as const) {
    test(`${library} works unmodified with the provider of a wallet that is ${kind}`, async ({
      host,
      page,
      installWallet,
      phone,
    }) => {
      if (kind === 'installed') await installWallet()
      await openWithLibraries(host)
      if (kind === 'installed') await host.command('connect', { wallet: 'test.wallet' })
      else await connectPhone(host, await phone())
      const { address } = await host.state()

      const outcome = await page.evaluate(
        ([name, message]) => window.useProvider?.[name](message),
        [library, 'Grüße'] as const,
      )
      expect(outcome).toMatchObject({ address, chainId: 1, switchedTo: 8453 })
      expect(verifyMessage('Grüße', outcome?.signature ?? '')).toBe(address)
      expect(outcome?.receipt.status).toMatch(/^(1|success)$/)
      expect(getAddress(outcome?.receipt.from ?? '')).toBe(address)
      expect(outcome?.events).toEqual(['chainChanged 0x2105'])
      await expect(host.element()).toHaveAttribute('caip-network-id', 'eip155:8453')
    })
  }
}

test('node requests go only to the node that the host configured', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const node = urls.chains['eip155:1']
  const own = watchCalls(page, node)
  const service = watchCalls(page, urls.blockchainApi)
  await installWallet()
  await host.open({
    attributes: { 'custom-rpc-urls': JSON.stringify({ 'eip155:1': [node] }) },
  })
  await host.command('connect', { wallet: 'test.wallet' })
  await balanceIsShown(page)
  expect(own[0]).toMatchObject({ method: 'eth_getBalance' })
  expect(service).toEqual([])
})

test('requests go to the next node if the host’s first node is down, and emit no error', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const alive = urls.chains['eip155:1']
  const calls = watchCalls(page, alive)
  const dead = 'http://127.0.0.1:9/'
  await installWallet()
  await host.open({
    attributes: { 'custom-rpc-urls': JSON.stringify({ 'eip155:1': [dead, alive] }) },
  })
  await host.command('connect', { wallet: 'test.wallet' })
  await balanceIsShown(page)
  // The look-up of the account's name may have begun, too.
  expect(calls.map(({ method }) => method)).toContain('eth_getBalance')
  expect(await host.events('error')).toEqual([])
})

test('simultaneous calls are sent in one batch, and each resolves with its own response', async ({
  host,
  page,
  urls,
  phone,
}) => {
  await host.open()
  await connectPhone(host, await phone())
  await balanceIsShown(page)
  const sent = watchCalls(page, `${urls.blockchainApi}/v1?`)
  const { address } = await host.state()
  const results = await Promise.all([
    host.request('eth_chainId'),
    page.evaluate(async (account) => {
      interface Provider {
        request(call: { method: string; params?: unknown[] }): Promise<unknown>
      }
      const found: Provider[] = []
      const event = Object.assign(new Event('context-request'), {
        context: 'wallet-modal/provider/eip155',
        callback: (value: Provider) => found.push(value),
      })
      document.querySelector('wallet-modal')?.dispatchEvent(event)
      return Promise.all([
        found[0]?.request({ method: 'eth_blockNumber' }),
        found[0]?.request({ method: 'eth_getBalance', params: [account, 'latest'] }),
        found[0]?.request({ method: 'eth_getCode', params: [account, 'latest'] }),
        found[0]?.request({ method: 'eth_nonsense' }).catch((error: Error) => error.message),
      ])
    }, address),
  ])
  expect(results[1]).toEqual([
    expect.stringMatching(/^0x/),
    expect.stringMatching(/^0x[0-9a-f]{10,}$/),
    '0x',
    expect.any(String),
  ])
  // The modal looks up the account's name by `eth_call` at about the same time.
  const batches = sent.map((body) => [body].flat().map(({ method }) => method))
  expect(batches.filter((methods) => methods.join() !== 'eth_call')).toEqual([
    expect.arrayContaining(['eth_blockNumber', 'eth_getBalance', 'eth_getCode']),
  ])
})
