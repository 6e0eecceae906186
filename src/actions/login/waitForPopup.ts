import { WalletModalError } from '../../errors/WalletModalError.ts'

const lookMs = 1_000

/** For a social login that the visitor left. */
export function cancelled(
  longMessage = 'The view of the social login was left.',
): WalletModalError {
  return new WalletModalError('USER_REJECTED', { longMessage })
}

/**
 * Waits for what the login page in the popup posts in the end: the address that it arrived at. Messages without one are
 * not for us.
 *
 * @throws WalletModalError UNTRUSTED_ORIGIN for such a message from elsewhere; USER_REJECTED when the popup is closed or
 * `signal` aborted
 */
export function waitForPopup(popup: Window, origin: string, signal?: AbortSignal): Promise<string> {
  return new Promise<string>((resolve, reject) => {
    let wasClosed = false
    function settle(act: () => void) {
      removeEventListener('message', onMessage)
      signal?.removeEventListener('abort', onAbort)
      clearInterval(timer)
      act()
    }
    const fail = (error: WalletModalError) => settle(() => reject(error))
    const onAbort = () => fail(cancelled())
    function onMessage({ data, origin: sender, source, isTrusted }: MessageEvent<unknown>) {
      // A script that makes up an event may name any origin and window.
      if (!isTrusted) return
      const resultUri = (data as { resultUri?: unknown } | null)?.resultUri
      if (typeof resultUri !== 'string' || resultUri === '') return
      if (sender !== origin) return fail(new WalletModalError('UNTRUSTED_ORIGIN'))
      // A window that has closed since is null here; nobody else posts from that origin with a result.
      if (source !== null && source !== popup) return
      settle(() => resolve(resultUri))
    }
    const timer = setInterval(() => {
      // What it posted last may arrive after it has closed.
      if (wasClosed) fail(cancelled('The window of the social login was closed.'))
      wasClosed = popup.closed
    }, lookMs)
    addEventListener('message', onMessage)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
  })
}
