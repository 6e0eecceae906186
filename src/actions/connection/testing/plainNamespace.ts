import type { Account, WalletAccounts } from '../../../types/account.ts'
import type { CaipNetworkId, Namespace } from '../../../types/caip.ts'
import type { ChainAdapter, WalletListener } from '../../../types/chainAdapter.ts'
import type { Connector } from '../../../types/connector.ts'
import type { Network } from '../../../types/network.ts'

/** For tests: a wallet with a simulated user, in a namespace where the page selects the network. */
export interface PlainWallet {
  readonly connector: Connector
  /** The wallet's accounts, the selected one first. */
  accounts(): Account[]
  network: CaipNetworkId
  isGranted: boolean
  willApprove: boolean
  changeAccount(): void
  /** Emits a disconnect and lists no accounts until `comeBack`, like a locked wallet. */
  leave(): void
  comeBack(): void
  listener: WalletListener | undefined
}

export function createPlainWallet(
  namespace: Namespace,
  number: number,
  networks: readonly CaipNetworkId[],
): PlainWallet {
  let selected = 0
  const id = `${namespace} wallet ${number}`
  const all: Account[] = [0, 1, 2].map((index) => ({ address: `${id} ${index}`, type: 'eoa' }))
  const wallet: PlainWallet = {
    connector: { id, type: 'ANNOUNCED', name: id, namespace },
    accounts: () => [...all.slice(selected), ...all.slice(0, selected)],
    network: networks[0] ?? `${namespace}:0`,
    isGranted: false,
    willApprove: true,
    listener: undefined,
    changeAccount() {
      selected = (selected + 1) % all.length
      wallet.listener?.accounts(wallet.accounts())
    },
    leave() {
      wallet.isGranted = false
      wallet.listener?.disconnect()
    },
    comeBack() {
      wallet.isGranted = true
      wallet.listener?.accounts(wallet.accounts())
    },
  }
  return wallet
}

/** Adapter of `PlainWallet`. A wallet that it has opened calls the methods below, which tests may replace. */
export interface PlainAdapter extends ChainAdapter {
  /** State of the host's provider, as set by `attach`, `update` and `detach`. */
  readonly provided: { addresses: string[]; caipNetworkId: CaipNetworkId | null }
  connect(wallet: PlainWallet, options: { silent: boolean }): Promise<WalletAccounts>
  watch(wallet: PlainWallet, listener: WalletListener): () => void
  switchNetwork(wallet: PlainWallet, network: Network): Promise<CaipNetworkId>
  revoke(wallet: PlainWallet): Promise<void>
}

/** Creates the adapter of a plain namespace, one per simulated page load. */
export function createPlainAdapter(): PlainAdapter {
  const provided: PlainAdapter['provided'] = { addresses: [], caipNetworkId: null }
  const set = ({ accounts, caipNetworkId }: WalletAccounts) =>
    Object.assign(provided, { addresses: accounts.map(({ address }) => address), caipNetworkId })
  const adapter: PlainAdapter = {
    provided,
    switchesSilently: true,
    open(provider) {
      const wallet = provider as PlainWallet
      return {
        connect: (options) => adapter.connect(wallet, options),
        watch: (listener) => adapter.watch(wallet, listener),
        getNetwork: async () => wallet.network,
        switchNetwork: (network) => adapter.switchNetwork(wallet, network),
        signsMessages: () => true,
        signMessage: async () => '',
        revoke: () => adapter.revoke(wallet),
        attach: (state) => void set(state),
      }
    },
    async connect(wallet, { silent }) {
      if (!silent && !wallet.isGranted && !wallet.willApprove) throw new Error('declined')
      if (!silent) wallet.isGranted = true
      return {
        accounts: wallet.isGranted ? wallet.accounts() : [],
        caipNetworkId: wallet.network,
      }
    },
    watch(wallet, listener) {
      wallet.listener = listener
      return () => {
        wallet.listener = undefined
      }
    },
    async switchNetwork(wallet, { caipNetworkId }) {
      wallet.network = caipNetworkId
      return caipNetworkId
    },
    async revoke(wallet) {
      wallet.isGranted = false
    },
    hostProvider: {
      public: {},
      update: (state) => void set(state),
      detach: () => void Object.assign(provided, { addresses: [], caipNetworkId: null }),
    },
  }
  return adapter
}
