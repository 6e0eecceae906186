import { expect, solanaDevnet, test } from '../../fixtures/chains/evmAndSolana.ts'
import { rowNames } from '../../fixtures/page/walletRows.ts'
import { openQrCode } from '../../fixtures/walletConnect/pairing.ts'

test('a modal opened for a namespace lists only wallets and networks of that namespace', async ({
  host,
  openBoth,
}) => {
  await openBoth({ evm: { name: 'EVM Wallet' }, solana: { name: 'Solana Wallet' } })
  await host.command('open', { namespace: 'solana' })
  await expect(host.button(/^Solana Wallet/)).toBeVisible()
  await expect(host.button(/^EVM Wallet/)).toHaveCount(0)
  await host.command('open', { view: 'Networks', namespace: 'solana' })
  await expect.poll(() => rowNames(host, 'Networks')).toEqual(['Solana', 'Solana Devnet'])
  await host.command('open', { namespace: 'eip155' })
  await expect(host.button(/^EVM Wallet/)).toBeVisible()
  await expect(host.button(/^Solana Wallet/)).toHaveCount(0)
})

test('a modal closed before another family connects shows the connected family again', async ({
  host,
  page,
  openBoth,
}) => {
  await openBoth()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { namespace: 'solana' })
  await expect(host.dialog('Connect Wallet')).toContainText('Connect on Solana')
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('cancelling the request to another family’s wallet returns to the connected family', async ({
  host,
  page,
  openBoth,
}) => {
  await openBoth({ solana: null })
  await host.command('connect', { wallet: 'test.wallet' })
  await openQrCode(host, { namespace: 'solana' })
  await expect(host.element()).toHaveAttribute('namespace', 'solana')
  await page.keyboard.press('Escape')
  await expect(host.dialog()).toBeHidden()
  await expect(host.element()).toHaveAttribute('namespace', 'eip155')
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a network of a family without a connection opens that family’s wallets, and is active once connected', async ({
  host,
  openBoth,
}) => {
  await openBoth({ networks: 'solana solana-devnet ethereum base' })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Networks' })
  const headings = host.dialog().getByRole('heading', { level: 2 })
  await expect(headings).toHaveText(['EVM networks', 'Solana'])
  await host.button('Solana Devnet').click()
  await expect(host.dialog('Switch Chain')).toBeVisible()
  await host.button('Choose a wallet').click()
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('caip-network-id', solanaDevnet)
  await expect(host.dialog()).toBeHidden()
})
