import type { SignerPayloadJSON, SignerPayloadRaw } from '@polkadot/types/types'
import { describeConnect, describePayload, describeRaw } from '../describeRequest.ts'
import type { PolkadotBehaviour } from './options.ts'
import type { ListedAccount, PolkadotWallet } from './PolkadotWallet.ts'

type Method = NonNullable<PolkadotBehaviour['never']>[number]

/** A request of the page, with a flag for a prompt. */
export interface PolkadotRequest {
  method: Method
  prompted: boolean
}

interface SignerResult {
  id: number
  signature: `0x${string}`
}

/** The result of `enable`. */
export interface Injected {
  accounts: {
    get(anyType?: boolean): Promise<ListedAccount[]>
    subscribe(listener: (accounts: ListedAccount[]) => void): () => void
  }
  signer: {
    signRaw(payload: SignerPayloadRaw): Promise<SignerResult>
    signPayload(payload: SignerPayloadJSON): Promise<SignerResult>
  }
}

/** The wallet's entry in `window.injectedWeb3`. */
export interface InjectedEntry {
  version: string
  enable(origin: string): Promise<Injected>
}

/** Every request is logged, so that a test can prove that none was sent. */
export function createEntry(wallet: PolkadotWallet, log: PolkadotRequest[]): InjectedEntry {
  let id = 0

  /** Runs a request, or its configured fault. */
  async function respond<T>(method: Method, prompted: boolean, run: () => Promise<T>): Promise<T> {
    log.push({ method, prompted })
    const { gone, never, nonsense } = wallet.behaviour
    if (gone) throw new Error('Extension context invalidated.')
    if (never?.includes(method)) return new Promise(() => undefined)
    const result = await run()
    return nonsense?.includes(method) ? ({ banana: true } as T) : result
  }

  const injected: Injected = {
    accounts: {
      get: () =>
        respond('accounts', false, async () => {
          const { accounts } = wallet.behaviour
          return accounts === undefined ? wallet.accounts() : (accounts as ListedAccount[])
        }),
      subscribe(listener) {
        wallet.events.on('accounts', listener)
        listener(wallet.accounts())
        return () => wallet.events.off('accounts', listener)
      },
    },
    signer: {
      signRaw: (payload) =>
        respond('signRaw', true, async () => {
          const signer = wallet.signerOf(payload.address)
          await wallet.requestApproval('signRaw', describeRaw(payload.data), 'Cancelled')
          id += 1
          return { id, signature: signer.signRaw(payload.data, payload.type) }
        }),
      signPayload: (payload) =>
        respond('signPayload', true, async () => {
          const signer = wallet.signerOf(payload.address)
          await wallet.requestApproval('signPayload', describePayload(payload), 'Cancelled')
          id += 1
          return { id, signature: signer.signPayload(payload) }
        }),
    },
  }

  return {
    version: '1.0.0',
    enable: (origin) =>
      respond('enable', !wallet.isAllowed, async () => {
        if (!wallet.isAllowed) {
          await wallet.requestApproval('enable', describeConnect(origin), 'Rejected')
          wallet.allow()
        }
        return injected
      }),
  }
}
