import { polkadotAssets, polkadotNetwork } from '../../demo/services/polkadot/network.ts'
import { SendPage } from '../fixtures/account/sendPage.ts'
import { expect, polkadotAccounts, test, withLocalChain } from '../fixtures/chains/polkadot.ts'

/** An account of the wallet's test keys without a balance. */
const receiver = '5DAAnrj7VHTznn2AWBemMuyBwZWs6FNFjdyVXUeYum3PTXFy'

async function plancksOf(page: import('@playwright/test').Page, url: string, address: string) {
  const balance = await page.evaluate(
    ([node, account]) => window.polkadotPage?.balanceOf(node, account),
    [url, address] as const,
  )
  return BigInt(String(balance))
}

test.beforeEach(async ({ host, openPolkadot, installPolkadotWallet, polkadotChain }) => {
  await installPolkadotWallet()
  await openPolkadot({ attributes: { networks: withLocalChain(polkadotChain) } })
  await host.command('connect', { wallet: 'test-wallet' })
})

test('the user sends ROC to the last planck', async ({ host, page, polkadotChain }) => {
  const sending = new SendPage(host)
  const before = await plancksOf(page, polkadotChain, receiver)
  await sending.open()
  await sending.review('1.234567890123', receiver)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const after = await plancksOf(page, polkadotChain, receiver)
  expect(after - before).toBe(1_234_567_890_123n)
})

test('a transfer is refused that leaves its receiver below the existential deposit', async ({
  host,
}) => {
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.000000000001', '5CiPPseXPECbkjWCa6MnjNokrgYjMqmKndv2rSnekmSK2DjL')
  await sending.confirm().click()
  await expect(
    sending.preview().getByText(/^A new account needs [\d.]+ ROC at least/),
  ).toBeVisible()
})

test('the user empties an account after a warning that names the loss', async ({
  host,
  page,
  polkadotChain,
  polkadotWallet,
}) => {
  // Bob: other specs send from Alice.
  await polkadotWallet.allow(1)
  await host.command('disconnect')
  await host.command('connect', { wallet: 'test-wallet' })
  const from = polkadotAccounts.kusama[1]
  const before = await plancksOf(page, polkadotChain, from)
  const held = await plancksOf(page, polkadotChain, receiver)
  const sending = new SendPage(host)
  await sending.open()
  await sending.form().getByRole('button', { name: 'All, close account' }).click()
  const typed = await sending.amount().inputValue()
  await sending.receiver().fill(receiver)
  await sending.step('Preview Send').click()
  await expect(
    sending.preview().getByText(/^Your account will be closed: .* less than 0\.000003333333 ROC/),
  ).toBeVisible()
  await sending.confirm().click()
  await sending.confirm('Send anyway').click()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const sent = BigInt(typed.replace('.', '').padEnd(typed.indexOf('.') + 12, '0'))
  expect((await plancksOf(page, polkadotChain, receiver)) - held).toBe(sent)
  expect(sent).toBeLessThan(before)
  expect(await plancksOf(page, polkadotChain, from)).toBe(0n)
})

test('the user sends an asset to its last unit, and keeps its least balance', async ({
  host,
  page,
  openPolkadot,
  polkadotChain,
}) => {
  const { id } = polkadotAssets.dollar
  await openPolkadot({
    attributes: {
      networks: withLocalChain(polkadotChain),
      tokens: JSON.stringify({ [polkadotNetwork.caipNetworkId]: { address: String(id) } }),
    },
  })
  const held = () =>
    page.evaluate(
      ([node, account, asset]) => window.polkadotPage?.assetBalanceOf(node, account, asset),
      [polkadotChain, receiver, id] as const,
    )
  const before = BigInt(String(await held()))
  const sending = new SendPage(host)
  await sending.open()
  await sending.choose(/^USDt/)
  await sending.review('1.234567', receiver)
  await expect(sending.preview().getByText('1.234567 USDt', { exact: true })).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(BigInt(String(await held())) - before).toBe(1_234_567n)

  await sending.open()
  await sending.choose(/^USDt/)
  await sending.review('4998.76', receiver)
  await sending.confirm().click()
  await expect(sending.preview().getByText(/must keep 0\.01 USDt at least/)).toBeVisible()
})
