import { WalletModalError } from '../../errors/WalletModalError.ts'
import { attempt } from '../../utils/attempt.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { isFromDeadExtension } from '../walletError.ts'
import { type Eip1193Provider, request } from './provider.ts'

const longMessage =
  'The wallet answers nothing: its extension was updated or restarted since the page loaded.'

/**
 * Checks that a wallet responds, if its `isConnected` (EIP-1193) returns false. MetaMask's provider stays
 * disconnected after its extension has restarted, and requires a reload of the page
 * (https://github.com/MetaMask/extension-provider/issues/22, May 2021). A provider that returns false and responds is
 * taken as alive.
 * @throws WalletModalError WALLET_UNREACHABLE if there is no response within `aliveMs` milliseconds
 */
export async function checkAlive(provider: Eip1193Provider, aliveMs = 3_000): Promise<void> {
  // A provider behind a Proxy may throw for a key that it does not know.
  const said = attempt((): unknown => {
    const isConnected: unknown = Reflect.get(provider, 'isConnected')
    return typeof isConnected === 'function' ? Reflect.apply(isConnected, provider, []) : undefined
  })
  if (said !== false) return
  // A response with an error also proves that the wallet is reachable.
  const response = request(provider, 'eth_chainId').catch((thrown: unknown) => {
    if (isFromDeadExtension(thrown)) throw thrown
  })
  await withTimeout(
    response,
    aliveMs,
    () => new WalletModalError('WALLET_UNREACHABLE', { longMessage }),
  )
}
