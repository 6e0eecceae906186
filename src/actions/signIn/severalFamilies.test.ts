import { getWallets } from '@wallet-standard/app'
import { afterEach, expect, it, vi } from 'vitest'
import { InjectedWallet } from '../../../demo/wallets/injected/InjectedWallet.ts'
import { createProvider } from '../../../demo/wallets/injected/provider.ts'
import type { WalletRequest } from '../../../demo/wallets/injected/request.ts'
import { answerSessions } from '../../../demo/wallets/injected/sessions.ts'
import { SolanaWallet } from '../../../demo/wallets/solana/SolanaWallet.ts'
import { createStandardWallet } from '../../../demo/wallets/solana/standardWallet.ts'
import { solanaNetworks } from '../../chains/solana/networks.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { readConnectorId } from '../../storage/storage.ts'
import type { SiwxOptions } from '../../types/siwx.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { openSignInPage } from './testing/signInPage.ts'

const name = 'MetaMask'
const origin = 'https://shop.example'
const [mainnet, devnet] = solanaNetworks.map(({ network }) => network)

const leaving: (() => unknown)[] = []

afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

interface Options {
  rdns?: string
  /** The wallet has sessions of both families. */
  sessions?: boolean
  signsIn?: boolean
  siwx?: Partial<SiwxOptions>
  /** The page has Solana networks. */
  hasSolana?: boolean
}

/** Opens a page with one wallet of EVM and Solana networks, which has a provider for each. */
async function openBoth(options: Options = {}) {
  const { rdns = 'io.metamask', sessions = true, signsIn = false, hasSolana = true } = options
  const networks = [testNetwork(1), testNetwork(8453)]
  if (hasSolana && mainnet && devnet) networks.push(mainnet, devnet)
  const siwx = options.siwx ?? { enabled: false }
  const page = await openSignInPage({ networks, siwx })
  leaving.push(() => page.leave())
  const requests: WalletRequest[] = []
  const evmOptions = { name, rdns, rpcUrls: {}, chainId: '0x1', autoApprove: true }
  const evm = new InjectedWallet(evmOptions, origin)
  const info = { uuid: '1', name, icon: '', rdns }
  page.window.announce(info, createProvider(evm, requests))
  const solana = new SolanaWallet({ name, rpcUrls: {}, autoApprove: true, signsIn }, origin)
  await solana.signers
  leaving.push(getWallets().register(createStandardWallet(solana)))
  const family = {
    chains: [mainnet?.caipNetworkId ?? ''],
    permit: () => solana.setConnected(true),
    accounts: () => solana.accounts().map(({ address }) => address),
  }
  const { window } = page
  if (sessions) answerSessions(evm, info, requests, () => [family], window as unknown as Window)
  const evmConnector = await page.find('eip155')
  const solanaConnector = await page.find('solana')
  const prompts = () =>
    [...requests, ...solana.requests].flatMap(({ method, prompted }) => (prompted ? method : []))
  return { page, evm, solana, evmConnector, solanaConnector, prompts, requests }
}

it('a wallet with sessions connects EVM and Solana by one prompt, each by its own connector', async () => {
  const { page, evmConnector, solanaConnector, prompts } = await openBoth()
  expect(await page.connect(evmConnector)).toEqual(['eip155', 'solana'])
  expect(prompts()).toEqual(['wallet_createSession'])
  expect(accountOf('eip155').address).toMatch(/^0x/)
  expect(accountOf('solana').address).toBe('7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9')
  expect(readConnectorId('eip155')).toBe(evmConnector.id)
  expect(readConnectorId('solana')).toBe(solanaConnector.id)
})

it('its Solana connector connects both families by one prompt, too', async () => {
  const { page, solanaConnector, prompts } = await openBoth()
  expect(await page.connect(solanaConnector)).toEqual(['solana', 'eip155'])
  expect(prompts()).toEqual(['wallet_createSession'])
})

it('the session names all networks of the page, and asks for no method', async () => {
  const { page, evmConnector, requests } = await openBoth()
  await page.connect(evmConnector)
  const scope = { methods: [], notifications: [] }
  expect(requests.find(({ method }) => method === 'wallet_createSession')?.params).toEqual({
    optionalScopes: {
      'eip155:1': scope,
      'eip155:8453': scope,
      [mainnet?.caipNetworkId ?? '']: scope,
      [devnet?.caipNetworkId ?? '']: scope,
    },
    sessionProperties: { solana_accountChanged_notifications: true },
  })
})

it('a session that the wallet has for both families connects without a prompt', async () => {
  const { page, evm, solana, evmConnector, prompts } = await openBoth()
  evm.connect()
  solana.setConnected(true)
  expect(await page.connect(evmConnector)).toEqual(['eip155', 'solana'])
  expect(prompts()).toEqual([])
})

it.each<[string, Options, { isAlone?: boolean }]>([
  ['user or host has named the family', {}, { isAlone: true }],
  ['the wallet announces no sessions', { sessions: false }, {}],
  ['the page cannot reach the wallet’s sessions', { rdns: 'io.example' }, {}],
  ['the page has networks of this family alone', { hasSolana: false }, {}],
])('one family connects by one prompt where %s', async (_, options, how) => {
  const { page, evmConnector, prompts } = await openBoth(options)
  expect(await page.connect(evmConnector, how)).toEqual(['eip155'])
  expect(prompts()).toEqual(['eth_requestAccounts'])
})

it('the user who rejects the session is not prompted again', async () => {
  const { page, evm, evmConnector, prompts } = await openBoth()
  evm.approvals.standing = 'rejected'
  await expect(page.connect(evmConnector)).rejects.toMatchObject({ code: 'USER_REJECTED' })
  expect(prompts()).toEqual(['wallet_createSession'])
  expect(liveConnection('eip155')).toBeUndefined()
})

it('a family that is connected already keeps its wallet', async () => {
  const { page, evmConnector, solanaConnector, prompts } = await openBoth()
  await page.connect(solanaConnector, { isAlone: true })
  expect(await page.connect(evmConnector)).toEqual(['eip155'])
  expect(prompts().sort()).toEqual(['connect', 'eth_requestAccounts'])
})

it.each([
  ['EVM', 'eip155', false, ['wallet_createSession', 'personal_sign']],
  ['Solana', 'solana', false, ['wallet_createSession', 'signMessage']],
  ['Solana with `solana:signIn`', 'solana', true, ['signIn']],
] as const)(
  'a required sign-in on %s takes a prompt more where the wallet does not sign as it connects',
  async (_, namespace, signsIn, expected) => {
    const { page, evmConnector, solanaConnector, prompts } = await openBoth({ signsIn, siwx: {} })
    await page.connect(namespace === 'eip155' ? evmConnector : solanaConnector)
    expect(prompts()).toEqual(expected)
    expect(page.sessionOf(namespace)).not.toBeNull()
  },
)
