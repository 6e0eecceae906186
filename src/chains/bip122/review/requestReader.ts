import { base64 } from '@scure/base'
import type { Detail, ReadRequest, RequestReader, ReviewContext } from '../../../types/review.ts'
import { costOfWallet } from '../../describeCost.ts'
import { isHash, textOf } from '../../plainText.ts'
import { readText } from '../../readText.ts'
import { leavesFor } from '../../words.ts'
import type { PsbtRequest, TransferRequest } from '../provider.ts'
import type { MessagePageRequest, PageRequest } from '../requests.ts'
import { readPsbt } from './readPsbt.ts'

/** Maximum bytes of a PSBT that is read. Nodes relay transactions of 100,000 bytes; the rest are spent transactions. */
const maxLength = 4_000_000

function readBytes(bytes: Uint8Array): Pick<ReadRequest, 'heading' | 'isRisky' | 'statements'> {
  const text = isHash(bytes) ? 'review.message.hash' : 'review.message.bytes'
  return { heading: 'review.heading.message', isRisky: true, statements: [{ text, isGrave: true }] }
}

function readMessage(
  { request, unread, bytes }: MessagePageRequest,
  context: ReviewContext,
): ReadRequest {
  const isText = !bytes || textOf(bytes) !== null
  const read = isText ? readText(request.message, context) : readBytes(bytes)
  return {
    ...read,
    caipNetworkId: null,
    from: request.address,
    isRisky: read.isRisky || unread.length > 0,
    unread,
    details: () => [{ name: 'review.raw', text: request.message }],
  }
}

function readTransfer({
  request,
  unread,
  accounts,
  caipNetworkId,
}: PageRequest<TransferRequest>): ReadRequest {
  const { account, recipient, amount } = request
  const isOwn = accounts.some(({ address }) => address === recipient)
  const value = { kind: 'amount', amount: BigInt(amount), unit: 'native' } as const
  return {
    heading: 'review.heading.transaction',
    caipNetworkId,
    from: account,
    needsNetwork: true,
    isRisky: unread.length > 0,
    doubts: isOwn ? [] : leavesFor(recipient),
    statements: [
      { text: 'review.pay', values: { value, to: { kind: 'address', address: recipient } } },
    ],
    facts: [costOfWallet],
    unread,
    details: () => [{ name: 'review.raw', text: JSON.stringify(request, null, 2) }],
  }
}

function readPsbtRequest(page: PageRequest<PsbtRequest>): ReadRequest {
  const { request, unread, accounts, caipNetworkId } = page
  const base = {
    heading: 'review.heading.transaction',
    caipNetworkId,
    from: accounts[0]?.address ?? null,
    needsNetwork: true,
    details: (): Detail[] => [{ name: 'review.raw', text: request.psbt }],
  } as const
  try {
    const bytes = base64.decode(request.psbt)
    if (bytes.length > maxLength) throw new Error('a PSBT that is too long')
    const read = readPsbt(bytes, page)
    const all = [...unread, ...read.unread]
    return { ...base, ...read, unread: all, isRisky: read.isRisky || all.length > 0 }
  } catch {
    const statements = [{ text: 'review.cannotRead', isGrave: true }] as const
    return { ...base, statements, unread, isRisky: true }
  }
}

/** Reads the requests that `hostProvider.ts` passes to the review. */
export const bip122Requests: RequestReader = {
  read({ method, params }, context) {
    switch (method) {
      case 'signMessage':
        return readMessage(params as MessagePageRequest, context)
      case 'sendTransfer':
        return readTransfer(params as PageRequest<TransferRequest>)
      default:
        return readPsbtRequest(params as PageRequest<PsbtRequest>)
    }
  },
}
