import { expect, polkadotAccounts, test, withLocalChain } from '../fixtures/chains/polkadot.ts'

const unproved = 'A node says what this means, and the transaction doesn’t prove it'
const [, receiver] = polkadotAccounts.kusama

test('Polkadot transactions are read by the runtime’s metadata, and risky ones are reviewed before the wallet signs', async ({
  host,
  page,
  openPolkadot,
  installPolkadotWallet,
  polkadotWallet,
  polkadotChain: rpcUrl,
}) => {
  await installPolkadotWallet()
  await openPolkadot({ attributes: { networks: withLocalChain(rpcUrl) } })
  await host.command('connect', { wallet: 'test-wallet' })
  const dialog = host.dialog('Approve Transaction')
  const sentences = dialog.getByRole('list', { name: 'What they do' }).getByRole('listitem')
  const send = (pallet: string, call: string, ...args: unknown[]) =>
    page.evaluate((order) => window.polkadotPage?.send(order), { rpcUrl, pallet, call, args })
  const pay = () => send('balances', 'transferKeepAlive', receiver, '2500000000000')
  const signed = async () =>
    (await polkadotWallet.prompted()).filter((method) => method === 'signPayload').length

  await test.step('the first one is shown, by metadata that the page’s node has', async () => {
    const response = pay()
    await expect(sentences).toHaveText([unproved, `Send 2.5 ROC to ${receiver} (your account)`])
    await expect(dialog).toContainText('Blocks in which it can be sent')
    await expect(dialog).toContainText(/Estimated network fee\d/)
    expect(await signed()).toBe(0)
    await host.button('Continue').click()
    expect(await response).toContain('balances.Transfer')
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('the next one is shown at once, since @polkadot/api signs no digest of the metadata', async () => {
    const response = pay()
    await expect(sentences).toHaveText([unproved, `Send 2.5 ROC to ${receiver} (your account)`])
    await host.button('Continue').click()
    expect(await response).toContain('balances.Transfer')
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('Cancel rejects with 4001', async () => {
    const before = await signed()
    const response = send('proxy', 'addProxy', receiver, 'Any', 0)
    await expect(sentences).toHaveText([
      unproved,
      `Let ${receiver} (your account) act for your account without asking you, with rights of the kind Any`,
    ])
    await expect(dialog.getByRole('heading', { name: 'asks for a transaction' })).toBeVisible()
    await host.button('Cancel').click()
    expect(await response).toEqual(['code 4001'])
    expect(await signed()).toBe(before)
  })

  await test.step('Continue has the wallet sign what was shown', async () => {
    const response = send('proxy', 'addProxy', receiver, 'Any', 0)
    await expect(dialog).toContainText('act for your account')
    await host.button('Continue').click()
    expect(await response).toContain('proxy.ProxyAdded')
    const removed = send('proxy', 'removeProxies')
    await expect(sentences).toHaveText([unproved, 'No longer let anyone act for your account'])
    await host.button('Continue').click()
    expect(await removed).toContain('system.ExtrinsicSuccess')
  })

  await test.step('bytes that are no text are reviewed', async () => {
    const response = page.evaluate(() =>
      window.polkadotPage?.signRaw('0xff00', 'bytes').catch((thrown) => `code ${thrown.code}`),
    )
    await expect(dialog).toContainText('Sign data that is no text')
    await host.button('Cancel').click()
    expect(await response).toBe('code 4001')
  })
})
