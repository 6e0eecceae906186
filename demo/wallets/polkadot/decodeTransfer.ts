import type { SignerPayloadJSON } from '@polkadot/types/types'
import { compactFromU8a, hexToU8a } from '@polkadot/util'
import { encodeAddress } from '@polkadot/util-crypto'

/** The local chain's runtime: call indexes of transfers, and formats. */
const LOCAL = {
  genesisHash: `0x${'45'.repeat(32)}`,
  balances: 10,
  transfers: [0, 3],
  ss58Prefix: 2,
  decimals: 12,
  unit: 'ROC',
}

/**
 * Receiver and amount, if the call is a transfer on the local chain. Calls of other chains are not decoded, because
 * each runtime numbers its calls differently.
 */
export function decodeTransfer({
  genesisHash,
  method,
}: Pick<SignerPayloadJSON, 'genesisHash' | 'method'>): { to: string; amount: string } | undefined {
  const call = hexToU8a(method)
  const [pallet = -1, index = -1, kind] = call
  const isTransfer = pallet === LOCAL.balances && LOCAL.transfers.includes(index) && kind === 0
  if (genesisHash !== LOCAL.genesisHash || !isTransfer || call.length < 36) return undefined
  const [, amount] = compactFromU8a(call.subarray(35))
  return {
    to: encodeAddress(call.subarray(3, 35), LOCAL.ss58Prefix),
    amount: `${toTokens(amount.toString())} ${LOCAL.unit}`,
  }
}

/** Formats plancks as a decimal number of tokens, without rounding. */
function toTokens(plancks: string): string {
  const digits = plancks.padStart(LOCAL.decimals + 1, '0')
  const fraction = digits.slice(-LOCAL.decimals).replace(/0+$/, '')
  return `${digits.slice(0, -LOCAL.decimals)}${fraction && `.${fraction}`}`
}
