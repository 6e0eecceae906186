import { WalletModalError } from '../../errors/WalletModalError.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { type Eip1193Provider, request } from './provider.ts'

const longMessage =
  'The wallet answers nothing: its extension was updated or restarted since the page loaded.'

/**
 * An extension that was updated leaves a provider behind that answers nothing any more, and says by EIP-1193's
 * `isConnected` that it reaches no chain. Some live wallets say so too until they are connected: these answer.
 *
 * @throws WalletModalError WALLET_UNREACHABLE after `aliveMs` milliseconds
 */
export async function checkAlive(provider: Eip1193Provider, aliveMs = 3_000): Promise<void> {
  const isConnected: unknown = Reflect.get(provider, 'isConnected')
  if (typeof isConnected !== 'function') return
  let said: unknown
  try {
    said = Reflect.apply(isConnected, provider, [])
  } catch {
    return
  }
  if (said !== false) return
  // A wallet that answers with an error is alive, too.
  const answered = request(provider, 'eth_chainId').catch((thrown: unknown) => {
    if (Object(thrown).code === 1011) throw thrown
  })
  await withTimeout(
    answered,
    aliveMs,
    () => new WalletModalError('WALLET_UNREACHABLE', { longMessage }),
  )
}
