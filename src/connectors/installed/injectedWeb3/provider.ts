import type {
  PolkadotProvider,
  PolkadotSigner,
  RawPayload,
  TransactionPayload,
} from '../../../chains/polkadot/provider.ts'
import { accountKey } from '../../../chains/polkadot/ss58.ts'
import { invalidResponse } from '../../../errors/invalidResponse.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { attemptRead } from '../announced.ts'
import type { LabelledProvider } from '../InstalledWallet.ts'

/** An entry of `window.injectedWeb3` (@polkadot/extension-inject). Only its `enable` has been checked. */
export interface InjectedEntry {
  enable(origin: string): unknown
  /** Successor of `enable` in newer wallets. In these wallets `enable` may reject. */
  connect?: unknown
}

/**
 * `Injected` of @polkadot/extension-inject, without members that a wallet may lack. `web3Enable` of
 * @polkadot/extension-dapp 0.63 also adds a missing `subscribe` (https://github.com/polkadot-js/extension).
 */
interface Injected {
  accounts: {
    get(anyType?: boolean): unknown
    subscribe?: unknown
  }
  signer: Partial<PolkadotSigner>
}

function toInjected(value: unknown): Injected {
  const { accounts, signer } = Object(value) as { accounts?: unknown; signer?: unknown }
  const { get } = Object(accounts) as { get?: unknown }
  if (typeof get !== 'function' || typeof signer !== 'object' || !signer) {
    throw invalidResponse(
      'The wallet did not give accounts and a signer when it was enabled',
      value,
    )
  }
  return value as Injected
}

/**
 * Creates the provider of a wallet in `window.injectedWeb3`. The wallet signs for any network. `enable` has no silent
 * mode, but a wallet prompts only for an origin without permission. Restoring therefore calls `enable` only if the
 * origin was connected when the user left the page.
 */
export function createInjectedProvider(
  entry: InjectedEntry,
  context: ConnectorContext,
): PolkadotProvider & LabelledProvider {
  const configured = context.networks.find(({ chainNamespace }) => chainNamespace === 'polkadot')
  const preferred = context.preferredNetwork('polkadot') ?? configured
  if (!preferred) throw new WalletModalError('NETWORK_NOT_FOUND')
  let network = preferred
  let enabled: Injected | undefined
  const spellings = new Map<string | null, string>()
  const names = new Map<string | null, string>()

  function learn(accounts: unknown): unknown {
    if (!Array.isArray(accounts)) return accounts
    for (const account of accounts as unknown[]) {
      const { address, name } = Object(account) as { address?: unknown; name?: unknown }
      if (typeof address !== 'string') continue
      spellings.set(accountKey(address), address)
      if (typeof name === 'string') names.set(accountKey(address), name)
    }
    return accounts
  }

  async function enable(): Promise<Injected> {
    if (enabled) return enabled
    const app = context.metadata.name || context.metadata.url
    // An entry behind a Proxy may throw for a key that it does not know, and so may the members of its response.
    const connect = attemptRead(() => entry.connect)
    const response: unknown = await (typeof connect === 'function'
      ? connect.call(entry, app)
      : entry.enable(app))
    enabled = toInjected(response)
    return enabled
  }

  async function sign<Name extends keyof PolkadotSigner>(
    name: Name,
    payload: RawPayload | TransactionPayload,
  ): Promise<unknown> {
    const { signer } = await enable()
    const method = attemptRead(() => signer[name]) as
      | ((payload: unknown) => Promise<unknown>)
      | undefined
    if (typeof method !== 'function') {
      const longMessage = `The wallet does not do ${name}`
      throw new WalletModalError('WALLET_ERROR', { longMessage })
    }
    const address = spellings.get(accountKey(payload.address)) ?? payload.address
    return method.call(signer, { ...payload, address })
  }

  return {
    async connect() {
      const { accounts } = await enable()
      return learn(await accounts.get())
    },

    // Wallets of `window.injectedWeb3` have no request to disconnect, so this method does nothing.
    async disconnect() {},

    getNetwork: () => network,

    labelOf: (address) => names.get(accountKey(address)),

    async setNetwork(next) {
      network = next
    },

    signer: {
      signRaw: (payload) => sign('signRaw', payload),
      signPayload: (payload) => sign('signPayload', payload),
    },

    can: (name) => !enabled || typeof attemptRead(() => enabled?.signer[name]) === 'function',

    watch(listener) {
      const accounts = enabled?.accounts
      const subscribe = attemptRead(() => accounts?.subscribe)
      if (typeof subscribe !== 'function') return () => {}
      let isActive = true
      // A wallet may call `onAccounts` before `subscribe` has returned. The microtask delays the call until then.
      const onAccounts = (list: unknown) =>
        queueMicrotask(() => {
          if (isActive) listener.accounts(learn(list))
        })
      const stop: unknown = subscribe.call(accounts, onAccounts)
      return () => {
        isActive = false
        if (typeof stop === 'function') stop()
      }
    },
  }
}
