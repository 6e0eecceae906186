import { base58, base64 } from '@scure/base'
import * as z from 'zod/mini'
import { validEntries } from '../../storage/schemas.ts'
import { orElse, record, text } from '../../utils/schemas.ts'
import { walletName, walletRdns } from './names.ts'

/** Most accounts or methods of a scope. */
const mostEntries = 1_000

const texts = orElse(validEntries(text, mostEntries), [] as string[])

/** Grants of the app, by CAIP-2 id (`sessionScopes` of CAIP-25). */
export const scopesSchema = record(text, z.object({ accounts: texts, methods: texts }))
export type Scopes = z.output<typeof scopesSchema>

/** Parses the result of `wallet_createSession` and `wallet_getSession`, and the parameters of `wallet_sessionChanged`. */
export const grantSchema = z.object({ sessionScopes: scopesSchema })

/** True if no account is granted any more. */
export const isEmpty = (scopes: Scopes): boolean =>
  Object.values(scopes).every(({ accounts }) => accounts.length === 0)

/**
 * Methods of Solana by their names over WalletConnect, which the family's part speaks. Signing several transactions is left
 * out: the app has them signed one by one.
 */
const solanaMethods: Readonly<Record<string, string>> = {
  solana_signMessage: 'signMessage',
  solana_signTransaction: 'signTransaction',
  solana_signAndSendTransaction: 'signAndSendTransaction',
}

function methodsOf(scope: string, methods: readonly string[]): string[] {
  // The session itself grants further networks (`wallet_createSession`).
  if (!scope.startsWith('solana:')) return [...methods, 'wallet_switchEthereumChain']
  return Object.keys(solanaMethods).filter((one) => methods.includes(solanaMethods[one] ?? ''))
}

/** Writes a session as WalletConnect's SDK has them, for the code that both share. */
export function toSharedForm(id: string, expiresAt: number, scopes: Scopes) {
  const namespaces = Object.entries(scopes).map(([scope, { accounts, methods }]) => [
    scope,
    { accounts, methods: methodsOf(scope, methods), chains: [scope] },
  ])
  return {
    topic: id,
    expiry: expiresAt / 1000,
    namespaces: Object.fromEntries(namespaces) as Record<string, unknown>,
    sessionProperties: {},
    scopedProperties: {},
    peer: { metadata: { name: walletName, icons: [], rdns: walletRdns } },
  }
}

interface Request {
  method: string
  params: unknown
}

const solanaParams = z.object({
  pubkey: z.optional(text),
  message: z.optional(text),
  transaction: z.optional(text),
  sendOptions: z.optional(z.unknown()),
})

/** Writes a request of a family's part as the app reads it (CAIP-27). */
export function toAppRequest(scope: string, { method, params }: Request): Request {
  const own = solanaMethods[method]
  if (!own) return { method, params }
  const { pubkey, message, transaction, sendOptions } = solanaParams.parse(params)
  return {
    method: own,
    params: {
      account: { address: pubkey },
      ...(message !== undefined && { message: base64.encode(base58.decode(message)) }),
      ...(transaction !== undefined && { transaction, scope }),
      ...(sendOptions !== undefined && { options: sendOptions }),
    },
  }
}

const signed = z.object({ signedTransaction: text })

/** Writes the app's result as the family's part reads it. A result of another form stays as it is, and is refused there. */
export function fromAppResult(method: string, result: unknown): unknown {
  if (method !== 'solana_signTransaction') return result
  const parsed = signed.safeParse(result)
  return parsed.success ? { transaction: parsed.data.signedTransaction } : result
}
