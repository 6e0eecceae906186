import { WalletModalError } from '../../errors/WalletModalError.ts'

const pollMs = 1_000

export function cancelled(
  longMessage = 'The view of the social login was left.',
): WalletModalError {
  return new WalletModalError('USER_REJECTED', { longMessage })
}

/**
 * Resolves with the URL of the result; messages without one are ignored.
 *
 * @throws WalletModalError UNTRUSTED_ORIGIN for a result of another origin; USER_REJECTED if closed or aborted
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
      // A synthetic event could name any origin and window.
      if (!isTrusted) return
      const resultUri = (data as { resultUri?: unknown } | null)?.resultUri
      if (typeof resultUri !== 'string' || resultUri === '') return
      if (sender !== origin) return fail(new WalletModalError('UNTRUSTED_ORIGIN'))
      // `source` is null if the window has closed since; no other window of that origin posts a result.
      if (source !== null && source !== popup) return
      settle(() => resolve(resultUri))
    }
    const timer = setInterval(() => {
      // A message that was posted before closing may arrive after it.
      if (wasClosed) fail(cancelled('The window of the social login was closed.'))
      wasClosed = popup.closed
    }, pollMs)
    addEventListener('message', onMessage)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
  })
}
