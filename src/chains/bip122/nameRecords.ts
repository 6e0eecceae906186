import { address as addresses, networks } from 'bitcoinjs-lib'
import type { NameRecordFormat } from '../../types/names.ts'
import { toTaprootAddress } from './transfer/toOutputScript.ts'

const bitcoin = 'bip122:000000000019d6689c085ae165831e93'

/** Bitcoin's name records are output scripts (ENSIP-9). */
export const bip122NameRecords: NameRecordFormat = {
  coinTypeOf: (caipNetworkId) => (caipNetworkId === bitcoin ? 0 : null),
  toAddress(record) {
    try {
      return (
        toTaprootAddress(record, networks.bitcoin) ??
        addresses.fromOutputScript(record, networks.bitcoin)
      )
    } catch {
      return null
    }
  },
}
