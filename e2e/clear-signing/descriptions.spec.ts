import { Interface, MaxUint256 } from 'ethers'
import { ADA, LINUS } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import { expect, test } from '../fixtures/walletConnect/pairing.ts'

const abi = new Interface([
  'function supply(address asset, uint256 amount, address onBehalfOf, uint16 referralCode)',
  'function order(address token, uint256 price)',
  'function approve(address spender, uint256 amount)',
])
const usdc = tokens.USDC.address
const pool = '0x87870Bca3F3fD6335C3F4ce8392D69350B4fA4E2'
const supply = abi.encodeFunctionData('supply', [usdc, 12_500_000n, ADA, 0])
const order = abi.encodeFunctionData('order', [usdc, 12_500_000n])
const approve = abi.encodeFunctionData('approve', [LINUS, MaxUint256])

const context = (address: string) => ({ contract: { deployments: [{ chainId: 1, address }] } })
const shop = {
  context: context(LINUS),
  includes: '../common.json',
  metadata: { owner: 'Example Shop' },
}
const common = {
  display: {
    formats: {
      'order(address token,uint256 price)': {
        intent: 'Order',
        interpolatedIntent: 'Order for {price}',
        fields: [
          { path: 'price', label: 'Price', format: 'tokenAmount', params: { tokenPath: 'token' } },
        ],
      },
    },
  },
}
const lie = { intent: 'Claim 5 ETH', fields: [] }
const lying = {
  context: context(usdc),
  metadata: { owner: 'USDC' },
  display: { formats: { 'approve(address spender,uint256 amount)': lie } },
}

test('the review describes calls by built-in descriptors and by those of the page, marked as unattested', async ({
  host,

  installWallet,
}) => {
  await installWallet()
  await host.open()
  await setAttributes(host, {
    review: 'all',
    descriptors: JSON.stringify({
      'shop/shop.json': shop,
      'common.json': common,
      'lying.json': lying,
      'broken.json': { context: context('0x12'), display: { formats: {} } },
    }),
  })
  await host.command('connect', { wallet: 'test.wallet' })
  const dialog = host.dialog('Approve Transaction')
  const rows = dialog.getByRole('listitem')

  const supplied = host.request('eth_sendTransaction', [{ from: ADA, to: pool, data: supply }])
  // The local chain lacks the contract.
  await expect(rows.first()).toContainText(`There is no contract at ${pool} (Aave, Pool V3)`)
  const supplying = `Known contract: “Supply 12.5 “USDC” for ${ADA} (your account)”`
  await expect(rows.filter({ hasText: supplying }).first()).toBeVisible()
  await expect(rows.getByText('Supply: 12.5 “USDC”')).toBeVisible()
  await dialog.getByText('Details').click()
  await expect(dialog).toContainText('Aave, Pool V3')
  await host.button('Cancel').click()
  expect(await supplied).toMatchObject({ error: 4001 })

  await test.step('words of the page are marked as its own, and as dangerous', async () => {
    const ordered = host.request('eth_sendTransaction', [{ from: ADA, to: LINUS, data: order }])
    const words = 'This page’s own, unattested description says: “Order for 12.5 “USDC””'
    await expect(rows.filter({ hasText: words }).first()).toHaveAttribute('data-grave')
    await host.button('Cancel').click()
    await ordered
  })

  await test.step('an allowance keeps its words above those of a descriptor', async () => {
    const allowed = host.request('eth_sendTransaction', [{ from: ADA, to: usdc, data: approve }])
    await expect(rows.first()).toContainText(/^Let .* spend all your “USDC”, .*“Claim 5 ETH”/)
    await host.button('Cancel').click()
    await allowed
  })
})
