import { startScenario } from '@solana-mobile/mobile-wallet-adapter-protocol'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { allowLocalNetwork } from './localNetwork.ts'
import type { MobileSession } from './MobileSession.ts'
import { toMobileError } from './mobileErrors.ts'
import { walletName } from './names.ts'

/** Milliseconds for all requests of an association: an app that was closed does not tell. */
const responseMs = 300_000

/**
 * Creates the way to wallet apps of this phone. Each association opens an app by an intent, and connects to the port that the
 * intent names. `baseUri` is that of the wallet in use.
 */
export function createLocalSession(baseUri: () => string | undefined): MobileSession {
  // Two intents at once would leave the first one's app without an answer.
  let last: Promise<unknown> = Promise.resolve()

  async function associate<Result>(
    run: Parameters<MobileSession['transact']>[0],
  ): Promise<Awaited<Result>> {
    await allowLocalNetwork()
    const base = baseUri()
    const { wallet, close } = await startScenario(base ? { baseUri: base } : undefined)
    const timedOut = () =>
      new WalletModalError('WALLET_TIMEOUT', { params: { wallet: walletName } })
    try {
      return (await withTimeout(wallet.then(run), responseMs, timedOut)) as Awaited<Result>
    } finally {
      close()
    }
  }

  return {
    async transact(run) {
      const before = last
      const running = before.then(() => associate<never>(run))
      last = running.catch(() => {})
      try {
        return await running
      } catch (thrown) {
        throw toMobileError(thrown)
      }
    },
    ended: new Promise(() => {}),
    close() {},
  }
}
