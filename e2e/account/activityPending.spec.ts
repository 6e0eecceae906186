import { expect, test } from '../fixtures/account/ownChains.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('Activity lists a pending transaction first, with its progress, until the history contains it', async ({
  host,
  page,
  evm,
  installWallet,
}) => {
  await evm.holdBlocks()
  const value = '0x1bc16d674ec80000'
  const hash = await evm.rpc('eth_sendTransaction', [{ from, to, value }])
  await installWallet()
  await page.addInitScript(
    ([all]) => localStorage.setItem('wallet-modal/pending_transactions', all),
    [
      JSON.stringify([
        {
          hash,
          namespace: 'eip155',
          caipNetworkId: 'eip155:1',
          from,
          to,
          kind: 'send',
          phase: 'submitted',
          amount: '2',
          symbol: 'ETH',
          iconUrl: null,
          token: null,
          sentAt: Date.now(),
          explorerUrl: `https://etherscan.io/tx/${hash}`,
          nonce: null,
          call: null,
          replacedBy: null,
          spedUp: false,
        },
      ]),
    ] as const,
  )
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Transactions' })
  const first = host.dialog('Activity').getByRole('listitem').getByRole('button').first()
  await expect(first).toHaveText(/Sending.*To 0x7099…79C8.*−2 ETH.*Pending/)
  await expect(first).toHaveAttribute('aria-busy', 'true')
  await evm.mine()
  await expect(first).toHaveText(/Sent.*To 0x7099…79c8.*−2 ETH.*[A-Z][a-z]{2} \d+$/)
  await expect(host.dialog('Activity').locator(`[data-hash="${hash}"]`)).toHaveCount(1)
})
