import { getWallets } from '@wallet-standard/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { InjectedWallet } from '../../../demo/wallets/injected/InjectedWallet.ts'
import { createProvider } from '../../../demo/wallets/injected/provider.ts'
import type { WalletRequest } from '../../../demo/wallets/injected/request.ts'
import type { ApprovalQueue } from '../../../demo/wallets/shared/ApprovalQueue.ts'
import type { SignInFields } from '../../../demo/wallets/shared/signInText.ts'
import { SolanaWallet } from '../../../demo/wallets/solana/SolanaWallet.ts'
import { createStandardWallet } from '../../../demo/wallets/solana/standardWallet.ts'
import { solanaNetworks } from '../../chains/solana/networks.ts'
import type { Connector } from '../../types/connector.ts'
import type { SiwxOptions } from '../../types/siwx.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { openSignInPage, type SignInPage } from './testing/signInPage.ts'

const origin = 'https://shop.example'
const networks = [testNetwork(1), testNetwork(8453), ...solanaNetworks.map((one) => one.network)]

/** A wallet of either family in a page. Methods are named by what they do. */
interface Setting {
  page: SignInPage
  connector: Connector
  approvals: ApprovalQueue
  address(): Promise<string>
  /** The wallet's user has connected the page before. */
  permit(): void
  /** The prompts that the user has seen, oldest first. */
  prompts(): string[]
}

interface WalletOptions {
  signsIn?: boolean
  rdns?: string
  chainId?: string
  behaviour?: {
    signInFields?: SignInFields
    nonsense?: string[]
    never?: string[]
    gone?: string[]
  }
}

type Open = (options: WalletOptions, siwx?: Partial<SiwxOptions>) => Promise<Setting>

const leaving: (() => unknown)[] = []

afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openPage(siwx: Partial<SiwxOptions>): Promise<SignInPage> {
  const page = await openSignInPage({ networks, siwx })
  leaving.push(() => page.leave())
  return page
}

const openSolana: Open = async (options, siwx = {}) => {
  const page = await openPage(siwx)
  const own = { name: 'Solana Wallet', rpcUrls: {}, autoApprove: true }
  const wallet = new SolanaWallet({ ...own, ...options }, origin)
  await wallet.signers
  leaving.push(getWallets().register(createStandardWallet(wallet)))
  return {
    page,
    connector: await page.find('solana'),
    approvals: wallet.approvals,
    address: async () => (await wallet.selected()).address,
    permit: () => wallet.setConnected(true),
    prompts: () => wallet.requests.flatMap(({ method, prompted }) => (prompted ? method : [])),
  }
}

const openEvm: Open = async (options, siwx = {}) => {
  const page = await openPage(siwx)
  const rdns = 'xyz.ithaca.porto'
  const own = { name: 'EVM Wallet', rdns, rpcUrls: {}, chainId: '0x2105', autoApprove: true }
  const { gone, ...behaviour } = options.behaviour ?? {}
  const wallet = new InjectedWallet({ ...own, ...options, behaviour }, origin)
  const requests: WalletRequest[] = []
  const provider = createProvider(wallet, requests)
  const info = { uuid: '1', name: own.name, icon: '', rdns: options.rdns ?? rdns }
  page.window.announce(info, provider)
  return {
    page,
    connector: await page.find('eip155'),
    approvals: wallet.approvals,
    address: async () => wallet.selected().address,
    permit: () => wallet.connect(),
    prompts: () => requests.flatMap(({ method, prompted }) => (prompted ? method : [])),
  }
}

const families = [
  {
    namespace: 'eip155',
    open: openEvm,
    both: 'wallet_connect',
    connects: 'eth_requestAccounts',
    signs: 'personal_sign',
    chainId: '8453',
    otherChain: '1',
    otherAddress: '0x0000000000000000000000000000000000000001',
  },
  {
    namespace: 'solana',
    open: openSolana,
    both: 'signIn',
    connects: 'connect',
    signs: 'signMessage',
    chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
    otherChain: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
    otherAddress: '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T',
  },
] as const

describe.each(families)('a wallet of $namespace', (family) => {
  const { namespace, open, both, connects, signs, chainId } = family

  const messages: [string, Partial<SiwxOptions>][] = [
    ['without a statement', {}],
    ['with a statement', { statement: 'I accept the terms: all of them.' }],
    ['with an end', { expirationSeconds: 3_600 }],
    ['with resources', { resources: ['https://shop.example/terms', 'ipfs://x'] }],
    ['with a nonce of the page', { nonce: `k3dXUwyJ1n8Q${namespace}` }],
    ['for another site of the page’s owner', { domain: 'example', uri: 'https://example/login' }],
  ]

  it.each(messages)('connects and signs a message %s by one prompt', async (_, own) => {
    const { page, connector, address, prompts } = await open({ signsIn: true }, own)
    expect(await page.connect(connector)).toEqual([namespace])
    expect(prompts()).toEqual([both])
    const { nonce, expirationSeconds, ...fields } = own
    const session = page.sessionOf(namespace)
    expect(session?.data).toMatchObject({ accountAddress: await address(), ...fields })
    expect(session?.message).toContain(`\nChain ID: ${chainId}\nNonce: ${nonce ?? ''}`)
  })

  it.each([
    ['it lacks the feature', {}, {}],
    ['the page does not require the sign-in', { signsIn: true }, { required: false }],
  ])('connects and signs by two prompts if %s', async (_, options, siwx) => {
    const { page, connector, prompts } = await open(options, siwx)
    await page.connect(connector)
    expect(prompts()).toEqual([connects, signs])
    expect(page.sessionOf(namespace)).not.toBeNull()
  })

  it('connects by one prompt, which signs nothing, on a page without sign-in', async () => {
    const { page, connector, prompts } = await open({ signsIn: true }, { enabled: false })
    await page.connect(connector)
    expect(prompts()).toEqual([connects])
  })

  const altered: [keyof SignInFields, unknown][] = [
    ['domain', 'evil.example'],
    ['address', family.otherAddress],
    ['statement', 'I accept other terms.'],
    ['uri', 'https://evil.example/'],
    ['version', '2'],
    ['chainId', family.otherChain],
    ['nonce', '0123456789abcdef'],
    ['issuedAt', '2026-01-01T00:00:00.000Z'],
    ['expirationTime', '2099-01-01T00:00:00.000Z'],
    ['notBefore', '2026-01-01T00:00:00.000Z'],
    ['requestId', 'a'],
    ['resources', ['https://evil.example/']],
  ]

  it.each(altered)(
    'that writes another %s signs the page’s own message once it is connected',
    async (field, value) => {
      const behaviour = { signInFields: { [field]: value } }
      const { page, connector, prompts } = await open({ signsIn: true, behaviour })
      await page.connect(connector)
      expect(prompts()).toEqual([both, signs])
      const { data, message } = page.sessionOf(namespace) ?? {}
      expect(message).toContain(`\nChain ID: ${chainId}\n`)
      expect({ ...data, address: data?.accountAddress }).not.toHaveProperty(field, value)
    },
  )

  it('that answers nonsense still connects and signs', async () => {
    const behaviour = { nonsense: [both] }
    const { page, connector, prompts } = await open({ signsIn: true, behaviour })
    await page.connect(connector)
    expect(prompts().at(-1)).toBe(signs)
    expect(page.sessionOf(namespace)).not.toBeNull()
  })

  it('shows no second prompt after the user has rejected the one', async () => {
    const { page, connector, approvals, prompts } = await open({ signsIn: true })
    approvals.standing = 'rejected'
    await expect(page.connect(connector)).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(prompts()).toEqual([both])
    expect(page.sessionOf(namespace)).toBeNull()
  })

  it('that has the page’s permission already is asked for the signature alone', async () => {
    const { page, connector, permit, prompts } = await open({ signsIn: true })
    permit()
    await page.connect(connector)
    expect(prompts()).toEqual([signs])
  })
})

it('a wallet whose `solana:signIn` fails without a prompt connects and signs', async () => {
  const behaviour = { gone: ['signIn'] }
  const { page, connector, prompts } = await openSolana({ signsIn: true, behaviour })
  await page.connect(connector)
  expect(prompts()).toEqual(['connect', 'signMessage'])
  expect(page.sessionOf('solana')).not.toBeNull()
})

it('an EVM wallet that is not known to have `wallet_connect` never gets it', async () => {
  // The wallet would keep an unknown method pending.
  const options = { rdns: 'io.example', behaviour: { never: ['wallet_connect'] } }
  const { page, connector, prompts } = await openEvm(options)
  await page.connect(connector)
  expect(prompts()).toEqual(['eth_requestAccounts', 'personal_sign'])
})

it('a wallet on a network that the page has not configured signs once it has changed to one that is', async () => {
  const { page, connector, prompts } = await openEvm({ signsIn: true, chainId: '0x89' })
  await page.connect(connector)
  expect(prompts()).toEqual(['eth_requestAccounts'])
  expect(page.sessionOf('eip155')).toBeNull()
})
