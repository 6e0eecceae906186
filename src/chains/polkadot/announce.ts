import type { AppGate } from '../../types/chainAdapter.ts'
import type { ConnectedWallet } from '../../types/connector.ts'
import { ownRdns } from '../ownRdns.ts'
import type { createHostProvider, PublicPolkadotProvider } from './hostProvider.ts'

type Host = Pick<ReturnType<typeof createHostProvider>, 'public' | 'can'>

/** A wallet of this convention leaves out of its signer what it does not do. */
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

/** Where Polkadot wallets put themselves, by the convention of @polkadot/extension-inject. */
interface Page {
  injectedWeb3?: unknown
}

/**
 * Puts the connected wallet into `window.injectedWeb3`, so that any library on the page finds it without
 * knowing of us: with a signer that has what the wallet has granted, as it is when an app looks. Returns what ends it.
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
 * What apps enable. It waits while a stored connection is being restored. Apps enable every wallet of the page as they
 * start, so the modal shows only to one that has kept this one since it was disconnected.
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
