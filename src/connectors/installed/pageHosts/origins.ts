/** Wallets that show pages inside their own. */
export type PageHostName = 'safe' | 'farcaster' | 'ledgerLive'

/**
 * Origins that may frame the page as its host. Safe: the patterns in the readme of @safe-global/safe-apps-sdk 9.1, anchored,
 * since unanchored they also match domains that anyone can register. Farcaster: its client with its subdomains, and
 * warpcast.com, its former address, as mini apps name them in `frame-ancestors`. Ledger Live shows pages in an app's web view.
 */
const origins: Record<PageHostName, RegExp> = {
  safe: /^https:\/\/(?:app\.safe\.global|(?:[\w-]+\.)?gnosis-safe\.io)$/,
  farcaster: /^https:\/\/(?:(?:[\w-]+\.)?farcaster\.xyz|warpcast\.com)$/,
  ledgerLive: /^(?!)/,
}

const thisMachine = /^https?:\/\/(?:127\.0\.0\.1|(?:[\w-]+\.)*localhost)(?::\d+)?$/

/** A page that is served from this machine, as during development, may also be framed by hosts on this machine. */
export const isHostOrigin = (name: PageHostName, origin: string, own = location.origin): boolean =>
  origins[name].test(origin) || (thisMachine.test(own) && thisMachine.test(origin))

/**
 * Origin of the window that frames the page; undefined if the browser does not tell it. Firefox lacks `ancestorOrigins`
 * (https://developer.mozilla.org/docs/Web/API/Location/ancestorOrigins); the referrer is the page's own after it has
 * navigated. The origin decides only who is asked: each answer is checked by its own.
 */
export function parentOrigin(): string | undefined {
  const [origin] = location.ancestorOrigins ?? []
  if (origin !== undefined || !document.referrer) return origin
  const referrer = new URL(document.referrer).origin
  return referrer === location.origin ? undefined : referrer
}

/** Objects by which apps with a web view take messages of the page, by the names that their SDKs define. */
interface AppWindow {
  ReactNativeWebView?: { postMessage(text: string): void }
  ElectronWebview?: { postMessage(text: string): void }
  ethereum?: unknown
}

/**
 * Returns the app whose web view shows the page. A wallet's own browser is none of these hosts: it has put its provider into
 * the page by then.
 */
export function findApp(page: AppWindow = window as AppWindow): 'electron' | 'reactNative' | null {
  if (page.ElectronWebview) return 'electron'
  return page.ReactNativeWebView && !page.ethereum ? 'reactNative' : null
}

export const postToApp = (text: string, page: AppWindow = window as AppWindow): void =>
  (page.ElectronWebview ?? page.ReactNativeWebView)?.postMessage(text)
