/** What wallets announce of themselves is checked here, whatever the standard they do it by. */

/** Storage remembers a wallet by its id; these are the ids of connectors of other kinds. */
const takenIds = /^(injected|walletConnect|ID_AUTH)$/
const maxIconLength = 256 * 1024

export const isFreeId = (id: string) => !takenIds.test(id)

/** An image that is in the text itself: one from elsewhere would tell its server who is looking. */
export function toInlineIcon(icon: unknown): string | undefined {
  const isFit =
    typeof icon === 'string' && /^data:image\//i.test(icon) && icon.length <= maxIconLength
  return isFit ? icon : undefined
}
