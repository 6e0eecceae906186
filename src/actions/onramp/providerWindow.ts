import { openPopup } from '../../utils/openPopup.ts'

let current: Window | null = null

/** Opens a blank popup within a click; false if the browser blocks it. */
export function openProviderWindow(): boolean {
  current = openPopup()
  return current !== null
}

/** Navigates the popup to the provider's page, without an opener. Does nothing if it was closed. */
export function leadProviderWindow(url: string): void {
  if (!current || current.closed) return
  current.opener = null
  current.location.replace(url)
}

export function closeProviderWindow(): void {
  current?.close()
  current = null
}

/** True if the popup is closed; a page with a Cross-Origin-Opener-Policy looks closed too. */
export function isProviderWindowClosed(): boolean {
  return current?.closed ?? false
}
