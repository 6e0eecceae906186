import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { base58 } from '@scure/base'
import { verifyMessage } from 'ethers'
import { inRepository } from '../../.ci/paths.ts'
import type { InstallWallet, TestWallet } from '../../elements/types/testing.ts'
import { verifies as verifiesPolkadot } from '../fixtures/chains/polkadot.ts'
import { verifies as verifiesSolana } from '../fixtures/chains/solana.ts'
import { loadTesting } from '../fixtures/installed/testing.ts'
import { expect, test } from '../fixtures/test.ts'

// The tests use the built `wallet-modal/testing` as an app's tests do: from Playwright, and from within a page.

const families = {
  eip155: 'test.wallet',
  solana: 'Test Wallet',
  polkadot: 'test-wallet',
  bip122: 'Test Wallet',
} as const
const names = Object.keys(families) as (keyof typeof families)[]

test('the testing entry’s wallets connect, reject, sign and disconnect in every family', async ({
  host,
  page,
}) => {
  const { installWallet } = await loadTesting()
  const wallets = {} as Record<keyof typeof families, TestWallet>
  for (const family of names) {
    // The element formats addresses for the network, and the SS58 prefix of Polkadot's main network is 0.
    const options = family === 'polkadot' ? { family, ss58Prefix: 0 } : { family }
    wallets[family] = await installWallet(page, options)
  }
  await host.open({ attributes: { networks: 'ethereum solana polkadot bitcoin' } })
  const sign = (namespace: string) => host.command('sign-message', { message: 'Hello', namespace })
  const signatures: Record<string, string> = {}
  for (const family of names) {
    await wallets[family].rejectNext()
    const connect = () => host.command('connect', { wallet: families[family], namespace: family })
    expect(await connect(), family).toEqual({ error: 'USER_REJECTED' })
    const [address] = await wallets[family].addresses()
    expect(await connect(), family).toMatchObject({ address })
    signatures[family] = String(await sign(family))
  }
  const addressOf = async (family: keyof typeof families) =>
    (await wallets[family].addresses())[0] ?? ''
  expect(verifyMessage('Hello', signatures.eip155 ?? '')).toBe(await addressOf('eip155'))
  const ed25519 = base58.decode(signatures.solana ?? '')
  expect(await verifiesSolana(await addressOf('solana'), 'Hello', ed25519)).toBe(true)
  expect(verifiesPolkadot(await addressOf('polkadot'), 'Hello', signatures.polkadot)).toBe(true)
  expect(signatures.bip122).toMatch(/^[A-Za-z0-9+/]{80,}=*$/)
  const requests = await wallets.eip155.requests()
  expect(requests.map(({ method }) => method)).toContain('personal_sign')

  await wallets.eip155.switchTo('eip155:137')
  expect(await host.request('eth_chainId')).toBe('0x89')
  await wallets.eip155.switchTo('eip155:1')
  expect(await host.request('eth_chainId')).toBe('0x1')
  for (const family of names) {
    expect(await sign(family), family).toEqual(expect.any(String))
    await wallets[family].leave()
    expect(await sign(family), family).toMatchObject({ error: expect.any(String) })
  }
  await host.reload()
  for (const family of names) {
    await expect(wallets[family].addresses(), family).rejects.toThrow('has no test wallet')
  }
})

/** Adds the built entry to a page by a script, as a test runner in the browser would. */
async function openWithEntry(page: Page, url: string): Promise<void> {
  await page.route('**/testing/*.js', (route) =>
    route.fulfill({ path: inRepository('dist/testing', basename(route.request().url())) }),
  )
  await page.route(url, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tests</title>' }),
  )
  await page.goto(url)
}

test('a page can install the testing wallets, and each simulated fault has the same effect as in a real wallet', async ({
  page,
  urls,
}) => {
  await openWithEntry(page, new URL('/own-tests', urls.demo).href)
  const outcomes = await page.evaluate(async () => {
    const entry = '/testing/testing.js'
    const { installWallet }: { installWallet: InstallWallet } = await import(entry)
    const outcomes: Record<string, unknown> = {}
    const outcome = (request: Promise<unknown>) =>
      request.then(
        () => 'answered',
        ({ code, message }) => code ?? message,
      )
    type Registered = {
      name: string
      features: Record<string, Record<string, () => Promise<unknown>>>
    }
    type Hand = {
      approvals: { pending(): readonly unknown[]; subscribe(look: () => void): unknown }
    }
    const standard: Registered[] = []
    const register = (wallet: Registered) => standard.push(wallet)
    addEventListener('wallet-standard:register-wallet', (event) =>
      (event as CustomEvent<(api: object) => void>).detail({ register }),
    )
    let evm: { request(call: { method: string; params?: unknown[] }): Promise<unknown> } | undefined
    addEventListener('eip6963:announceProvider', (event) => {
      evm = (event as CustomEvent).detail.provider
    })
    const wallets = {
      eip155: await installWallet({ family: 'eip155', name: 'EVM', network: 'eip155:10' }),
      solana: await installWallet({ family: 'solana', name: 'Solana' }),
      polkadot: await installWallet({ family: 'polkadot', name: 'Polkadot' }),
      bip122: await installWallet({ family: 'bip122', name: 'Bitcoin' }),
    }
    // The request is sent while the wallet is still creating its keys.
    await wallets.solana.selectAccount(1)
    const hands: Record<string, Hand | undefined> = {
      eip155: window.demoWallet?.evm,
      solana: window.demoSolanaWallet?.Solana,
      polkadot: window.demoPolkadotWallet?.polkadot,
      bip122: window.demoBitcoinWallet?.Bitcoin,
    }
    const isPending = (family: string) =>
      new Promise<boolean>((resolve) => {
        const approvals = hands[family]?.approvals
        const look = () => approvals?.pending().length === 1 && resolve(true)
        approvals?.subscribe(look)
        look()
      })
    const feature = (name: string, key: string, method: string) =>
      standard.find((wallet) => wallet.name === name)?.features[key]?.[method]?.()
    const connect: Record<string, () => Promise<unknown> | undefined> = {
      eip155: () => evm?.request({ method: 'eth_requestAccounts' }),
      solana: () => feature('Solana', 'standard:connect', 'connect'),
      polkadot: () => window.injectedWeb3?.polkadot?.enable('tests'),
      bip122: () => feature('Bitcoin', 'bitcoin:connect', 'connect'),
    }
    for (const [family, wallet] of Object.entries(wallets)) {
      const requestAccounts = () =>
        outcome(connect[family]?.() ?? Promise.reject(new Error('not found')))
      await wallet.rejectNext()
      const rejected = await requestAccounts()
      await wallet.hang()
      const hanging = requestAccounts()
      const hangs = await Promise.race([isPending(family), hanging])
      await wallet.approve()
      const approved = await hanging
      await wallet.revoke()
      await wallet.reject()
      const all = [await requestAccounts(), await requestAccounts()]
      await wallet.approve()
      const testnet = 'bip122:000000000933ea01ad0ee984209779ba'
      const unknown = await outcome(wallet.selectAccount(9))
      const moved = await outcome(wallet.switchTo(family === 'bip122' ? testnet : 'eip155:8453'))
      const chainId = family === 'eip155' ? await evm?.request({ method: 'eth_chainId' }) : ''
      const [address] = await wallet.addresses()
      await wallet.leave()
      outcomes[family] = {
        rejected,
        hangs,
        approved,
        all,
        gone: await requestAccounts(),
        unknown,
        moved,
        chainId,
        address,
      }
    }
    await installWallet({ family: 'eip155', name: 'Other', network: 'eip155:1' })
    const unread = await outcome(
      evm?.request({ method: 'eth_getBalance', params: ['0x', 'latest'] }) ?? Promise.resolve(),
    )
    return { ...outcomes, unread, standard: standard.length }
  })
  const noNetwork = expect.stringMatching('on no network of its own')
  const gone = 'Extension context invalidated.'
  const unknown = 'The wallet has no account 9.'
  const faults = { hangs: true, approved: 'answered', unknown, gone }
  expect(outcomes).toMatchObject({
    eip155: { rejected: 4001, all: [4001, 4001], moved: 'answered', chainId: '0x2105', ...faults },
    solana: { rejected: 4001, all: [4001, 4001], moved: noNetwork, ...faults },
    polkadot: { rejected: 'Rejected', all: ['Rejected', 'Rejected'], moved: noNetwork, ...faults },
    bip122: {
      rejected: 4001,
      all: [4001, 4001],
      address: expect.stringMatching(/^tb1/),
      ...faults,
    },
    unread: 4200,
  })
  await page.reload()
  const found = await page.evaluate(async () => {
    const entry = '/testing/testing.js'
    const { installWallet }: { installWallet: InstallWallet } = await import(entry)
    const wallet = await installWallet({ family: 'polkadot', name: 'Polkadot' })
    const [address] = await wallet.addresses()
    const again = await installWallet({ family: 'polkadot', name: 'Polkadot' }).then(String, String)
    return { keys: Object.keys(window.injectedWeb3 ?? {}), address, again }
  })
  expect(found, 'the one that had left is installed anew, once').toEqual({
    keys: ['polkadot'],
    address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    again: expect.stringMatching(/^TypeError: .*polkadot:Polkadot already/),
  })
})
