interface TelegramRedirect {
  url: string
  /** The OAuth state that the provider returns, without the page's address. */
  state: string
}

const innerName = 'provider_authorization_url'

/**
 * Adapts a login URL for Telegram, which has no popups: the login replaces this page, whose address is added to `state`
 * after `--`. In logins by magic.link, `state` is in the inner URL. A login without a state gets `spareState`.
 */
export function toTelegramRedirect(
  uri: string,
  page: string,
  spareState: string,
): TelegramRedirect {
  const url = new URL(uri)
  const inner = url.host === 'auth.magic.link' && url.searchParams.get(innerName)
  if (inner) {
    const { url: next, state } = toTelegramRedirect(inner, page, spareState)
    url.searchParams.set(innerName, next)
    return { url: url.href, state }
  }
  const state = url.searchParams.get('state') || spareState
  url.searchParams.set('state', `${state}--${page}`)
  return { url: url.href, state }
}
