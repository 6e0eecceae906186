import { openPopup } from '../../utils/openPopup.ts'

/** The window of the purchase under way. */
let current: Window | null = null

/** Opens a blank window within a click; false where the browser lets none open. */
export function openProviderWindow(): boolean {
  current = openPopup()
  return current !== null
}

/** Leads the window to the provider's page, which gets no hold of this one. Does nothing where it was closed. */
export function leadProviderWindow(url: string): void {
  if (!current || current.closed) return
  current.opener = null
  current.location.replace(url)
}

/** Closes a window that leads nowhere. */
export function closeProviderWindow(): void {
  current?.close()
  current = null
}

/** Whether it was closed; a page may also cut itself off from who opened it, which looks alike. */
export function isProviderWindowClosed(): boolean {
  return current?.closed ?? false
}
