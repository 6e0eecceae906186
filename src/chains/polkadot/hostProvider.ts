import type { WalletAccounts } from '../../types/account.ts'
import type { HostProvider } from '../../types/chainAdapter.ts'
import { log } from '../../utils/log.ts'
import { type PolkadotAccount, toSignature } from './answers.ts'
import {
  type PolkadotProvider,
  type PolkadotSigner,
  type RawPayload,
  type TransactionPayload,
  toPolkadotProvider,
} from './provider.ts'
import { accountKey } from './ss58.ts'

/** As @polkadot/extension-inject has it. */
interface InjectedAccount {
  address: string
  name?: string
  type?: PolkadotAccount['keyType']
}

interface SignerResult {
  id: number
  signature: `0x${string}`
  signedTransaction?: unknown
}

type AccountsListener = (accounts: InjectedAccount[]) => unknown

/** What a page works with: the `Injected` object of Polkadot wallets. Its methods need no `this`. */
export interface PublicPolkadotProvider {
  readonly accounts: {
    /** The account in use first. None when no wallet is connected. */
    get(): Promise<InjectedAccount[]>
    /** Calls back now and at each change. Returns what ends it. */
    subscribe(listener: AccountsListener): () => void
  }
  /** For `api.setSigner` and `signAndSend(address, { signer })`. */
  readonly signer: {
    signRaw(payload: RawPayload): Promise<SignerResult>
    signPayload(payload: TransactionPayload): Promise<SignerResult>
  }
}

/**
 * One provider for the page's life in front of whichever wallet is attached. Accounts are the modal's, in the
 * text of the network that is active, so that the page and the modal cannot disagree; requests go to the
 * wallet as they are, and so do the wallet's errors.
 */
export function createHostProvider(): HostProvider & {
  readonly public: PublicPolkadotProvider
  /** Whether the attached wallet grants a method, as it stands now. */
  can(method: keyof PolkadotSigner): boolean
  /** Keeps what the wallet says of its accounts beside their address. */
  describe(accounts: readonly PolkadotAccount[]): void
} {
  const descriptions = new Map<string | null, PolkadotAccount>()
  const listeners = new Set<{ listener: AccountsListener }>()
  let attached: PolkadotProvider | null = null
  let addresses: string[] = []
  let requests = 0

  function list(): InjectedAccount[] {
    return addresses.map((address) => {
      const { name, keyType: type } = descriptions.get(accountKey(address)) ?? {}
      return { address, ...(name && { name }), ...(type && { type }) }
    })
  }

  function tell({ listener }: { listener: AccountsListener }): void {
    try {
      listener(list())
    } catch (thrown) {
      log('error', 'a listener of the page for accounts failed', thrown)
    }
  }

  function set(provider: PolkadotProvider | null, next: string[]): void {
    attached = provider
    const hasChanged = next.join() !== addresses.join()
    addresses = next
    if (hasChanged) for (const listener of [...listeners]) tell(listener)
  }

  async function sign(ask: (provider: PolkadotProvider) => Promise<unknown>) {
    if (!attached) throw new Error('No wallet is connected')
    const answer = await ask(attached)
    const { signedTransaction } = Object(answer) as { signedTransaction?: unknown }
    requests += 1
    return {
      id: requests,
      signature: toSignature(answer),
      ...(signedTransaction !== undefined && { signedTransaction }),
    }
  }

  const toAddresses = ({ accounts }: WalletAccounts) => accounts.map(({ address }) => address)

  return {
    public: Object.freeze({
      accounts: Object.freeze({
        get: async () => list(),
        subscribe(listener: AccountsListener) {
          const own = { listener }
          listeners.add(own)
          tell(own)
          return () => void listeners.delete(own)
        },
      }),
      signer: Object.freeze({
        signRaw: (payload: RawPayload) => sign(({ signer }) => signer.signRaw(payload)),
        signPayload: (payload: TransactionPayload) =>
          sign(({ signer }) => signer.signPayload(payload)),
      }),
    }),
    can(method) {
      try {
        return attached?.can?.(method) ?? true
      } catch {
        // The session has just ended.
        return false
      }
    },
    describe(accounts) {
      for (const account of accounts) descriptions.set(accountKey(account.address), account)
    },
    attach: (provider, state) => set(toPolkadotProvider(provider), toAddresses(state)),
    update(state) {
      if (attached) set(attached, toAddresses(state))
    },
    detach: () => set(null, []),
  }
}
