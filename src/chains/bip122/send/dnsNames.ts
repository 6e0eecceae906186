import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import { invalidResponse, requestJson } from '../../../services/http.ts'
import type { PaymentNames } from '../../../types/payment.ts'
import { cleanCode } from '../../../utils/cleanText.ts'
import { bool, finiteNumber, text } from '../../../utils/schemas.ts'

const maxBytes = 65_536

/** Maximum length of a host name (RFC 1035). */
const maxHost = 253

const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'

/**
 * A user and a host of ASCII labels. BIP-353 has hosts of other scripts in Punycode, which a user can tell apart from the
 * names that they resemble.
 */
const form = new RegExp(`^₿?([a-z\\d_-]{1,63}(?:\\.[a-z\\d_-]{1,63})*)@(${label}(?:\\.${label})+)$`)

/** The host of a name's record (BIP-353). */
const hostOf = (user: string, domain: string) => `${user}.user._bitcoin-payment.${domain}`

const record = z.object({ type: finiteNumber, data: text })

/**
 * A response of `application/dns-json`, as Cloudflare and Google describe it
 * (https://developers.cloudflare.com/1.1.1.1/encryption/dns-over-https/make-api-requests/dns-json/,
 * https://developers.google.com/speed/public-dns/docs/doh/json).
 */
const response = z.object({
  Status: finiteNumber,
  /** True if the response is cut off. */
  TC: z.optional(bool),
  /** True if the resolver has verified all records with DNSSEC, or that there are none. */
  AD: z.optional(bool),
  Question: z.array(z.object({ name: text, type: finiteNumber })),
  Answer: z.optional(z.array(record)),
})

const noError = 0
const noSuchName = 3
const txt = 16

/**
 * Joins the strings of a TXT record. Cloudflare writes each in quotes; Google writes them without. Characters may be
 * escaped as in zone files (RFC 1035).
 */
function readTxt(data: string): string {
  const strings = data.startsWith('"') ? data.match(/"(?:[^"\\]|\\.)*"/gs) : null
  const whole = strings ? strings.map((one) => one.slice(1, -1)).join('') : data
  return whole.replace(/\\(\d{3}|.)/gs, (_, escaped: string) =>
    escaped.length === 3 ? String.fromCharCode(Number(escaped)) : escaped,
  )
}

const unproved = (longMessage: string) => new WalletModalError('NAME_NOT_PROVED', { longMessage })

/**
 * Requests the payment URI of a host from one resolver; null if it proves that there is none.
 * @throws WalletModalError NAME_NOT_PROVED if the response is not verified, or has several URIs; errors of `requestJson`
 */
async function ask(resolver: string, host: string, signal: AbortSignal): Promise<string | null> {
  const answer = await requestJson(resolver, {
    query: { name: host, type: 'TXT', do: 1 },
    headers: { Accept: 'application/dns-json' },
    schema: response,
    maxBytes,
    signal,
  })
  const { Status, TC, AD, Question, Answer = [] } = answer
  const isOwn = Question.every(
    ({ name, type }) => type === txt && name.toLowerCase().replace(/\.$/, '') === host,
  )
  if (!isOwn || Question.length !== 1) throw invalidResponse(resolver, 'another question')
  const source = new URL(resolver).host
  if (TC || (Status !== noError && Status !== noSuchName))
    throw unproved(`${source}: DNS status ${Status}`)
  if (AD !== true) throw unproved(`${source}: the domain is not signed with DNSSEC`)
  const uris = Answer.filter(({ type }) => type === txt)
    .map(({ data }) => readTxt(data))
    .filter((one) => /^bitcoin:/i.test(one))
  if (uris.length > 1) throw unproved(`${source}: more than one record with bitcoin:`)
  return uris[0] ?? null
}

/**
 * Names of BIP-353 (https://github.com/bitcoin/bips/blob/master/bip-0353.mediawiki). A browser reads no DNSSEC chain itself,
 * so two resolvers must have verified the same record.
 */
export const bip122PaymentNames: PaymentNames = {
  readName(given) {
    const [, user = '', domain = ''] = form.exec(cleanCode(given).toLowerCase()) ?? []
    return domain && hostOf(user, domain).length <= maxHost ? `₿${user}@${domain}` : null
  },

  async resolve(name, resolvers, signal) {
    const [, user = '', domain = ''] = form.exec(name) ?? []
    const asked = resolvers.map((resolver) => ask(resolver, hostOf(user, domain), signal))
    const [one, ...others] = await Promise.all(asked)
    if (others.length === 0 || others.some((other) => other !== one))
      throw unproved('the resolvers gave different records')
    return one ?? null
  },
}
