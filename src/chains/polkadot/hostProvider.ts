import { notConnected } from '../../errors/ProviderRpcError.ts'
import type { WalletAccounts } from '../../types/account.ts'
import { checkDeadlines } from '../../utils/deadline.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { type BoundHostProvider, createGate, type HostProviderOptions } from '../adapterSteps.ts'
import { isPlainText } from '../plainText.ts'
import type {
  PolkadotProvider,
  PolkadotSigner,
  RawPayload,
  TransactionPayload,
} from './provider.ts'
import { type PolkadotAccount, toSignature } from './responses.ts'
import { accountKey } from './ss58.ts'

/** The account type of @polkadot/extension-inject. */
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

/** The provider that pages get: the `Injected` object of Polkadot wallets. Its methods work without `this`. */
export interface PublicPolkadotProvider {
  readonly accounts: {
    /** Resolves with the accounts, the active one first. The list is empty while no wallet is connected. */
    get(): Promise<InjectedAccount[]>
    /** Calls the listener at once and at each change. Returns a function that unsubscribes it. */
    subscribe(listener: AccountsListener): () => void
  }
  /** Signer for `api.setSigner` and `signAndSend(address, { signer })` of @polkadot/api. */
  readonly signer: {
    signRaw(payload: RawPayload): Promise<SignerResult>
    signPayload(payload: TransactionPayload): Promise<SignerResult>
  }
}

export interface PolkadotHostProvider extends BoundHostProvider<PolkadotProvider> {
  readonly public: PublicPolkadotProvider
  can(method: keyof PolkadotSigner): boolean
  describe(accounts: readonly PolkadotAccount[]): void
}

/** True for a text that is harmless to sign; see `GatedRequest.isPlain`. Bytes in hexadecimal are left to the user. */
const isPlainRaw = ({ data, type, address: _, ...more }: RawPayload) =>
  type === 'bytes' && !/^0x/i.test(data) && isPlainText(data) && Object.keys(more).length === 0

/** Accounts come from the modal's state, in the active network's SS58 form, so that page and modal agree. */
export function createHostProvider({
  listenerOf = () => undefined,
}: HostProviderOptions<PolkadotProvider> = {}): PolkadotHostProvider {
  const gate = createGate(
    listenerOf,
    (provider, { method }) => provider.can?.(method as keyof PolkadotSigner) === false,
  )
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

  async function sign<Payload>(
    method: keyof PolkadotSigner,
    payload: Payload,
    send: (provider: PolkadotProvider, payload: Payload) => Promise<unknown>,
    isPlain: (payload: Payload) => boolean = () => false,
  ) {
    checkDeadlines()
    const provider = attached
    if (!provider) throw notConnected()
    // Payloads are JSON by their specification, so the copy has all that the page has given.
    const copy = JSON.parse(JSON.stringify(payload)) as Payload
    const response = await gate(provider, {
      method,
      params: copy,
      isPlain: () => isPlain(copy),
      send: (params) => send(provider, params),
    })
    requests += 1
    return { response, copy, result: { id: requests, signature: toSignature(response) } }
  }

  async function signPayload(payload: TransactionPayload): Promise<SignerResult> {
    const { response, copy, result } = await sign('signPayload', payload, ({ signer }, own) =>
      signer.signPayload(own),
    )
    const { signedTransaction: given } = Object(response) as { signedTransaction?: unknown }
    if (given === undefined || given === null) return result
    const { readSignedTransaction } = await loadPart(import('./send/readSignedTransaction.ts'))
    const signedTransaction = readSignedTransaction(given, copy)
    return { ...result, ...(signedTransaction !== undefined && { signedTransaction }) }
  }

  async function signRaw(payload: RawPayload): Promise<SignerResult> {
    const send = ({ signer }: PolkadotProvider, own: RawPayload) => signer.signRaw(own)
    return (await sign('signRaw', payload, send, isPlainRaw)).result
  }

  const toAddresses = ({ accounts }: WalletAccounts) => accounts.map(({ address }) => address)

  return {
    public: Object.freeze({
      accounts: Object.freeze({
        async get() {
          checkDeadlines()
          return list()
        },
        subscribe(listener: AccountsListener) {
          const own = { listener }
          listeners.add(own)
          tell(own)
          return () => void listeners.delete(own)
        },
      }),
      signer: Object.freeze({ signRaw, signPayload }),
    }),
    can(method) {
      try {
        return attached?.can?.(method) ?? true
      } catch {
        // The wallet's `can` throws if the session has just ended.
        return false
      }
    },
    describe(accounts) {
      for (const account of accounts) descriptions.set(accountKey(account.address), account)
    },
    attach: (provider, state) => set(provider, toAddresses(state)),
    update(state) {
      if (attached) set(attached, toAddresses(state))
    },
    detach: () => set(null, []),
  }
}
