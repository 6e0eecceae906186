import * as z from 'zod/mini'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { displayText, validEntries } from '../../storage/schemas.ts'
import { toDisplayLine } from '../../utils/displayText.ts'
import { bool, orElse, record, text } from '../../utils/schemas.ts'
import { readBody } from '../http.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { image } from './schemas.ts'

/** A registered name. The keys of `addresses` are SLIP-44 coin types, one for each network. */
export interface AccountName {
  /** Full name, with the suffix. */
  name: string
  addresses: Readonly<Record<string, { address: string }>>
  avatarUrl: string | null
}

export interface NameSuggestion {
  /** Full name, with the suffix. */
  name: string
  registered: boolean
}

/** Maximum bytes of each response; an avatar may be a data URL. */
const maxBytes = {
  name: 300_000,
  names: 600_000,
  suggestions: 50_000,
  registration: 20_000,
  refusal: 20_000,
}
const maxNames = 100
const maxAddressLength = 128
const address = text.check(z.refine((value) => value !== '' && value.length <= maxAddressLength))

const attributes = validEntries(z.object({ avatar: z.optional(image) }), maxNames)
const fields = z.object({
  name: displayText,
  addresses: record(text, z.object({ address })),
  attributes: orElse(attributes, []),
})
const accountName = z.pipe(
  fields,
  z.transform(
    ({ attributes, ...rest }): AccountName => ({
      ...rest,
      avatarUrl: attributes.find(({ avatar }) => avatar)?.avatar ?? null,
    }),
  ),
)
const suggestion = z.object({ name: displayText, registered: orElse(bool, false) })

const apiVersion = 2

/**
 * Returns the owner of `name`, which includes the suffix.
 * @throws HTTP_ERROR with status 404 if the name is free; other errors of `requestJson`
 */
export function getAccountName(
  context: ServiceContext,
  name: string,
  signal?: AbortSignal,
): Promise<AccountName> {
  return callApi(context, `/v1/profile/account/${encodeURIComponent(name)}`, {
    schema: accountName,
    maxBytes: maxBytes.name,
    query: { apiVersion },
    signal,
  })
}

/**
 * Returns the names of `address`. `sender` is the address of the connected account. Both are plain addresses, not
 * CAIP-10.
 * @throws errors of `requestJson`
 */
export function getNamesOf(
  context: ServiceContext,
  address: string,
  sender?: string,
): Promise<AccountName[]> {
  return callApi(context, `/v1/profile/reverse/${encodeURIComponent(address)}`, {
    schema: validEntries(accountName, maxNames),
    maxBytes: maxBytes.names,
    query: { apiVersion, sender },
  })
}

/**
 * Returns free and registered names similar to `name`, which has no suffix. `zone` is the suffix.
 * @throws errors of `requestJson`
 */
export async function getNameSuggestions(
  context: ServiceContext,
  request: { name: string; zone: string; signal?: AbortSignal | undefined },
): Promise<NameSuggestion[]> {
  const path = `/v1/profile/suggestions/${encodeURIComponent(request.name)}` as const
  const { suggestions } = await callApi(context, path, {
    schema: z.object({ suggestions: validEntries(suggestion, maxNames) }),
    maxBytes: maxBytes.suggestions,
    query: { zone: request.zone },
    signal: request.signal,
  })
  return suggestions
}

export interface NameRegistration {
  /** SLIP-44 coin type; for EVM chains ENSIP-11 defines it as `0x80000000 | chain id`, unsigned. */
  coinType: number
  address: string
  /** JSON text that the account has signed. */
  message: string
  signature: string
}

/**
 * Registers a name for an address.
 * @throws errors of `requestJson`; if the service refuses, the error's cause is a Response that contains its reason
 */
export async function registerName(
  context: ServiceContext,
  { coinType, ...rest }: NameRegistration,
): Promise<void> {
  await callApi(context, '/v1/profile/account', {
    method: 'POST',
    body: { coin_type: coinType, ...rest },
    headers: { 'Content-Type': 'application/json' },
    schema: z.unknown(),
    maxBytes: maxBytes.registration,
  })
}

/** Maximum length of a reason, which is shown in a toast. */
const maxReasonLength = 160

const refusal = z.object({ reasons: validEntries(z.object({ description: text }), 10) })

/** Reads the reason for which the service has refused a request. Undefined if its response states none. */
export async function reasonOf(thrown: unknown): Promise<string | undefined> {
  const response = thrown instanceof WalletModalError ? thrown.cause : undefined
  if (!(response instanceof Response) || response.bodyUsed) return undefined
  try {
    const bytes = await readBody(response.url, response, maxBytes.refusal)
    const { reasons } = refusal.parse(JSON.parse(new TextDecoder().decode(bytes)))
    return toDisplayLine(reasons[0]?.description ?? '', maxReasonLength) || undefined
  } catch {
    return undefined
  }
}
