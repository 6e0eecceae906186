import { getWallets } from '@wallet-standard/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BitcoinWallet } from '../../../demo/wallets/bitcoin/BitcoinWallet.ts'
import { createStandard } from '../../../demo/wallets/bitcoin/interfaces/standard.ts'
import { InjectedWallet } from '../../../demo/wallets/injected/InjectedWallet.ts'
import { createProvider } from '../../../demo/wallets/injected/provider.ts'
import { answerSessions, type SessionFamily } from '../../../demo/wallets/injected/sessions.ts'
import { PolkadotWallet } from '../../../demo/wallets/polkadot/injected/PolkadotWallet.ts'
import { createEntry } from '../../../demo/wallets/polkadot/injected/provider.ts'
import type { ApprovalQueue } from '../../../demo/wallets/shared/ApprovalQueue.ts'
import { SolanaWallet } from '../../../demo/wallets/solana/SolanaWallet.ts'
import { createStandardWallet } from '../../../demo/wallets/solana/standardWallet.ts'
import { bip122Networks } from '../../chains/bip122/networks.ts'
import { polkadotNetworks } from '../../chains/polkadot/networks.ts'
import { solanaNetworks } from '../../chains/solana/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { openSignInPage } from './testing/signInPage.ts'

const name = 'MetaMask'
const icon = 'data:image/svg+xml;base64,AAAA'
const origin = 'https://shop.example'

const leaving: (() => unknown)[] = []

afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const networksOf: Readonly<Record<string, readonly Network[]>> = {
  eip155: [testNetwork(1)],
  solana: solanaNetworks.map(({ network }) => network),
  bip122: bip122Networks.map(({ network }) => network),
  polkadot: polkadotNetworks.map(({ network }) => network),
}

const chainOf = (namespace: string) => [networksOf[namespace]?.[0]?.caipNetworkId ?? '']

/** Opens a page with these families, and one wallet of all four. */
async function openAll(families: readonly Namespace[], siwx: { enabled: boolean }) {
  const networks = families.flatMap((family) => [...(networksOf[family] ?? [])])
  const page = await openSignInPage({ networks, siwx })
  leaving.push(() => page.leave())
  const prompts: string[] = []
  const count = (approvals: ApprovalQueue) =>
    vi.spyOn(approvals, 'request').mockImplementation(async ({ method }) => {
      prompts.push(method)
      return 'approved'
    })

  const evm = new InjectedWallet({ name, rdns: 'io.metamask', rpcUrls: {}, chainId: '0x1' }, origin)
  const info = { uuid: '1', name, icon, rdns: 'io.metamask' }
  page.window.announce(info, createProvider(evm, []))

  const solana = new SolanaWallet({ name, rpcUrls: {} }, origin)
  await solana.signers
  const bitcoin = new BitcoinWallet({ name, interfaces: [], chain: 'mainnet' }, origin)
  for (const wallet of [createStandardWallet(solana), createStandard(bitcoin, icon)])
    leaving.push(
      getWallets().register(wallet as Parameters<ReturnType<typeof getWallets>['register']>[0]),
    )

  const polkadot = new PolkadotWallet({ key: name, name, ss58Prefix: 0 }, origin)
  Object.assign(page.window, { injectedWeb3: { [name]: createEntry(polkadot, []) } })

  const others: SessionFamily[] = [
    {
      chains: chainOf('solana'),
      permit: () => solana.setConnected(true),
      accounts: () => solana.accounts().map(({ address }) => address),
    },
    {
      chains: chainOf('bip122'),
      permit: () => bitcoin.permit(),
      accounts: () => bitcoin.addresses().map(({ address }) => address),
    },
    {
      chains: chainOf('polkadot'),
      permit: () => polkadot.allow(),
      accounts: () => polkadot.accounts().map(({ address }) => address),
    },
  ]
  answerSessions(evm, info, [], () => others, page.window as unknown as Window)
  for (const { approvals } of [evm, solana, bitcoin, polkadot]) count(approvals)
  const found = await Promise.all(families.map((family) => page.find(family)))
  return { page, found, prompts }
}

const others: Namespace[] = ['solana', 'bip122', 'polkadot']
/** Every set of families, with EVM or without. */
const sets = ['eip155' as const, undefined].flatMap((first) =>
  Array.from({ length: 8 }, (_, bits) => [
    ...(first ? [first] : []),
    ...others.filter((_, index) => bits & (1 << index)),
  ]).filter(({ length }) => length > 0),
)

const signing: Partial<Record<Namespace, string>> = {
  eip155: 'personal_sign',
  solana: 'signMessage',
  bip122: 'signMessage',
  polkadot: 'signRaw',
}

const connecting: Partial<Record<Namespace, string>> = {
  eip155: 'eth_requestAccounts',
  solana: 'connect',
  bip122: 'connect',
  polkadot: 'enable',
}

describe.each([false, true])(
  'a wallet of four families, with a required sign-in: %s',
  (enabled) => {
    it.each(sets.map((set) => [set.join(', '), set] as const))(
      'connects %s by one prompt, and signs by one more if it must',
      async (_, set) => {
        const { page, found, prompts } = await openAll(set, { enabled })
        const [connector] = found
        const [own] = set
        if (!connector || !own) throw new Error('no wallet')
        expect((await page.connect(connector)).sort()).toEqual([...set].sort())
        const first = set.length > 1 ? 'wallet_createSession' : connecting[own]
        expect(prompts).toEqual(enabled ? [first, signing[own]] : [first])
        if (enabled) expect(page.sessionOf(own)?.data.chainId).toMatch(own)
      },
    )
  },
)
