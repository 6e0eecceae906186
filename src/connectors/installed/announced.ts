/** What wallets announce of themselves is checked here, whatever the standard they do it by. */

/** Storage and lists know a wallet by its id: these are other connectors', and the form of the directory's. */
const takenIds = /^(injected|walletConnect|ID_AUTH|[\da-f]{64})$/i
const maxIconLength = 256 * 1024

/** Whether a wallet may go by an id. */
export const isFreeId = (id: string) => !takenIds.test(id)

/** An image that is in the text itself: one from elsewhere would tell its server who is looking. */
export function toInlineIcon(icon: unknown): string | undefined {
  const isFit =
    typeof icon === 'string' && /^data:image\//i.test(icon) && icon.length <= maxIconLength
  return isFit ? icon : undefined
}

/** What a stranger's object gives; undefined where its getters throw. */
export function attemptRead<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
