import * as z from 'zod/mini'
import { displayText, lenient, symbolText, validEntries } from '../../storage/schemas.ts'
import { amount } from '../../storage/tokenSchema.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { HistoryPage, Transaction, Transfer } from '../../types/transaction.ts'
import { bool, finiteNumber, oneOf, orElse, text } from '../../utils/schemas.ts'
import type { ServiceContext } from '../serviceContext.ts'
import { callApi } from './callApi.ts'
import { caipNetworkId, image } from './schemas.ts'

const maxBytes = 2_000_000

/**
 * Maximum rows of a page, and maximum transfers of a transaction. No page of the service has more rows, and no user
 * would read more transfers.
 */
const maxRows = 500
const maxTransfers = 100

const maxTextLength = 200
const shortText = text.check(z.refine((value) => value.length <= maxTextLength))
const link = z.optional(z.object({ url: image }))

const fungibleInfo = z.object({
  name: lenient(displayText),
  symbol: lenient(symbolText),
  icon: lenient(z.object({ url: image })),
})

const nftInfo = z.object({
  name: lenient(displayText),
  content: lenient(z.object({ preview: link, detail: link })),
  flags: lenient(z.object({ is_spam: orElse(bool, false) })),
})

const transfer = z.object({
  direction: oneOf(['in', 'out', 'self']),
  quantity: z.object({ numeric: amount }),
  value: lenient(finiteNumber),
  fungible_info: lenient(fungibleInfo),
  nft_info: lenient(nftInfo),
})

const minedAt = z.pipe(
  text,
  z.transform((value) => Date.parse(value)),
)

const transaction = z.object({
  id: shortText,
  metadata: z.object({
    operationType: shortText,
    hash: lenient(shortText),
    chain: lenient(caipNetworkId),
    minedAt: z.pipe(minedAt, finiteNumber),
    sentFrom: orElse(shortText, ''),
    sentTo: orElse(shortText, ''),
    status: shortText,
    nonce: lenient(finiteNumber),
  }),
  transfers: orElse(validEntries(transfer, maxTransfers), []),
})

const maxCursorLength = 2_048
const cursor = text.check(z.refine((value) => value.length <= maxCursorLength))
const response = z.object({
  data: validEntries(transaction, maxRows),
  next: orElse(cursor, ''),
})

/**
 * Maps the service's status of a row. The service names the status of a purchase differently from that of a
 * transaction.
 */
function toStatus(status: string): Transaction['metadata']['status'] {
  if (/FAILED/i.test(status)) return 'failed'
  return /PROGRESS|PENDING/i.test(status) ? 'pending' : 'confirmed'
}

function toTransfer(row: z.output<typeof transfer>): Transfer {
  const { direction, quantity, value, fungible_info: fungible, nft_info: nft } = row
  return {
    direction,
    quantity,
    value: value ?? null,
    fungibleInfo: fungible
      ? {
          name: fungible.name ?? null,
          symbol: fungible.symbol ?? null,
          iconUrl: fungible.icon?.url ?? null,
        }
      : null,
    nftInfo: nft
      ? {
          name: nft.name ?? null,
          previewUrl: nft.content?.preview?.url ?? null,
          detailUrl: nft.content?.detail?.url ?? null,
          isSpam: nft.flags?.is_spam ?? false,
        }
      : null,
  }
}

function toTransaction({ id, metadata, transfers }: z.output<typeof transaction>): Transaction {
  return {
    id,
    metadata: {
      ...metadata,
      hash: metadata.hash || null,
      chain: metadata.chain ?? null,
      status: toStatus(metadata.status),
      nonce: metadata.nonce ?? null,
    },
    transfers: transfers.map(toTransfer),
  }
}

export interface HistoryRequest {
  /** The plain address, not CAIP-10. */
  address: string
  caipNetworkId?: CaipNetworkId | undefined
  /** Provider whose purchases are requested, on all networks. If undefined, all transactions are requested. */
  onramp?: 'coinbase' | undefined
  cursor?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Returns a page of transactions, newest first, without malformed rows.
 * @throws errors of `requestJson`
 */
export async function getHistory(
  context: ServiceContext,
  { address, caipNetworkId: chainId, onramp, cursor, signal }: HistoryRequest,
): Promise<HistoryPage> {
  const path = `/v1/account/${encodeURIComponent(address)}/history` as const
  const { data, next } = await callApi(context, path, {
    schema: response,
    maxBytes,
    query: { cursor, onramp, chainId },
    // A poll for a purchase must not read the HTTP cache.
    cache: onramp && 'no-cache',
    signal,
  })
  return { transactions: data.map(toTransaction), next: next || null }
}
