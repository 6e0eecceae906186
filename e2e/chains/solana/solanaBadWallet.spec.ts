import { base58 } from '@scure/base'
import { devnet, expect, solanaAccounts, test, verifies } from '../../fixtures/chains/solana.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'

const [first, second] = solanaAccounts
const sign = { command: 'sign-message', message: 'Hello' } as const

test('a rejection is a user rejection with or without a code, and the user can retry', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet({ autoApprove: false, behaviour: { rejectWithoutCode: true } })
  await openSolana()
  await host.openAndTake(/^Sun Wallet/)
  await solanaWallet.reject()
  await expect(host.button('Try again')).toBeVisible()
  expect(await host.state()).toMatchObject({ status: 'disconnected', address: null })

  await solanaWallet.setBehaviour({})
  await host.button('Try again').click()
  await solanaWallet.reject()
  await host.button('Try again').click()
  await solanaWallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')

  const signing = host.command(sign.command, { message: sign.message })
  await solanaWallet.reject()
  expect(await signing).toEqual({ error: 'USER_REJECTED' })
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('a wallet that returns an address of another family is refused', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  await installSolanaWallet({ behaviour: { address } })
  await openSolana()
  const failed = await host.command('connect', { wallet: 'Sun Wallet' })
  expect(failed).toEqual({ error: 'WALLET_INVALID_RESPONSE' })
  expect(await host.state()).toMatchObject({ status: 'disconnected', address: null })
  await solanaWallet.setBehaviour({})
  await host.command('connect', { wallet: 'Sun Wallet' })
  await expect(host.element()).toHaveAttribute('address', first)
})

test('requests to a wallet that has vanished reject, and the user can still disconnect', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  await solanaWallet.setBehaviour({ gone: ['signMessage', 'disconnect', 'connect'] })
  const failed = await host.command(sign.command, { message: sign.message })
  expect(failed).toEqual({ error: 'WALLET_UNREACHABLE' })
  await host.command('disconnect')
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(await errorCodes(host)).toEqual(['WALLET_UNREACHABLE'])
})

test('a malformed signature of the wallet rejects the request', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  await solanaWallet.setBehaviour({ nonsense: ['signMessage'] })
  const failed = await host.command(sign.command, { message: sign.message })
  expect(failed).toEqual({ error: 'WALLET_INVALID_RESPONSE' })
})

test('a wallet that registers twice, or late, is listed once', async ({
  host,
  page,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet({ late: true })
  await openSolana()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.button(/^WalletConnect/)).toBeVisible()
  await expect(host.button(/^Sun Wallet/)).toHaveCount(0)
  await solanaWallet.register()
  await solanaWallet.register()
  await expect(host.button(/^Sun Wallet/)).toHaveCount(1)
})

test('a restore waits for a wallet that registers after the page load', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet({ late: true })
  await openSolana()
  await solanaWallet.register()
  await host.command('connect', { wallet: 'Sun Wallet' })
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'connecting')
  await solanaWallet.register()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  await expect(host.element()).toHaveAttribute('address', first)
})

test('a signature request that is pending during an account change never returns a signature of the new account', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet({ autoApprove: false })
  await openSolana()
  const connecting = host.command('connect', { wallet: 'Sun Wallet' })
  await solanaWallet.approve()
  await connecting
  const signing = host.command(sign.command, { message: 'as the first' })
  await expect.poll(() => solanaWallet.prompted()).toContain('signMessage')
  await solanaWallet.changeAccount(1)
  await expect(host.element()).toHaveAttribute('address', second)
  await solanaWallet.approve()
  // The wallet can no longer sign for the requested account, so the request must fail; another account's signature is
  // never accepted.
  expect(await signing).toEqual({ error: 'WALLET_ERROR' })

  const again = host.command(sign.command, { message: 'as the second' })
  await solanaWallet.approve()
  const signature = base58.decode(String(await again))
  expect(await verifies(second, 'as the second', signature)).toBe(true)
})

test('a wallet whose user revokes the permission is disconnected, and stays so after a reload', async ({
  host,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  await solanaWallet.revoke()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  const ends = (await host.events('disconnect')).map(({ detail }) => detail)
  expect(ends).toEqual([{ namespace: 'solana', reason: 'wallet' }])
  await host.reload()
  await expect(host.element()).toHaveAttribute('status', 'disconnected')
  expect(await solanaWallet.prompted()).toEqual([])
})

test('the Connecting view reports a chunk that failed to load, and Try again connects', async ({
  host,
  page,
  openSolana,
  installSolanaWallet,
}) => {
  await installSolanaWallet()
  const chunk = '**/chunks/solana-*.js'
  await page.route(chunk, (route) => route.abort('internetdisconnected'))
  await openSolana()
  await host.openAndTake(/^Sun Wallet/)
  await expect(host.button('Try again')).toBeVisible()
  await page.unroute(chunk)
  await host.button('Try again').click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
  expect(new Set(await errorCodes(host))).toEqual(new Set(['LOAD_FAILED']))
})

test('the other families connect when the chunk of Solana discovery fails to load', async ({
  host,
  page,
  openSolana,
  installSolanaWallet,
  installWallet,
}) => {
  await installWallet()
  await installSolanaWallet()
  await page.route('**/chunks/discovery-*.js', (route) => route.abort())
  await openSolana({ attributes: { networks: 'ethereum solana-devnet' } })
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(host.button(/^Sun Wallet/)).toHaveCount(0)
  await host.button(/^Test Wallet/).click()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

test('two families connect with one wallet each, and disconnecting one leaves the other connected', async ({
  host,
  openSolana,
  installSolanaWallet,
  installWallet,
}) => {
  await installWallet()
  await installSolanaWallet()
  await openSolana({ attributes: { networks: 'ethereum solana-devnet' } })
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('connect', { wallet: 'Sun Wallet', namespace: 'solana' })
  const { accounts } = await host.state()
  expect(accounts.eip155?.wallet.name).toBe('Test Wallet')
  expect(accounts.solana).toMatchObject({ address: first, caipNetworkId: devnet })

  await host.reload()
  await expect.poll(async () => Object.keys((await host.state()).accounts)).toHaveLength(2)
  await host.command('disconnect', { namespace: 'eip155' })
  const rest = (await host.state()).accounts
  expect(rest.eip155).toBeUndefined()
  expect(rest.solana?.address).toBe(first)
  const signature = await host.command(sign.command, { message: 'still', namespace: 'solana' })
  expect(await verifies(first, 'still', base58.decode(String(signature)))).toBe(true)
})
