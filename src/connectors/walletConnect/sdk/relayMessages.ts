import type { SignClient } from '@walletconnect/sign-client'
import * as z from 'zod/mini'
import { log } from '../../../utils/log.ts'

type Client = InstanceType<typeof SignClient>

const id = z.union([z.string(), z.number()])

/** What the relay sends: a message for a topic, or the answer to a request. */
const messageSchema = z.union([
  z.object({
    id,
    method: z.string().check(z.endsWith('_subscription')),
    params: z.object({
      id: z.string(),
      data: z.object({ topic: z.string(), message: z.string() }),
    }),
  }),
  z.object({ id, result: z.unknown() }).check(z.refine((answer) => 'result' in answer)),
  z.object({ id, error: z.unknown() }).check(z.refine((answer) => 'error' in answer)),
])

interface Provider {
  onPayload?(payload: unknown): void
}

function guard(provider: Provider): void {
  const take = provider.onPayload?.bind(provider)
  if (!take) return
  provider.onPayload = (payload) => {
    if (messageSchema.safeParse(payload).success) take(payload)
    else log('warn', 'the WalletConnect relay sent what makes no sense')
  }
}

/**
 * The SDK reads whatever the relay sends as a JSON-RPC payload, and `null` becomes an uncaught error of the page.
 * It makes a provider for each connection, the first before anyone can reach it, so that its place is watched.
 */
export function dropMalformedMessages({ core: { relayer } }: Client): void {
  let provider = relayer.provider
  guard(provider as unknown as Provider)
  Object.defineProperty(relayer, 'provider', {
    get: () => provider,
    set(next: typeof provider) {
      guard(next as unknown as Provider)
      provider = next
    },
  })
}
