import { knownTokens } from '../../chains/knownTokens.ts'
import type { Network } from '../../types/network.ts'
import type { Suspicion, Transaction, Transfer } from '../../types/transaction.ts'
import { isSameAddress } from '../../utils/isSameAddress.ts'
import { lookOf } from '../../utils/lookOf.ts'

/** A web address, with a scheme or as the names of spam have it. */
const link =
  /https?:|www\.|\bt\.me\b|[\p{L}\d-]{2,}\.(?:com|net|org|info|io|xyz|fi|finance|app|site|online|live|claims?|vip|top|club|cash|gifts?|me|co|gg|cc|to|us|exchange|network|events|lol|fun|pro|dev|tech|win|link|website|space|world)\b/iu

/** Names of well-known tokens that are those of their websites. */
const namedBySite = /^(?:yearn\.finance|Curve\.fi |Crypto\.com )/

const isZero = ({ quantity }: Transfer) => !/[1-9]/.test(quantity.numeric)

/** The symbol of the native coin or of a known token that a symbol looks like. */
function lookedLike(symbol: string, { caipNetworkId, nativeCurrency }: Network) {
  const known = [nativeCurrency.symbol, ...Object.keys(knownTokens[caipNetworkId] ?? {})]
  return known.find((one) => lookOf(one) === lookOf(symbol))
}

/**
 * True if only a node tells whether the transfers are spam: a token has the symbol of a known one, or the account may not have
 * signed a transfer of nothing.
 */
export function isDoubtful({ metadata, transfers }: Transaction, network: Network, own: string) {
  const { hash, status, operationType, sentTo } = metadata
  if (!hash || status !== 'confirmed') return false
  if (operationType === 'send') return transfers.length > 0 && transfers.every(isZero)
  const { symbol: native } = network.nativeCurrency
  return (
    operationType === 'receive' &&
    transfers.some(({ direction, fungibleInfo }) => {
      const symbol = fungibleInfo?.symbol
      if (direction !== 'in' || !symbol || lookedLike(symbol, network) !== symbol) return false
      // A plain payment names the account as its receiver, a token’s transfer does not.
      return symbol !== native || !isSameAddress(sentTo, own)
    })
  )
}

/** Facts that a node shows of a transaction. */
export interface Proof {
  signer: string | null
  /** For each transfer, the symbol of the known token that its token imitates at another address. */
  imitates: readonly (string | undefined)[]
}

function imitatedBy(
  { fungibleInfo }: Transfer,
  network: Network,
  shown: string | undefined,
): string | undefined {
  const symbol = fungibleInfo?.symbol
  const imitated = symbol && lookedLike(symbol, network)
  // The same symbol is an imitation only if the chain shows another token.
  return imitated && imitated !== symbol ? imitated : shown
}

/**
 * Why a transaction is likely spam; undefined for any other. Only what the account has not signed itself is spam: incoming
 * tokens with a link in their names or with the look of a known symbol, and transfers of nothing.
 */
export function findSpam(
  { metadata, transfers }: Transaction,
  network: Network,
  own: string,
  proof?: Proof,
): Suspicion | undefined {
  const { operationType, sentFrom } = metadata
  const isIncoming = operationType === 'receive' || operationType === 'mint'
  if (transfers.length === 0) return undefined
  if (proof?.signer && isSameAddress(proof.signer, own)) return undefined
  const isForged = operationType === 'send' && proof?.signer != null
  const isOthers = isIncoming && !isSameAddress(sentFrom, own)
  if (!isForged && !isOthers) return undefined
  if (transfers.every((one) => one.fungibleInfo && isZero(one))) return { kind: 'zero' }
  if (!isOthers) return undefined
  for (const transfer of transfers) {
    const { name, symbol } = transfer.fungibleInfo ?? {}
    const isLink = [name, symbol].some((one) => one && link.test(one) && !namedBySite.test(one))
    if (transfer.direction === 'in' && isLink) return { kind: 'link' }
  }
  for (const [index, transfer] of transfers.entries()) {
    const symbol = imitatedBy(transfer, network, proof?.imitates[index])
    if (transfer.direction === 'in' && symbol) return { kind: 'imitates', symbol }
  }
  return undefined
}
