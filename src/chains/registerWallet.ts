import { log } from '../utils/log.ts'

/**
 * By both events of the Wallet Standard, for present and later apps. Unregistering is beyond the reference
 * implementation.
 */
export function registerWallet(wallet: object, page: EventTarget = window): () => void {
  const takeBacks: (() => void)[] = []

  function register(api: unknown): void {
    try {
      const takeBack: unknown = (api as { register(wallet: object): unknown }).register(wallet)
      if (typeof takeBack === 'function') takeBacks.push(() => takeBack())
    } catch (thrown) {
      log('warn', 'an app of the page could not take the wallet', thrown)
    }
  }
  const onAppReady = (event: Event) => register((event as CustomEvent<unknown>).detail)

  page.addEventListener('wallet-standard:app-ready', onAppReady)
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onAppReady)
    for (const takeBack of takeBacks) takeBack()
  }
}
