import { base58 } from '@scure/base'
import type { NameRecordFormat } from '../../types/names.ts'

/** Solana's coin type (SLIP-44). */
const coinType = 501

export const solanaNameRecords: NameRecordFormat = {
  coinTypeOf: () => coinType,
  toAddress: (record) => (record.length === 32 ? base58.encode(record) : null),
}
