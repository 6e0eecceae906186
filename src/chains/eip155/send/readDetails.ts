import * as z from 'zod/mini'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { ProvedTransfer, ReadDetails } from '../../../types/transactionDetails.ts'
import { isSame } from '../../../utils/isSame.ts'
import { orElse, orNull, text } from '../../../utils/schemas.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { readMovements } from './movements.ts'
import { body, optionalQuantity, parse, quantity, type Receipt, receipt } from './nodeResponses.ts'

/** Fee for blobs (EIP-4844), which `effectiveGasPrice` leaves out. */
const blobs = orNull(z.object({ blobGasUsed: optionalQuantity, blobGasPrice: optionalQuantity }))
/** Celo takes fees in tokens: https://docs.celo.org/tooling/overview/fee-abstraction */
const ofCelo = orNull(z.object({ feeCurrency: orElse(text, '') }))
const header = orNull(z.object({ hash: text, timestamp: quantity }))

/** The whole fee in wei; null if a part of it is unknown or is paid in a token. */
function feeOf(mined: Receipt, response: unknown, sent: unknown): bigint | null {
  const { gasUsed, effectiveGasPrice, l1Fee = 0n } = mined
  if (gasUsed === undefined || effectiveGasPrice === undefined) return null
  if (parse(ofCelo, sent)?.feeCurrency) return null
  const { blobGasUsed = 0n, blobGasPrice } = parse(blobs, response) ?? {}
  if (blobGasUsed > 0n && blobGasPrice === undefined) return null
  return gasUsed * effectiveGasPrice + l1Fee + blobGasUsed * (blobGasPrice ?? 0n)
}

function transfersOf(
  { from, to, value }: z.output<typeof body>,
  logs: Receipt['logs'],
  account: string,
): ProvedTransfer[] {
  const own: ProvedTransfer[] = []
  const amountBaseUnits = BigInt(value)
  const isSender = isSame(from, account)
  if (to && amountBaseUnits > 0n && (isSender || isSame(to, account))) {
    const direction = !isSender ? 'in' : isSame(to, account) ? 'self' : 'out'
    const other = toChecksumAddress(isSender ? to : from)
    own.push({ direction, other, token: null, amountBaseUnits })
  }
  for (const { kind, token, other, amount } of readMovements(logs, account)) {
    if (kind === 'approval') continue
    own.push({
      direction: kind,
      other: toChecksumAddress(other),
      token: toChecksumAddress(token),
      amountBaseUnits: amount,
    })
  }
  return own
}

/** The time of the receipt's block; null if the node has another block at its height. */
async function timeOf({ blockNumber, blockHash }: Receipt, rpc: Parameters<ReadDetails>[1]) {
  const read = parse(header, await rpc('eth_getBlockByNumber', [blockNumber, false]))
  return read && isSame(read.hash, blockHash) ? Number(read.timestamp) * 1_000 : null
}

export const readDetails: ReadDetails = async ({ hash, address }, rpc) => {
  const [receiptResponse, bodyResponse] = await Promise.all([
    rpc('eth_getTransactionReceipt', [hash]),
    rpc('eth_getTransactionByHash', [hash]),
  ])
  const mined = parse(receipt, receiptResponse)
  const sent = parse(orNull(body), bodyResponse)
  if (!sent) return null
  const isOther =
    !isSame(sent.hash, hash) ||
    (mined && (!isSame(mined.transactionHash, hash) || !isSame(mined.from ?? sent.from, sent.from)))
  if (isOther) throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: receiptResponse })
  const hasFailed = mined?.status === '0x0'
  return {
    status: !mined ? 'pending' : hasFailed ? 'failed' : 'confirmed',
    signer: toChecksumAddress(sent.from),
    fee: mined && isSame(sent.from, address) ? feeOf(mined, receiptResponse, bodyResponse) : null,
    block: mined && Number(mined.blockNumber),
    // The other facts do not depend on the block.
    minedAt: mined && (await timeOf(mined, rpc).catch(() => null)),
    nonce: Number(sent.nonce),
    contract: sent.to && sent.input.length > 2 ? toChecksumAddress(sent.to) : null,
    transfers: transfersOf(sent, hasFailed ? [] : (mined?.logs ?? []), address),
  }
}
