import * as z from 'zod/mini'
import { displayText, lenient } from '../../storage/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { image } from './schemas.ts'

export interface Identity {
  name: string | null
  avatar: string | null
}

/** Maximum bytes of a response, which may contain the avatar as a data URL. */
const maxBytes = 300_000

const response = z.object({ name: lenient(displayText), avatar: z.optional(image) })

/**
 * Returns name and avatar of `address`. `sender` is the address of the connected account. Both are plain addresses, not
 * CAIP-10.
 * @throws errors of `requestJson`
 */
export async function getIdentity(
  context: ServiceContext,
  address: string,
  sender?: string,
): Promise<Identity> {
  const { name, avatar } = await callApi(context, `/v1/identity/${encodeURIComponent(address)}`, {
    schema: response,
    maxBytes,
    query: { sender },
  })
  return { name: name ?? null, avatar: avatar ?? null }
}
