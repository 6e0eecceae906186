import type { CaipNetworkId } from '../../../types/caip.ts'
import type { Sender } from '../../../types/sender.ts'
import { parseAddress } from '../address.ts'
import { bitcoinChains } from '../chains.ts'
import { parsePayee } from '../parsePayee.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'

/** Number of bytes (opcodes and a length) that precede the hash or key in an output script. */
const beforeProgram = { p2pkh: 3, p2sh: 2, p2wpkh: 2, p2wsh: 2, p2tr: 2 }

/**
 * False if the address has no owner. Anyone can spend from a witness version without a defined use. No one can spend
 * from a hash or key of zeros.
 */
function hasOwner(address: string, caipNetworkId: CaipNetworkId): boolean {
  const kind = parseAddress(address, caipNetworkId)?.kind ?? 'segwit'
  if (kind === 'segwit') return false
  const program = toOutputScript(address, caipNetworkId).subarray(beforeProgram[kind])
  return program.some((byte, index) => byte !== 0 && (kind !== 'p2pkh' || index < 20))
}

/** Parses a receiver. Without a network, an address of any Bitcoin network is accepted. */
export const readAddress: Sender['readAddress'] = (text, caipNetworkId) => {
  const known = bitcoinChains.map((chain) => chain.caipNetworkId)
  for (const one of caipNetworkId ? [caipNetworkId] : known) {
    const address = parsePayee(text, one)
    if (address !== null) return hasOwner(address, one) ? { address } : { problem: 'zero' }
  }
  return { problem: 'malformed' }
}
