import { WalletModalError } from '../../errors/WalletModalError.ts'

const lookMs = 1_000

/** Somebody left a social login. */
export function cancelled(
  longMessage = 'The view of the social login was left.',
): WalletModalError {
  return new WalletModalError('USER_REJECTED', { longMessage })
}

/** What the login page in the popup posts in the end. What else is posted to the page is not for us. */
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
    function onMessage({ data, origin: sender, source }: MessageEvent<unknown>) {
      const resultUri = (data as { resultUri?: unknown } | null)?.resultUri
      if (typeof resultUri !== 'string' || resultUri === '') return
      if (sender !== origin) return fail(new WalletModalError('UNTRUSTED_ORIGIN'))
      // A window that is gone by now has no name any more.
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
