import { base64, hex } from '@scure/base'
import { adapter as bip122 } from '../../../src/chains/bip122/adapter.ts'
import { adapter as eip155 } from '../../../src/chains/eip155/adapter.ts'
import { toNetwork } from '../../../src/chains/networks.ts'
import { adapter as polkadot } from '../../../src/chains/polkadot/adapter.ts'
import { alice } from '../../../src/chains/polkadot/testing/fakeProvider.ts'
import { adapter as solana } from '../../../src/chains/solana/adapter.ts'
import { createLeatherProvider } from '../../../src/connectors/installed/bitcoin/leatherProvider.ts'
import { createSatsConnectProvider } from '../../../src/connectors/installed/bitcoin/satsConnectProvider.ts'
import { createStandardProvider as createBitcoinProvider } from '../../../src/connectors/installed/bitcoin/standardProvider.ts'
import { createUnisatProvider } from '../../../src/connectors/installed/bitcoin/unisatProvider.ts'
import { createInjectedProvider } from '../../../src/connectors/installed/injectedWeb3/provider.ts'
import { emptyContext } from '../../../src/connectors/installed/testing/fakePage.ts'
import type { StandardWallet } from '../../../src/connectors/installed/walletStandard/observeWallets.ts'
import { createStandardProvider as createSolanaProvider } from '../../../src/connectors/installed/walletStandard/solanaProvider.ts'
import type { ChainAdapter } from '../../../src/types/chainAdapter.ts'
import type { ConnectorContext } from '../../../src/types/connectorDriver.ts'
import type { Network } from '../../../src/types/network.ts'
import type { WalletFault, Wrap } from './walletFaults.ts'

/** A wallet as a page finds it, with the adapter of its family. */
interface FaultyWallet {
  adapter: ChainAdapter
  /** The network to switch to. */
  other: Network
  address: string
  /** Creates the provider that the adapter opens. Each method of the wallet may be faulty. */
  create(fault: WalletFault): object
}

const networks = {
  ethereum: toNetwork('eip155:1'),
  base: toNetwork('eip155:8453'),
  solana: toNetwork('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'),
  devnet: toNetwork('solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'),
  bitcoin: toNetwork('bip122:000000000019d6689c085ae165831e93'),
  testnet: toNetwork('bip122:000000000933ea01ad0ee984209779ba'),
  polkadot: toNetwork('polkadot:91b171bb158e2d3848fa23a9f1c25182'),
  kusama: toNetwork('polkadot:b0a8d493285c2df73290dfb7e61f870f'),
}
const context: ConnectorContext = { ...emptyContext, networks: Object.values(networks) }

const evmAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const solanaAddress = '7v54NWdBtkjuAFJrLGsS2SXnuk8nKam81mZJeeYxVFi9'
const payment = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const onTestnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const signature = new Uint8Array(65).fill(7)

/** Wallets with one method for each request are faulty by method, those with `request` by the method that it names. */
function requestable(wrap: Wrap, methods: Record<string, (params: never) => unknown>, fails: Fail) {
  const wrapped = Object.fromEntries(
    Object.entries(methods).map(([name, respond]) => [name, wrap(name, respond)]),
  )
  return (name: string, params: unknown) => {
    const method = wrapped[name]
    return method ? method(params as never) : fails()
  }
}
type Fail = () => unknown
const unsupported: Fail = () => {
  throw Object.assign(new Error('Unsupported method'), { code: 4200 })
}

function createEvm(fault: WalletFault) {
  let chainId = '0x1'
  const respond = requestable(
    fault.request,
    {
      eth_requestAccounts: async () => [evmAddress],
      eth_accounts: async () => [evmAddress],
      eth_chainId: async () => chainId,
      wallet_switchEthereumChain: async ([wanted]: [{ chainId: string }]) => {
        chainId = wanted.chainId
        return null
      },
      wallet_addEthereumChain: async () => null,
      personal_sign: async () => `0x${hex.encode(signature)}`,
      wallet_revokePermissions: async () => null,
      wallet_getPermissions: async () => [{ parentCapability: 'eth_accounts' }],
      wallet_getCapabilities: async () => ({ '0x1': { assetDiscovery: { supported: true } } }),
      wallet_getAssets: async () => ({ '0x1': [] }),
    },
    unsupported,
  )
  return {
    request: ({ method, params }: { method: string; params?: unknown }) => respond(method, params),
    on: fault.emitter('on', () => {}),
    removeListener: fault.emitter('removeListener', () => {}),
  }
}

function createStandard(
  { request, emitter }: WalletFault,
  address: string,
  family: 'solana' | 'bitcoin',
): StandardWallet {
  const unsubscribe = emitter('unsubscribe', () => {})
  const accounts = [{ address, publicKey: new Uint8Array(32), chains: [`${family}:mainnet`] }]
  const granted = async () => ({ accounts })
  const signed = async () => [{ signature: signature.slice(0, 64) }]
  const methods = {
    'standard:connect': { connect: request('standard:connect', granted) },
    'standard:disconnect': { disconnect: request('standard:disconnect', async () => {}) },
    'standard:events': { on: emitter('standard:events', () => unsubscribe) },
    [`${family}:connect`]: { connect: request(`${family}:connect`, granted) },
    [`${family}:signMessage`]: { signMessage: request(`${family}:signMessage`, signed) },
    [`${family}:signTransaction`]: {},
  }
  const chains = [`${family}:mainnet`, `${family}:devnet`]
  return { name: 'Wallet', chains, accounts, features: methods } as unknown as StandardWallet
}

function createInjected({ request, emitter }: WalletFault) {
  const unsubscribe = emitter('unsubscribe', () => {})
  const injected = {
    accounts: {
      get: request('accounts.get', async () => [{ address: alice.any, type: 'sr25519' }]),
      subscribe: emitter('accounts.subscribe', () => unsubscribe),
    },
    signer: {
      signRaw: request('signRaw', async () => ({ id: 1, signature: `0x${'ab'.repeat(64)}` })),
      signPayload: async () => ({ id: 1, signature: `0x${'ab'.repeat(64)}` }),
    },
  }
  return createInjectedProvider({ enable: request('enable', async () => injected) }, context)
}

const text = base64.encode(signature)

function createUnisat({ request, emitter }: WalletFault) {
  let name = 'BITCOIN_MAINNET'
  const accounts = async () => [name === 'BITCOIN_MAINNET' ? payment : onTestnet]
  const wallet = {
    requestAccounts: request('requestAccounts', accounts),
    getAccounts: request('getAccounts', accounts),
    getChain: request('getChain', async () => ({ enum: name })),
    getPublicKey: request('getPublicKey', async () => '02'.repeat(33)),
    switchChain: request('switchChain', async (wanted: string) => {
      name = wanted
    }),
    signMessage: request('signMessage', async () => text),
    disconnect: request('disconnect', async () => {}),
    on: emitter('on', () => {}),
    removeListener: emitter('removeListener', () => {}),
  }
  return createUnisatProvider(wallet, context)
}

const result = (value: unknown) => async () => ({ result: value })
const missing: Fail = async () => ({ error: { code: -32_601, message: 'Unsupported method' } })

function createSatsConnect(fault: WalletFault) {
  const unsubscribe = fault.emitter('unsubscribe', () => {})
  let name = 'Mainnet'
  const account = async () => ({
    result: {
      addresses: [{ address: name === 'Mainnet' ? payment : onTestnet, purpose: 'payment' }],
      network: { bitcoin: { name } },
    },
  })
  const respond = requestable(
    fault.request,
    {
      wallet_connect: account,
      wallet_getAccount: account,
      wallet_disconnect: result(null),
      wallet_changeNetwork: async (wanted: { name: string }) => {
        name = wanted.name
        return { result: null }
      },
      signMessage: result({ signature: text }),
    },
    missing,
  )
  const addListener = fault.emitter('addListener', () => unsubscribe)
  return createSatsConnectProvider({ request: respond, addListener }, context)
}

function createLeather(fault: WalletFault) {
  const addressOf = (network: string) => (network === 'mainnet' ? payment : onTestnet)
  const respond = requestable(
    fault.request,
    {
      getAddresses: async ({ network }: { network: string }) => ({
        result: { addresses: [{ symbol: 'BTC', type: 'p2wpkh', address: addressOf(network) }] },
      }),
      signMessage: result({ signature: text }),
    },
    missing,
  )
  return createLeatherProvider({ request: respond }, context)
}

/** A wallet of each kind of installed wallets. */
export const faultyWallets: Readonly<Record<string, FaultyWallet>> = {
  'EIP-1193': { adapter: eip155, other: networks.base, address: evmAddress, create: createEvm },
  'Wallet Standard (Solana)': {
    adapter: solana,
    other: networks.devnet,
    address: solanaAddress,
    create: (fault) =>
      createSolanaProvider(createStandard(fault, solanaAddress, 'solana'), context),
  },
  'Wallet Standard (Bitcoin)': {
    adapter: bip122,
    other: networks.testnet,
    address: payment,
    create: (fault) => createBitcoinProvider(createStandard(fault, payment, 'bitcoin'), context),
  },
  UniSat: { adapter: bip122, other: networks.testnet, address: payment, create: createUnisat },
  'sats-connect': {
    adapter: bip122,
    other: networks.testnet,
    address: payment,
    create: createSatsConnect,
  },
  Leather: { adapter: bip122, other: networks.testnet, address: payment, create: createLeather },
  injectedWeb3: {
    adapter: polkadot,
    other: networks.kusama,
    address: alice.polkadot,
    create: createInjected,
  },
}
