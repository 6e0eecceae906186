import { providerPopup } from '../../controllers/onramp.ts'
import { openPopup } from '../../utils/openPopup.ts'

/** Opens a blank popup within a click; false if the browser blocks it. */
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

/** True if the popup is closed; a page with a Cross-Origin-Opener-Policy looks closed too. */
export function isProviderWindowClosed(): boolean {
  return providerPopup.current?.closed ?? false
}
