import { followSettings, shared } from './settings.ts'

const WAIT_MS = 200

/**
 * Writes the settings to the page's URL, so that a link to the page contains them. Must be called before the URL is
 * read.
 */
export function shareInAddress(wallet: HTMLElement): void {
  const initial = new Map(shared.map((name) => [name, wallet.getAttribute(name)]))
  let timer = 0
  const write = () => {
    const url = new URL(location.href)
    for (const name of shared) {
      const value = wallet.getAttribute(name)
      if (value === initial.get(name)) url.searchParams.delete(name)
      else url.searchParams.set(name, value ?? '-')
    }
    if (url.href !== location.href) history.replaceState(history.state, '', url)
  }
  followSettings(wallet, () => {
    clearTimeout(timer)
    // Browsers limit history changes per minute, and a dragged colour changes often.
    timer = window.setTimeout(write, WAIT_MS)
  })
}
