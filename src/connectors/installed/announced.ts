/**
 * Ids that announced wallets may not have: ids of other connectors, and 64 hex digits, which is the form of directory
 * ids.
 */
const takenIds = /^(injected|walletConnect|ID_AUTH|[\da-f]{64})$/i
const maxIconLength = 256 * 1024

export const isFreeId = (id: string) => !takenIds.test(id)

/**
 * Returns an icon that is a data URL, without the white space around it, which URL parsers ignore. Undefined for any other
 * icon, because a remote image would reveal the user to its server.
 */
export function toInlineIcon(icon: unknown): string | undefined {
  const url = typeof icon === 'string' ? icon.trim() : ''
  return /^data:image\//i.test(url) && url.length <= maxIconLength ? url : undefined
}

/** Calls `read`. Returns undefined if a getter of the foreign object throws. */
export function attemptRead<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
