import { JsonRpcProvider, parseUnits, Wallet } from 'ethers'
import { erc20 } from '../../demo/services/contracts/abi.ts'
import { TREASURY } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { answerBlockchainApi } from '../fixtures/page/answerBlockchainApi.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

const row = (index: number, value: number) => ({
  name: `Token ${index}`,
  symbol: `T${index}`,
  chainId: 'eip155:1',
  address: `eip155:1:0x${index.toString(16).padStart(40, '0')}`,
  value,
  price: 1,
  quantity: { decimals: '18', numeric: String(value) },
  iconUrl: '',
})
const ether = {
  name: 'Ether',
  symbol: 'ETH',
  chainId: 'eip155:1',
  value: 2500,
  price: 2500,
  quantity: { decimals: '18', numeric: '1' },
  iconUrl: '',
}

const list = (host: HostPage) => host.dialog().getByRole('list', { name: 'Tokens', exact: true })
const rows = (host: HostPage) => list(host).getByRole('listitem')

async function openTokens(host: HostPage): Promise<void> {
  await host.command('open', { view: 'Account' })
}

async function connectAndOpen(host: HostPage, attributes = {}): Promise<void> {
  await host.open({ attributes })
  await host.command('connect', { wallet: 'test.wallet' })
  await openTokens(host)
}

test('the token list shows exact balances, highest value first', async ({
  host,
  urls,
  installWallet,
}) => {
  const { address, privateKey } = Wallet.createRandom()
  const node = new JsonRpcProvider(urls.chains['eip155:1'], undefined, { pollingInterval: 100 })
  const held = { USDC: '2.711554', WBTC: '0.00000001', DAI: '12345.678901234567890123', PTS: '7' }
  const fine = { GRAIN: '0.000000000000000000000000000000000001' }
  for (const [symbol, amount] of Object.entries({ ...held, ...fine })) {
    const token = tokens[symbol as keyof typeof tokens]
    const data = erc20.encodeFunctionData('mint', [address, parseUnits(amount, token.decimals)])
    const sent = await node.send('eth_sendTransaction', [
      { from: TREASURY, to: token.address, data, gas: '0x493e0' },
    ])
    await node.waitForTransaction(sent)
  }
  node.destroy()
  await installWallet({ privateKeys: [privateKey] })
  await connectAndOpen(host)
  await expect(rows(host)).toHaveText([
    /Dai Stablecoin\s*12,345\.678 DAI\s*\$12,345\.67/,
    /USD Coin\s*2\.711 USDC\s*\$2\.71/,
    /Ether\s*0 ETH/,
    /Wrapped Bitcoin\s*< 0\.001 WBTC/,
    /Fine Grain\s*< 0\.001 GRAIN/,
  ])
  await expect(list(host).getByText('12,345.678 DAI')).toHaveAttribute('title', `${held.DAI} DAI`)
  await expect(list(host).getByText('< 0.001 GRAIN')).toHaveAttribute(
    'title',
    `${fine.GRAIN} GRAIN`,
  )
  // The list leaves out tokens without decimals, because most of these tokens are spam.
  await expect(list(host)).not.toContainText('Demo Points')
  await expect(host.dialog().getByText('$12,348.', { exact: false })).toBeVisible()
})

test('the token list shows a balance of the last 30 s in its first frame after a reload', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  let isHeld = false
  const forever = new Promise(() => {})
  await answerBlockchainApi(page, urls, 'balance', () =>
    isHeld ? forever : { balances: [ether, row(1, 0.5)] },
  )
  await installWallet()
  await connectAndOpen(host)
  await expect(rows(host)).toHaveCount(2)
  isHeld = true
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  const firstFrame = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = () => {
          const root = document.querySelector('wallet-modal')?.shadowRoot
          const view = root?.querySelector('.account')
          // This frame callback runs before the browser paints the first frame with the view.
          if (view) resolve(view.textContent ?? '')
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await host.command('open', { view: 'Account' })
  expect(await firstFrame).toContain('$2,500.50')
})

test('a failing balance service emits one error, and the list shows the node’s balance', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  let body: unknown = 503
  const { queries } = await answerBlockchainApi(page, urls, 'balance', () => body)
  await installWallet()
  await page.clock.install()
  await connectAndOpen(host)
  await expect(host.dialog().getByText('Token Balance Unavailable')).toBeVisible()
  await expect(rows(host)).toHaveText([/Ether/])
  await expect(host.dialog().getByText(/Some tokens didn’t load/)).toBeVisible()
  await expect(host.button('Try again')).toHaveCount(0)
  const errors = await host.events('error')
  expect(errors.map(({ detail }) => detail.code)).toEqual(['BALANCE_UNAVAILABLE'])

  await test.step('an overloaded service is not polled again', async () => {
    await page.clock.runFor(61_000)
    expect(queries).toHaveLength(1)
  })
  await test.step('a retry by the user requests the balance again', async () => {
    body = { balances: [ether, row(1, 3)] }
    await host.button('Try again').click()
    await expect(rows(host)).toHaveText([/Ether/, /Token 1/])
    await expect(host.dialog().getByText(/Some tokens didn’t load/)).toHaveCount(0)
  })
})

test('the token list comes from wallet_getAssets, and not from the balance service, if the wallet supports it', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const { queries } = await answerBlockchainApi(page, urls, 'balance', () => 500)
  await installWallet({ tellsAssets: true })
  await connectAndOpen(host)
  await expect(list(host)).toContainText('USD Coin')
  expect(queries).toHaveLength(0)
})

test('the token list comes from the balance service if the wallet_getAssets response is malformed', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const asset = { address: 'native', balance: 'banana', type: 'NATIVE' }
  const nonsense = { wallet_getAssets: { '0x1': [asset] } }
  await answerBlockchainApi(page, urls, 'balance', () => ({ balances: [ether, row(1, 3)] }))
  await installWallet({ tellsAssets: true, behaviour: { nonsense } })
  await connectAndOpen(host)
  await expect(rows(host)).toHaveText([/Ether/, /Token 1/])
})

test('without a project id, one batch reads the native balance and the configured token', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const node = urls.chains['eip155:1']
  const batches: string[][] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(node) || request.method() !== 'POST') return
    const calls = [request.postDataJSON()].flat() as { method: string }[]
    batches.push(calls.map(({ method }) => method))
  })
  await installWallet()
  await connectAndOpen(host, {
    'project-id': null,
    'custom-rpc-urls': JSON.stringify({ 'eip155:1': [node] }),
    tokens: JSON.stringify({ 'eip155:1': { address: tokens.USDC.address } }),
  })
  await expect(rows(host)).toHaveText([/Ether/, /USDC\s*[\d.,]+ USDC$/])
  await expect(host.dialog().getByText(/Other tokens on this network/)).toBeVisible()
  const together = ['eth_call', 'eth_call', 'eth_call', 'eth_getBalance']
  expect(batches.map((batch) => batch.sort())).toContainEqual(together)
})
