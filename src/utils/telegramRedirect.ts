function withPage(uri: string, page: string): string {
  const url = new URL(uri)
  url.searchParams.set('state', `${url.searchParams.get('state') ?? ''}--${page}`)
  return url.href
}

/**
 * A provider's login page that is opened in place of ours, as Telegram has no popups: its `state` carries the page
 * to come back to. Where the login goes through magic.link, that is inside the address that it goes on to.
 */
export function toTelegramRedirect(uri: string, page: string): string {
  const url = new URL(uri)
  const inner = url.searchParams.get('provider_authorization_url')
  if (url.host !== 'auth.magic.link' || !inner) return withPage(uri, page)
  url.searchParams.set('provider_authorization_url', withPage(inner, page))
  return url.href
}
