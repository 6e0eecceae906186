import { NATIVE } from '../../demo/services/data/market.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { anvilOf } from '../fixtures/chains/anvil.ts'
import { logInByEmail } from '../fixtures/embeddedWallet/logIn.ts'
import { Market } from '../fixtures/swap/Market.ts'
import { SwapPage } from '../fixtures/swap/SwapPage.ts'
import { expect, test } from '../fixtures/test.ts'

test.use({ logins: true })

test('the embedded wallet approves a swap in its own view, and a rejection returns to the preview', async ({
  host,
  urls,
  embedded,
}) => {
  const chain = anvilOf(urls)
  // The chains are shared, so the amount is too small to move a price.
  const amount = 10n ** 15n
  const { DAI } = tokens
  await host.open()
  await logInByEmail(host, embedded)
  const address = String((await host.state()).address)
  await chain.setBalance(address, 10n ** 18n)
  // A new account of the demo has some tokens.
  const before = await chain.tokenBalance(DAI.address, address)
  const arrives = await new Market(chain).arrives({ from: NATIVE, to: DAI.address, amount })
  const swapping = new SwapPage(host)
  await swapping.open()
  await swapping.choose('get', /^Dai/)
  await swapping.amount().fill('0.001')
  await swapping.review()
  // The embedded wallet has no node of its own, so that only the swap service's node has simulated the swap.
  await swapping.press('Swap').click()
  await swapping.press('Swap anyway').click()
  await expect(host.dialog('Approve Transaction')).toBeVisible()
  await embedded.reject()
  await expect(swapping.preview()).toBeVisible()
  expect(await chain.tokenBalance(DAI.address, address)).toBe(before)

  await swapping.press('Swap').click()
  await swapping.press('Swap anyway').click()
  await embedded.approve()
  await expect(host.dialog('Account')).toBeVisible()
  const tried = ['swap initiated', 'swap failed', 'swap initiated', 'swap submitted']
  await swapping.expectPhases(...tried, 'swap confirmed')
  expect((await chain.tokenBalance(DAI.address, address)) - before).toBe(arrives)
  chain.close()
})
