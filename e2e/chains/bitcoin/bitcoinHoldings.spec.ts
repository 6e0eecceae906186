import { expect, test } from '../../fixtures/chains/bitcoin.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'

const connect = { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' }

test('the account shows what blocks say to the satoshi, and payments in the mempool apart', async ({
  host,
  installBitcoinWallet,
  openOnRegtest,
  bitcoinWallet,
  bitcoinChain,
}) => {
  await installBitcoinWallet({ privateKeys: ['c1'.repeat(32)] })
  await openOnRegtest()
  await host.command('connect', connect)
  const { payment } = await bitcoinWallet.addresses()
  await expect(host.element()).toHaveAttribute('address', payment)
  await bitcoinChain.fund(payment, 123_456)
  await host.command('open', { view: 'Account' })
  const balance = host.dialog('Account').locator('.balance')
  await expect(balance).toContainText('0.00123456 BTC', { timeout: 20_000 })

  await bitcoinChain.pay(payment, 5_001)
  await expect(host.dialog('Account')).toContainText('+0.00005001 BTC pending', { timeout: 20_000 })
  await expect(balance).toContainText('0.00123456 BTC')
  await bitcoinChain.mine()
  await expect(balance).toContainText('0.00128457 BTC', { timeout: 20_000 })
  await expect(host.dialog('Account')).not.toContainText('pending')
  expect(await errorCodes(host)).toEqual([])
})
