import type { Announcer, AppGate, WalletToAnnounce } from '../../types/announcer.ts'
import { ownRdns } from '../ownRdns.ts'
import { adapter } from './adapter.ts'
import type { PolkadotHostProvider, PublicPolkadotProvider } from './hostProvider.ts'

type Host = Pick<PolkadotHostProvider, 'public' | 'can'>

/**
 * A connected wallet as apps see it. By a convention of Polkadot wallets, the signer omits methods that are not
 * granted.
 */
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

/** The global object in which pages find wallets of @polkadot/extension-inject. */
interface Page {
  injectedWeb3?: unknown
}

/** Adds an entry to `window.injectedWeb3`. Returns a function that removes the entry. */
export function announce(
  wallet: Pick<WalletToAnnounce, 'name'>,
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
 * Creates the announced entry. Its `enable` waits for a pending restore. `web3Enable` of @polkadot/extension-dapp
 * enables all wallets of the page, so `enable` opens the modal only if no session is stored.
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

const announced = (gate: AppGate) => createAnnounced(adapter.hostProvider, gate)

export const polkadotAnnouncer: Announcer = {
  announce: (wallet, gate) => announce(wallet, announced(gate)),
  announced,
}
