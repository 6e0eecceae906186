import type { AppGate } from '../../types/chainAdapter.ts'
import type { ConnectedWallet } from '../../types/connector.ts'
import { ownRdns } from '../ownRdns.ts'
import type { createHostProvider, PublicPolkadotProvider } from './hostProvider.ts'

type Host = Pick<ReturnType<typeof createHostProvider>, 'public' | 'can'>

/** By convention, a wallet omits unsupported methods from its signer. */
interface Injected extends Pick<PublicPolkadotProvider, 'accounts'> {
  readonly signer: {
    readonly [Method in keyof PublicPolkadotProvider['signer']]:
      | PublicPolkadotProvider['signer'][Method]
      | undefined
  }
}

interface Announced {
  enable(): Promise<Injected>
}

interface InjectedWallet extends Announced {
  version: string
}

/** By @polkadot/extension-inject. */
interface Page {
  injectedWeb3?: unknown
}

/**
 * In `window.injectedWeb3`. Apps read the signer's methods that are granted at that time. Returns a function that
 * removes it.
 */
export function announce(
  wallet: Pick<ConnectedWallet, 'name'>,
  announced: Announced,
  page: Page = window as Page,
): () => void {
  const own: InjectedWallet & { name: string } = Object.freeze({
    name: wallet.name,
    version: '1.0.0',
    enable: announced.enable,
  })
  const wallets = Object(page.injectedWeb3 ?? {}) as Record<string, unknown>
  page.injectedWeb3 = wallets
  wallets[ownRdns] = own
  return () => {
    if (wallets[ownRdns] === own) delete wallets[ownRdns]
  }
}

/**
 * `enable` waits for a pending restore. Apps enable all wallets at their start, so the modal opens only after a
 * disconnection.
 */
export function createAnnounced(host: Host, gate: AppGate): Announced {
  const { accounts, signer } = host.public
  const injected: Injected = Object.freeze({
    accounts,
    signer: Object.freeze({
      get signRaw() {
        return host.can('signRaw') ? signer.signRaw : undefined
      },
      get signPayload() {
        return host.can('signPayload') ? signer.signPayload : undefined
      },
    }),
  })
  return Object.freeze({
    async enable() {
      await gate.settled()
      if ((await accounts.get()).length === 0 && !gate.isStored()) await gate.connect()
      return injected
    },
  })
}
