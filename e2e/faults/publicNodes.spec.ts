import { connectPhone, expect, test } from '../fixtures/walletConnect/pairing.ts'

const publicNode = 'https://public-node.example/'

/** Networks whose default RPC URLs belong to a public node. */
const networks = (...ids: number[]) =>
  JSON.stringify(
    ids.map((id) => ({
      id,
      name: `Chain ${id}`,
      chainNamespace: 'eip155',
      caipNetworkId: `eip155:${id}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [publicNode, `${publicNode}second`] } },
    })),
  )

const balance = { jsonrpc: '2.0', id: 1, result: '0xde0b6b3a7640000' }

for (const [title, attributes] of [
  ['a project id and a blockchain API', {}],
  ['custom-rpc-urls', { 'custom-rpc-urls': '{"eip155:1":["https://own-node.example/"]}' }],
] as const) {
  test(`a public node receives no request with ${title}`, async ({ host, page, phone }) => {
    const requested: string[] = []
    await page.route('https://*.example/**', (route) => {
      requested.push(route.request().url())
      return route.fulfill({ json: balance })
    })
    await page.clock.install()
    await host.open({ attributes: { networks: networks(1), ...attributes } })
    await connectPhone(host, await phone())
    await expect(page.locator('wallet-button').getByText(/ ETH$/)).toBeVisible()
    // Health checks continue for 30 s after the last request, so the clock is moved beyond 30 s.
    await page.clock.runFor(40_000)
    expect(requested.filter((url) => url.startsWith(publicNode))).toEqual([])
  })
}

test('a public node receives requests only if the network has no other URL, and no health checks', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  const methods: string[] = []
  await page.route(`${publicNode}**`, (route) => {
    methods.push(route.request().postDataJSON().method)
    return route.fulfill({ json: balance })
  })
  await page.clock.install()
  await host.open({ attributes: { networks: networks(1), 'project-id': null } })
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(page.locator('wallet-button').getByText(/ ETH$/)).toBeVisible()
  await page.clock.runFor(40_000)
  expect(new Set(methods)).toEqual(new Set(['eth_getBalance']))
})
