import { disconnected, invalidParams } from '../evm/ProviderRpcError.ts'
import type { Listener } from '../shared/Emitter.ts'
import { isRecord } from '../shared/json.ts'
import { nonsenseFor } from './faults.ts'
import type { InjectedWallet } from './InjectedWallet.ts'
import { runMethod } from './methods.ts'
import type { WalletRequest } from './request.ts'

/** The wallet's EIP-1193 provider in the page. */
export interface InjectedProvider {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: Listener): InjectedProvider
  removeListener(event: string, listener: Listener): InjectedProvider
}

/** Every request is logged, so that a test can prove that none was sent. */
export function createProvider(wallet: InjectedWallet, log: WalletRequest[]): InjectedProvider {
  const provider: InjectedProvider = {
    async request(args) {
      if (!isRecord(args) || typeof args.method !== 'string') {
        throw invalidParams('Expected { method, params? }.')
      }
      const { method, params } = args
      const request: WalletRequest = { method, params, prompted: false, outcome: 'pending' }
      log.push(request)
      try {
        const result = await respond(wallet, request)
        request.outcome = 'answered'
        return result
      } catch (error) {
        request.outcome = 'failed'
        throw error
      }
    },
    on(event, listener) {
      wallet.events.on(event, listener)
      return provider
    },
    removeListener(event, listener) {
      wallet.events.off(event, listener)
      return provider
    },
  }
  return provider
}

async function respond(wallet: InjectedWallet, request: WalletRequest): Promise<unknown> {
  if (wallet.behaviour.gone) throw new Error('Extension context invalidated.')
  if (wallet.behaviour.never?.includes(request.method)) return new Promise(() => undefined)
  const nonsense = nonsenseFor(request.method, wallet.behaviour)
  if (nonsense) return nonsense.result
  if (!wallet.online()) throw disconnected()
  return runMethod(wallet, request)
}
