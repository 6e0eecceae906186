import { permissions, searching } from '../../controllers/permissions.ts'
import { subscribe } from '../../utils/state.ts'
import { continueSearch } from './searchPermissions.ts'

/** Longest time of a search for the page in ms; one of all blocks can take minutes. */
const maxMs = 20_000

/** Resolves when the search that the view has begun ends, or after `maxMs`. */
function untilEnded(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, maxMs)
    const stop = subscribe(permissions, () => permissions.status !== 'searching' && end())
    function end() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}

/**
 * Searches for the permissions of the active account for at most 20 s, or waits for the search that the view runs.
 * @throws WalletModalError PERMISSIONS_UNAVAILABLE
 */
export async function readPermissions(owner: string): Promise<void> {
  if (permissions.status === 'searching' && permissions.owner === owner) return untilEnded()
  let isOwn = true
  const timer = setTimeout(() => isOwn && searching.leave(), maxMs)
  try {
    await continueSearch()
  } finally {
    isOwn = false
    clearTimeout(timer)
  }
}
