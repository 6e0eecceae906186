import type { NamespaceState } from '../../src/types/host.ts'
import { followTarget } from '../store/followTarget.ts'
import type { WalletModalConnector } from '../types/wagmi.ts'
import type { WalletTarget } from '../types/walletStore.ts'

type Hex = `0x${string}`

/** Account and chain in wagmi's terms. */
interface Connection {
  accounts: readonly Hex[]
  chainId: number
}

/** The account comes first, since wagmi takes the first one for the active one. */
function toConnection(state: NamespaceState | undefined): Connection | null {
  if (state?.status !== 'connected' || !state.address || !state.caipNetworkId) return null
  const others = state.accounts.map(({ address }) => address)
  const accounts = [...new Set([state.address, ...others])] as Hex[]
  return { accounts, chainId: Number(state.caipNetworkId.slice('eip155:'.length)) }
}

/** Apps of viem know a rejection by the user by this code and name. */
function toWagmiError(thrown: unknown): never {
  const { code } = Object(thrown)
  throw code === 'USER_REJECTED'
    ? Object.assign(thrown as Error, { code: 4001, name: 'UserRejectedRequestError' })
    : thrown
}

export const walletModal =
  (target?: WalletTarget): WalletModalConnector =>
  ({ chains, emitter }) => {
    const { read, subscribe, commands } = followTarget(target)
    const namespace = 'eip155'
    const now = () => toConnection(read().state?.accounts[namespace])

    /** Resolves once a connection that is stored is restored, or cannot be. */
    const restored = () =>
      new Promise<void>((resolve) => {
        let stop = () => {}
        const look = () => {
          if (read().state?.status === 'connecting') return
          resolve()
          stop()
        }
        stop = subscribe(look)
        look()
      })

    async function connected(): Promise<Connection> {
      const found = now()
      if (!found) throw Object.assign(new Error('No wallet is connected'), { code: 4900 })
      return found
    }

    async function switchChain({ chainId }: { chainId: number }) {
      await commands.switchNetwork(`${namespace}:${chainId}`).catch(toWagmiError)
      const chain = chains.find(({ id }) => id === chainId)
      if (!chain) throw new Error(`Chain ${chainId} is not configured`)
      return chain
    }

    return {
      id: 'app.wallet-modal',
      name: 'Wallet',
      type: 'wallet-modal',
      async setup() {
        if (typeof document === 'undefined') return
        let shown = now()
        subscribe(() => {
          const next = now()
          if (JSON.stringify(next) === JSON.stringify(shown)) return
          const isNew = !shown
          shown = next
          if (!next) emitter.emit('disconnect')
          else if (isNew) emitter.emit('connect', next)
          else emitter.emit('change', next)
        })
      },
      async connect({ chainId, isReconnecting, withCapabilities } = {}) {
        if (!now() && !isReconnecting) await commands.connect({ namespace }).catch(toWagmiError)
        if (chainId && (await connected()).chainId !== chainId) await switchChain({ chainId })
        const { accounts, chainId: active } = await connected()
        const all = accounts.map((address) =>
          withCapabilities ? { address, capabilities: {} } : address,
        )
        return { accounts: all as never, chainId: active }
      },
      disconnect: () => commands.disconnect({ namespace }),
      getAccounts: async () => (await connected()).accounts,
      getChainId: async () => (await connected()).chainId,
      async getProvider() {
        await restored()
        return read().providers[namespace]
      },
      async isAuthorized() {
        await restored()
        return now() !== null
      },
      switchChain,
      // The element emits changes, which `setup` follows.
      onAccountsChanged() {},
      onChainChanged() {},
      onDisconnect() {},
    }
  }
