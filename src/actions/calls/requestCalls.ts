import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { CallRequest } from '../../types/calls.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { confirmCalls } from './confirmCalls.ts'

/** Rejects like `CallReader.read` if the page's request cannot be reviewed, and like `confirmCalls`. */
export async function requestCalls(live: LiveConnection, request: CallRequest): Promise<unknown> {
  const { namespace, provider } = live.connection
  const reader = await loadLaterPart(namespace, 'calls')
  const { batch, ask } = reader.read(provider, request)
  return confirmCalls(live, batch, ask)
}
