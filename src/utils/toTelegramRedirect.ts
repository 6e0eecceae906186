interface TelegramRedirect {
  url: string
  /** What the provider hands back with its answer, before the page's address. */
  state: string
}

const innerName = 'provider_authorization_url'

/**
 * A provider's login page that is opened in place of ours, as Telegram has no popups: its `state` carries the page to
 * come back to after `--`. Where the login goes through magic.link, that is inside the address that it goes on to. A
 * login without a state gets `spareState`.
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
