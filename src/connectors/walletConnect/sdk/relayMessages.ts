import type { SignClient } from '@walletconnect/sign-client'
import * as z from 'zod/mini'
import { log } from '../../../utils/log.ts'

type Client = InstanceType<typeof SignClient>

const id = z.custom<string | number>(
  (value) => typeof value === 'string' || Number.isFinite(value),
  'not an id',
)

const message = z.object({
  id,
  method: z.string().check(z.refine((method) => method.endsWith('_subscription'))),
  params: z.object({
    id: z.string(),
    data: z.object({ topic: z.string(), message: z.string() }),
  }),
})
const response = z
  .object({ id, result: z.optional(z.unknown()), error: z.optional(z.unknown()) })
  .check(z.refine((given) => 'result' in given || 'error' in given))

const isFromRelay = (payload: unknown) =>
  message.safeParse(payload).success || response.safeParse(payload).success

interface Provider {
  onPayload?(payload: unknown): void
}

function guard(provider: Provider): void {
  const take = provider.onPayload?.bind(provider)
  if (!take) return
  provider.onPayload = (payload) => {
    if (isFromRelay(payload)) take(payload)
    else log('warn', 'the WalletConnect relay sent what makes no sense')
  }
}

/**
 * Drops malformed messages of the relay, because they cause uncaught errors in the SDK. The SDK creates a provider for
 * each connection. The first provider exists before this call.
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
