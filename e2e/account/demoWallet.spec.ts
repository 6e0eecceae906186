import { Interface, parseUnits } from 'ethers'
import { ADA, GRACE, LINUS } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'

const erc20 = new Interface(['function transfer(address to, uint256 amount)'])
const coins = { from: ADA, to: LINUS, value: '0xde0b6b3a7640000' }

test('the demo wallet shows token, amount and receiver, and sends only after approval', async ({
  host,
  page,
  evm,
  urls,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await wallet.setAutoApprove(false)
  const data = erc20.encodeFunctionData('transfer', [GRACE, parseUnits('12.5', 6)])
  const transfer = { from: ADA, to: tokens.USDC.address, data }

  const refused = host.request('eth_sendTransaction', [transfer])
  const dialog = page.getByRole('dialog', { name: 'Send this transaction' })
  await expect(dialog).toContainText(GRACE)
  await expect(dialog).toContainText('12.5 USDC')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  expect(await refused).toMatchObject({ error: 4001 })

  const sent = host.request('eth_sendTransaction', [transfer])
  await dialog.getByRole('button', { name: 'Approve' }).click()
  const hash = await sent
  await expect
    .poll(() => evm.rpc('eth_getTransactionReceipt', [hash]))
    .toMatchObject({ status: '0x1' })
  const url = `${urls.blockchainApi}/v1/account/${GRACE}/history?chainId=eip155:1`
  const { data: rows } = await (await page.request.get(url)).json()
  expect(rows[0]).toMatchObject({
    metadata: { hash, operationType: 'receive' },
    transfers: [{ direction: 'in', quantity: { numeric: '12.5' } }],
  })
})

test('the demo wallet speeds up or cancels a pending transaction by replacing it', async ({
  host,
  evm,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  const receipt = (hash: string) => evm.rpc('eth_getTransactionReceipt', [hash])
  const balance = () => evm.rpc('eth_getBalance', [LINUS, 'latest'])
  await evm.holdBlocks()
  const before = BigInt(String(await balance()))

  const slow = String(await host.request('eth_sendTransaction', [coins]))
  expect(await receipt(slow)).toBeNull()
  const faster = await wallet.speedUp(slow)
  await evm.mine()
  await expect.poll(() => receipt(faster)).toMatchObject({ status: '0x1' })
  expect(await receipt(slow)).toBeNull()
  const after = before + BigInt(coins.value)
  expect(BigInt(String(await balance()))).toBe(after)

  const unwanted = String(await host.request('eth_sendTransaction', [coins]))
  const nothing = await wallet.cancel(unwanted)
  await evm.mine()
  await expect.poll(() => receipt(nothing)).toMatchObject({ status: '0x1', to: ADA.toLowerCase() })
  expect(await receipt(unwanted)).toBeNull()
  expect(BigInt(String(await balance()))).toBe(after)
})

test('wallet_getAssets of the demo wallet reports the balances on chain', async ({
  host,
  installWallet,
}) => {
  await installWallet({ tellsAssets: true })
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  const capabilities = await host.request('wallet_getCapabilities', [ADA])
  expect(capabilities).toMatchObject({ '0x1': { assetDiscovery: { supported: true } } })
  const query = { account: ADA, chainFilter: ['0x1'] }
  const assets = (await host.request('wallet_getAssets', [query])) as Record<string, object[]>
  expect(Object.keys(assets)).toEqual(['0x1'])
  expect(assets['0x1']?.[0]).toEqual({
    address: 'native',
    balance: '0x21e19e0c9bab2400000',
    type: 'NATIVE',
    metadata: {
      name: 'Ether',
      symbol: 'ETH',
      decimals: 18,
      price: 2500,
      iconUrl: expect.stringMatching(/^data:image/),
    },
  })
  expect(assets['0x1']).toContainEqual(
    expect.objectContaining({
      address: tokens.GRAIN.address,
      balance: `0x${parseUnits('12.000000000000000000000000000000000001', 36).toString(16)}`,
      type: 'ERC20',
    }),
  )
})
