import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures/test.ts'

/** Starts a service whose responses never end; `taken` has the bytes that each aborted request has received. */
async function startEndlessService() {
  const taken: Promise<number>[] = []
  const server = createServer((_, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
    })
    let sent = 0
    const more = () => {
      if (response.destroyed) return
      sent += 65_536
      response.write(Buffer.alloc(65_536, ' '), more)
    }
    taken.push(new Promise((resolve) => response.once('close', () => resolve(sent))))
    more()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    close: () => server.closeAllConnections(),
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

test('an endless response is aborted, and installed wallets can be connected meanwhile', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  const service = await startEndlessService()
  await host.open({
    attributes: {
      'services-url': service.url,
      'blockchain-api-url': service.url,
      'custom-rpc-urls': JSON.stringify({ 'eip155:1': [service.url] }),
    },
  })
  await host.command('open')
  await expect(host.dialog().getByText(/wallet list didn’t load/)).toBeVisible()
  await host.command('connect', { wallet: 'test.wallet' })
  await expect(host.element()).toHaveAttribute('status', 'connected')
  // Three requests get an endless response: wallet list, networks of the blockchain API, and balance.
  await expect.poll(() => service.taken.length).toBeGreaterThanOrEqual(3)
  for (const bytes of await Promise.all(service.taken)) expect(bytes).toBeLessThan(40_000_000)
  service.close()
  await service.stop()
})

test('a wallet list of too many entries is cut to the requested four, and an oversized balance is ignored', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  await installWallet()
  await page.route(`${urls.walletServices}/getWallets**`, (route) => {
    const data = Array.from({ length: 20_000 }, (_, index) => ({ id: `${index}`, name: 'W' }))
    return route.fulfill({ json: { data, count: 1e308 } })
  })
  await page.route(`${urls.blockchainApi}/v1?**`, (route) =>
    route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: `0x${'f'.repeat(1_000_000)}` } }),
  )
  // The token list is aborted, because the tokens' value would replace the balance.
  await page.route(`${urls.blockchainApi}/v1/account/**`, (route) => route.abort())
  await host.open()
  await host.command('open')
  await expect(host.button(/^W$/)).toBeVisible()
  await expect(host.button('All Wallets')).toHaveAccessibleName('All wallets')
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open')
  const codes = async () => (await host.events('error')).map(({ detail }) => detail.code)
  await expect.poll(codes).toEqual(['BALANCE_UNAVAILABLE'])
  await expect(host.dialog('Account').getByText('Balance –')).toBeVisible()
  const stored = await page.evaluate(() => Object.values({ ...localStorage }).join('').length)
  expect(stored).toBeLessThan(10_000)
})
