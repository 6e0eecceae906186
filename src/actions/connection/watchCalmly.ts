import { isUnauthorized } from '../../chains/walletError.ts'
import type { OpenedWallet, WalletListener } from '../../types/chainAdapter.ts'
import { attempt } from '../../utils/attempt.ts'
import { log } from '../../utils/log.ts'

/** Maximum number of events in `windowMs`. A user causes a few at most. */
const maxEvents = 50
const windowMs = 1_000
/** Time in ms for which a wallet is ignored after it has emitted too many events. */
const quietMs = 5_000

/** Some wallets refuse to list accounts (4100) where others list none. */
function nullIfUnauthorized(thrown: unknown): null {
  if (isUnauthorized(thrown)) return null
  throw thrown
}

/**
 * Watches a wallet. If the wallet emits more than 50 events in 1 s, ignores it for 5 s. Afterwards requests accounts
 * and network once without a prompt, as after an event that cannot be read, and when the page returns from the
 * back/forward cache or from a freeze, in which it received no events.
 */
export function watchCalmly(wallet: OpenedWallet, listener: WalletListener): () => void {
  let isOver = false
  let since = 0
  let count = 0
  /** Numbers of events and of questions, by which an answer that was overtaken is told apart. */
  let events = 0
  let questions = 0
  let stopWatching = () => {}
  let timer: ReturnType<typeof setTimeout> | undefined

  function isCalm(): boolean {
    events += 1
    if (timer !== undefined) return false
    const now = Date.now()
    if (now - since > windowMs) {
      since = now
      count = 0
    }
    count += 1
    if (count <= maxEvents) return true
    log('warn', 'a wallet tells too much, and is not listened to for a while')
    stopWatching()
    timer = setTimeout(begin, quietMs)
    return false
  }

  function begin(): void {
    const isResumed = timer !== undefined
    timer = undefined
    stopWatching = wallet.watch({
      ...listener,
      accounts: (accounts) => isCalm() && listener.accounts(accounts),
      addresses: () => isCalm() && listener.addresses?.(),
      network: (id, accounts) => isCalm() && listener.network(id, accounts),
      unreadable: () => isCalm() && ask(),
    })
    if (isResumed) ask()
  }

  function ask(): void {
    request(true).catch((thrown: unknown) => log('warn', 'a wallet did not answer', thrown))
  }

  const onShow = ({ persisted }: { persisted?: boolean }) => persisted && ask()

  /** An answer that an event has overtaken may be older than the event, so that the wallet is asked once more. */
  async function request(mayRepeat: boolean): Promise<void> {
    const question = ++questions
    const before = events
    const state = await wallet.connect({ silent: true }).catch(nullIfUnauthorized)
    if (isOver || question !== questions) return
    if (before !== events) return mayRepeat ? request(false) : undefined
    if (!state?.accounts.length) return listener.disconnect()
    listener.network(state.caipNetworkId, state.accounts)
    listener.accounts(state.accounts)
  }

  begin()
  globalThis.addEventListener?.('pageshow', onShow)
  globalThis.document?.addEventListener('resume', ask)
  return () => {
    isOver = true
    globalThis.removeEventListener?.('pageshow', onShow)
    globalThis.document?.removeEventListener('resume', ask)
    clearTimeout(timer)
    attempt(stopWatching)
  }
}
