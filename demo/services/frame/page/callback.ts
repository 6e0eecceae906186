import { post } from './server.ts'

/** Callback page of a social login's popup: posts the result to its opener's origin only. */
const url = new URL(location.href)
const state = url.searchParams.get('state') ?? ''
const status = document.getElementById('status')
const showStatus = (text: string) => {
  if (status) status.textContent = text
}

/** The URL of the page, appended to the state. It is there if the page could not open a popup. */
function pageIn(text: string): string | undefined {
  const start = text.indexOf('--')
  if (start < 0) return undefined
  const page = text.slice(start + 2)
  return page.startsWith('http') && page.includes('://') ? page : decodeURIComponent(page)
}

try {
  const { opener } = await post('social/opener', { state })
  const page = pageIn(state)
  if (typeof opener !== 'string') {
    showStatus('This login has ended. You can close this window.')
  } else if (page !== undefined) {
    // Telegram has no popups, so the page itself went to the provider. Only the origin that started the login gets the
    // result.
    const back = new URL(page)
    if (back.origin !== opener) throw new Error('The page to go back to is another one.')
    back.searchParams.set('result_uri', url.href)
    location.replace(back)
  } else {
    const isCancelled = url.searchParams.has('error')
    if (!isCancelled) window.opener?.postMessage({ resultUri: url.href }, opener)
    window.close()
  }
} catch (error) {
  showStatus(error instanceof Error ? error.message : String(error))
}
