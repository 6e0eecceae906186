import { WalletModalError } from '../../errors/WalletModalError.ts'

const pollMs = 1_000

export function cancelled(
  longMessage = 'The view of the social login was left.',
): WalletModalError {
  return new WalletModalError('USER_REJECTED', { longMessage })
}

/**
 * Resolves with the result's URL that the popup posts; ignores messages without a URL.
 *
 * @throws WalletModalError UNTRUSTED_ORIGIN if another origin than `origin` posts a URL; USER_REJECTED if the popup is
 * closed or `signal` aborts
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
      // A synthetic event (not trusted) can claim any origin and source.
      if (!isTrusted) return
      const resultUri = (data as { resultUri?: unknown } | null)?.resultUri
      if (typeof resultUri !== 'string' || resultUri === '') return
      if (sender !== origin) return fail(new WalletModalError('UNTRUSTED_ORIGIN'))
      // `source` is null if the popup has closed meanwhile. Only the popup posts a result from this origin.
      if (source !== null && source !== popup) return
      settle(() => resolve(resultUri))
    }
    const timer = setInterval(() => {
      // Waits for one more poll: a message that was posted before the popup closed may arrive afterwards.
      if (wasClosed) fail(cancelled('The window of the social login was closed.'))
      wasClosed = popup.closed
    }, pollMs)
    addEventListener('message', onMessage)
    signal?.addEventListener('abort', onAbort)
    if (signal?.aborted) onAbort()
  })
}
