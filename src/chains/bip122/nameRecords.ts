import { address as addresses, networks, script } from 'bitcoinjs-lib'
import type { NameRecordFormat } from '../../types/names.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/**
 * Encodes a taproot output script as an address (BIP-341). bitcoinjs-lib would validate the key, and would need an
 * elliptic-curve library for the validation.
 */
function toTaprootAddress(record: Uint8Array): string | null {
  const isTaproot = record.length === 34 && record[0] === script.OPS.OP_1 && record[1] === 32
  return isTaproot ? addresses.toBech32(record.subarray(2), 1, networks.bitcoin.bech32) : null
}

/** Bitcoin's name records are output scripts (ENSIP-9). */
export const bip122NameRecords: NameRecordFormat = {
  coinTypeOf: (caipNetworkId) => (caipNetworkId === bitcoin ? 0 : null),
  toAddress(record) {
    try {
      return toTaprootAddress(record) ?? addresses.fromOutputScript(record, networks.bitcoin)
    } catch {
      return null
    }
  },
}
