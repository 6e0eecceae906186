import { providerPopup } from '../../controllers/onramp.ts'
import { openPopup } from '../../utils/openPopup.ts'

/** Opens a blank popup. Must be called in the click handler. Returns false if the browser blocks the popup. */
export function openProviderWindow(): boolean {
  providerPopup.current = openPopup()
  return providerPopup.current !== null
}

/** Navigates the popup to the provider's page, without an opener. Does nothing if it was closed. */
export function navigateProviderWindow(url: string): void {
  const popup = providerPopup.current
  if (!popup || popup.closed) return
  popup.opener = null
  popup.location.replace(url)
}

export function closeProviderWindow(): void {
  providerPopup.current?.close()
  providerPopup.current = null
}

/**
 * True if the popup is closed. Also true if its page sets a Cross-Origin-Opener-Policy, because the browser then
 * reports the popup as closed.
 */
export function isProviderWindowClosed(): boolean {
  return providerPopup.current?.closed ?? false
}
