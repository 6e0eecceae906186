import { openPopup } from '../../utils/openPopup.ts'

/** The popup with the provider's page; null before it is opened, and after `closeProviderWindow`. */
let popup: Window | null = null

/** Opens a blank popup. Must be called in the click handler. Returns false if the browser blocks the popup. */
export function openProviderWindow(): boolean {
  popup = openPopup()
  return popup !== null
}

/** Navigates the popup to the provider's page, without an opener. Does nothing if it was closed. */
export function navigateProviderWindow(url: string): void {
  if (!popup || popup.closed) return
  popup.opener = null
  popup.location.replace(url)
}

export function closeProviderWindow(): void {
  popup?.close()
  popup = null
}

/**
 * True if the popup is closed. Also true if its page sets a Cross-Origin-Opener-Policy, because the browser then
 * reports the popup as closed.
 */
export function isProviderWindowClosed(): boolean {
  return popup?.closed ?? false
}
