import { base58, base64 } from '@scure/base'
import type { AppIdentity, MobileWallet } from '@solana-mobile/mobile-wallet-adapter-protocol'
import * as z from 'zod/mini'
import type { StandardChain } from '../../chains/solana/clusters.ts'
import { invalidResponseTo } from '../../errors/invalidResponse.ts'
import { json, readEntry, shortText, upTo, writeEntry } from '../../storage/storage.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import { bool, orElse, text } from '../../utils/schemas.ts'
import { toUrl } from '../../utils/toUrl.ts'
import { authorizationKey } from './names.ts'

/** Accounts that a wallet has authorized for this page on one chain, and the token that proves it. */
export interface Authorization {
  token: string
  chain: StandardChain
  /** https URL that opens this wallet; undefined if the user chooses the wallet again at each request. */
  baseUri?: string | undefined
  /** Addresses in base58. */
  accounts: { address: string; label?: string | undefined }[]
  signsTransactions: boolean
  sendsTransactions: boolean
  /** Versions of transactions that the wallet states; empty if it states none. */
  versions: ('legacy' | number)[]
}

const keyLength = 32

const address = z.pipe(
  text,
  z.transform((value, context) => {
    try {
      const bytes = base64.decode(value)
      if (bytes.length === keyLength) return base58.encode(bytes)
    } catch {}
    context.issues.push({ code: 'custom', message: 'not 32 bytes in base64', input: value })
    return z.NEVER
  }),
)

const maxAccounts = 100

const resultSchema = z.object({
  auth_token: upTo(4_096),
  wallet_uri_base: orElse(
    upTo(2_048, (value) => toUrl(value)?.protocol === 'https:'),
    undefined,
  ),
  accounts: z
    .array(z.object({ address, label: orElse(shortText, undefined) }))
    .check(z.refine((all) => all.length <= maxAccounts)),
})

const version = z.custom<'legacy' | number>(
  (value) => value === 'legacy' || Number.isInteger(value),
  'not a version',
)

const capabilitiesSchema = z.object({
  features: orElse(z.array(text), [] as string[]),
  supports_sign_and_send_transactions: orElse(bool, false),
  supported_transaction_versions: orElse(z.array(version), [] as ('legacy' | number)[]),
})

/** @throws WalletModalError WALLET_INVALID_RESPONSE if the wallet's result has no token or no accounts of Solana */
function parse<Schema extends z.ZodMiniType>(schema: Schema, method: string, result: unknown) {
  const parsed = schema.safeParse(result)
  if (!parsed.success) throw invalidResponseTo(method, result)
  return parsed.data as z.output<Schema>
}

/**
 * Requests an authorization, and what the wallet is able to do.
 * @throws WalletModalError WALLET_INVALID_RESPONSE; the wallet's errors
 */
export async function authorize(
  wallet: MobileWallet,
  chain: StandardChain,
  identity: AppIdentity,
): Promise<Authorization> {
  const result = parse(resultSchema, 'authorize', await wallet.authorize({ chain, identity }))
  const able = parse(capabilitiesSchema, 'get_capabilities', await wallet.getCapabilities())
  const signsTransactions = able.features.includes('solana:signTransactions')
  return {
    token: result.auth_token,
    chain,
    baseUri: result.wallet_uri_base,
    accounts: result.accounts,
    signsTransactions,
    // Every wallet of version 2 sends (specification of the protocol, "Mandatory features"); one without both is of version 1.
    sendsTransactions:
      able.supports_sign_and_send_transactions ||
      able.features.includes('solana:signAndSendTransaction') ||
      !signsTransactions,
    versions: able.supported_transaction_versions,
  }
}

/** Renews an authorization in another session, without a prompt if the wallet still knows it. @throws as `authorize` */
export async function reauthorize(
  wallet: MobileWallet,
  known: Authorization,
  identity: AppIdentity,
): Promise<Authorization> {
  const { token, chain } = known
  const request = { auth_token: token, chain, identity }
  const result = parse(resultSchema, 'authorize', await wallet.authorize(request))
  const { auth_token, wallet_uri_base, accounts } = result
  return { ...known, token: auth_token, baseUri: wallet_uri_base, accounts }
}

/** The page as the wallet shows it. An icon has to be on the page's own origin, and is named by its path. */
export function identityOf({ name, url, icons }: ConnectorContext['metadata']): AppIdentity {
  const own = toUrl(url)
  const icon = icons.map(toUrl).find((one) => own && one?.origin === own.origin)
  return { name, uri: url, ...(icon && { icon: icon.pathname + icon.search }) }
}

const entry = json<Authorization>(
  z.object({
    token: upTo(4_096),
    chain: z.custom<StandardChain>((value) => /^solana:\w+$/.test(String(value))),
    baseUri: z.optional(upTo(2_048, (value) => toUrl(value)?.protocol === 'https:')),
    accounts: z.array(z.object({ address: shortText, label: z.optional(shortText) })),
    signsTransactions: bool,
    sendsTransactions: bool,
    versions: z.array(version),
  }),
)

export const readAuthorization = (): Authorization | undefined => readEntry(authorizationKey, entry)

export function writeAuthorization(authorization: Authorization): void {
  writeEntry(authorizationKey, entry, authorization)
}
