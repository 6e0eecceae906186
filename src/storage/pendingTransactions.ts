import * as z from 'zod/mini'
import type { CaipNetworkId } from '../types/caip.ts'
import type { PendingTransaction } from '../types/pendingTransaction.ts'
import { isCaipNetworkId } from '../utils/caip.ts'
import { bool, finiteNumber, namespace, oneOf, orElse, orNull, text } from '../utils/schemas.ts'
import { toOutsideImageUrl } from '../utils/url.ts'
import { symbolText, validEntries } from './schemas.ts'
import { pendingTransactionsKey, readEntry, writeEntry } from './storage.ts'

const maxTransactions = 99
/** Maximum age of a stored transaction in ms, after which the transaction no longer settles. */
const keptMs = 3 * 24 * 3_600_000

const upTo = (maxLength: number) => text.check(z.refine((value) => value.length <= maxLength))
const shortText = upTo(128)
/** An address, or empty. Rows show it, so it has no characters that could be mistaken for a text of the modal. */
const address = shortText.check(z.refine((value) => /^[\w:.-]*$/.test(value)))
/** Empty if nothing visible remains, since the unit of a page's transaction may be unknown. */
const symbol = orElse(symbolText, '')
const decimal = upTo(350).check(z.refine((value) => /^\d{1,78}(?:\.\d{1,255})?$/.test(value)))
/** A whole number of base units. */
const baseUnits = upTo(78).check(z.refine((value) => /^\d+$/.test(value)))
const hex = text.check(z.refine((value) => /^0x[\da-f]{0,1024}$/i.test(value)))

/**
 * Base64 of at most 40,000 characters, enough for a Bitcoin transaction of 30 kB, which spends 200 outputs. A longer
 * transaction is not broadcast again after a reload.
 */
const base64Text = text.check(z.refine((value) => /^[A-Za-z\d+/]{1,40000}={0,2}$/.test(value)))
const signed = z.object({ transaction: base64Text, lastValidBlockHeight: finiteNumber })

/** Maximum number of stored inputs. The modal builds no transaction with more. */
const maxInputs = 200

const outpoint = text.check(z.refine((value) => /^[\da-f]{64}:\d{1,10}$/.test(value)))

/** Id of a batch (EIP-5792). A batch with a longer id is not stored; only the page that sent the batch follows it. */
const batchId = text.check(z.refine((value) => /^[!-~]{1,1026}$/.test(value)))
const isHash = (value: string) => /^\w{16,128}$/.test(value)

const digest = text.check(z.refine((value) => /^0x[\da-f]{64}$/i.test(value)))
const call = z.object({
  to: shortText,
  value: hex,
  data: hex,
  digest: orElse(z.optional(digest), undefined),
  authorizes: orElse(z.optional(bool), undefined),
})
/** Maximum number of stored calls of a batch. A batch of more calls is compared by the page that sent it alone. */
const maxCalls = 50

const instead = z.object({
  to: orNull(address),
  amount: orNull(decimal),
  symbol: orNull(symbol),
  token: orNull(address),
})
const host = text.check(z.refine((value) => /^[\w.:[\]-]{1,253}$/.test(value)))
const block = z.object({ height: finiteNumber, hash: shortText, isFinal: bool })

const phases = [
  'submitted',
  'confirmed',
  'failed',
  'partial',
  'replaced',
  'cancelled',
  'dropped',
  'unknown',
  'foreign',
] as const
const replaced = z.object({ hash: shortText, kind: oneOf(['speedUp', 'cancel']) })

const fields = z.object({
  hash: batchId,
  namespace,
  caipNetworkId: z.custom<CaipNetworkId>(isCaipNetworkId),
  from: address,
  kind: oneOf(['send', 'swap', 'approve', 'revoke', 'page']),
  phase: oneOf(phases),
  to: address,
  amount: decimal,
  symbol,
  iconUrl: orElse(upTo(2_048).check(z.refine((value) => toOutsideImageUrl(value) !== null)), null),
  token: orNull(upTo(256).check(z.refine((value) => /^[\w:./-]*$/.test(value)))),
  sentAt: finiteNumber,
  nonce: orNull(finiteNumber),
  call: orElse(call, null),
  replacedBy: orNull(shortText.check(z.refine(isHash))),
  spedUp: orElse(bool, false),
  replaces: orElse(z.optional(replaced), undefined),
  signed: orElse(z.optional(signed), undefined),
  input: orElse(z.optional(outpoint), undefined),
  inputs: orElse(z.optional(z.array(outpoint).check(z.maxLength(maxInputs))), undefined),
  isBatch: orElse(z.optional(bool), undefined),
  calls: orElse(z.optional(z.array(call).check(z.maxLength(maxCalls))), undefined),
  differs: orElse(z.optional(instead), undefined),
  onlyHost: orElse(z.optional(host), undefined),
  isUncompared: orElse(z.optional(bool), undefined),
  hashKind: orElse(z.optional(oneOf(['proposal', 'userOperation'])), undefined),
  block: orElse(z.optional(block), undefined),
  feeCeiling: orElse(z.optional(baseUnits), undefined),
  raisedFee: orElse(z.optional(baseUnits), undefined),
  takenBack: orElse(z.optional(finiteNumber), undefined),
})
const transaction: z.ZodMiniType<PendingTransaction> = fields.check(
  z.refine(({ hash, isBatch }) => isBatch || isHash(hash)),
)

const entry = {
  schema: validEntries(transaction, maxTransactions),
  maxLength: 262_144,
  decode: JSON.parse as (text: string) => unknown,
  encode: (value: PendingTransaction[]) => JSON.stringify(value),
}

export function readPending(): PendingTransaction[] {
  const oldest = Date.now() - keptMs
  return (readEntry(pendingTransactionsKey, entry) ?? []).filter(({ sentAt }) => sentAt > oldest)
}

/** Stores transactions, the newest first. The oldest are left out if all are too long, or if storage is full. */
export function writePending(list: readonly PendingTransaction[]): void {
  const stored = [...list]
  while (!writeEntry(pendingTransactionsKey, entry, stored) && stored.length > 0) stored.pop()
}
