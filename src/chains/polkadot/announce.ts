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

/** The property in which Polkadot wallets register (@polkadot/extension-inject). */
interface Page {
  injectedWeb3?: unknown
}

/**
 * Registers the connected wallet in `window.injectedWeb3`, so that any library on the page finds it. The signer has the
 * methods that are granted at the time an app reads them. Returns a function that removes it.
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
 * The wallet that apps enable. `enable` waits for a pending restore. Apps enable all wallets at their start, so the
 * modal opens only for an app that holds this object after a disconnection.
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
