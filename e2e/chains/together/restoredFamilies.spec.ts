import { connectionEvents, expect, solanaDevnet, test } from '../../fixtures/chains/evmAndSolana.ts'
import { errorCodes, setAttributes } from '../../fixtures/page/attributes.ts'

test('a reload restores the active family, also when a script adds its networks later', async ({
  host,
  page,
  openBoth,
  connectBoth,
}) => {
  const all = 'ethereum base solana solana-devnet'
  await openBoth({ networks: 'ethereum base' })
  await setAttributes(host, { networks: all })
  await connectBoth()
  await host.command('switch-network', { network: 'solana-devnet' })
  // After the reload a script adds the networks again once the first family is restored.
  await page.addInitScript((networks) => {
    const add = ({ target }: Event) => {
      if (target instanceof HTMLElement) target.setAttribute('networks', networks)
    }
    document.addEventListener('connect', add, true)
  }, all)
  for (const _ of [1, 2]) {
    await host.reload()
    await expect.poll(() => connectionEvents(host)).toEqual(['connect eip155', 'connect solana'])
    await expect(host.element()).toHaveAttribute('namespace', 'solana')
    await expect(host.element()).toHaveAttribute('caip-network-id', solanaDevnet)
  }
})

test('the account that the user selected survives a reload, until the wallet selects another', async ({
  host,
  openBoth,
  solana,
}) => {
  await openBoth({ evm: null, solana: { accounts: 3 } })
  await host.command('connect', { wallet: 'Test Wallet' })
  const [first = '', second = '', third = ''] = await solana.addresses()
  await expect(host.element()).toHaveAttribute('address', first)
  await host.openAndTake('Profile')
  await host.button(/^Switch Address/).click()
  await expect(host.dialog('Switch Address')).toBeVisible()
  await host.button(new RegExp(`^${second.slice(0, 4)}`)).click()
  await expect(host.dialog('Profile')).toBeVisible()
  await expect(host.element()).toHaveAttribute('address', second)
  expect(await connectionEvents(host)).toEqual(['connect solana', 'accountchange solana'])

  await host.reload()
  await expect(host.element()).toHaveAttribute('address', second)
  await solana.select(2)
  await expect(host.element()).toHaveAttribute('address', third)
  await host.reload()
  await expect(host.element()).toHaveAttribute('address', first)
})

test('a family’s discovery that failed to load is retried, and the other families are listed meanwhile', async ({
  host,
  page,
  openBoth,
}) => {
  let requests = 0
  await page.route('**/chunks/discovery-*.js', (route) => {
    requests += 1
    return requests === 1 ? route.abort('internetdisconnected') : route.continue()
  })
  await openBoth({ evm: { name: 'EVM Wallet' }, solana: { name: 'Solana Wallet' } })
  await host.command('open')
  await expect(host.button(/^EVM Wallet/)).toBeVisible()
  await expect(host.button(/^Solana Wallet/)).toBeVisible()
  expect(requests).toBe(2)
})

test('a stored connection whose chunk fails to load is restored at the next page load', async ({
  host,
  page,
  openBoth,
}) => {
  await openBoth({ evm: { name: 'EVM Wallet' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('connect', { wallet: 'Test Wallet', namespace: 'solana' })

  await page.route('**/chunks/{eip155,solana}-*.js', (route) => route.abort())
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(new Set(await errorCodes(host))).toEqual(new Set(['LOAD_FAILED']))

  await page.unroute('**/chunks/{eip155,solana}-*.js')
  await host.reload()
  await expect
    .poll(async () => Object.keys((await host.state()).accounts).sort())
    .toEqual(['eip155', 'solana'])
})
