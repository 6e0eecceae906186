import type { ReadDetails } from '../../types/transactionDetails.ts'
import { readTransaction } from './esplora.ts'
import { knownAddressesOf } from './provider.ts'

/** Reads fee, block and time. The amounts of a transaction are those of its outputs, which the history has. */
export const readDetails: ReadDetails = async ({ hash, address, provider }, rpc) => {
  const read = await readTransaction(rpc, hash)
  if (!read) return null
  const { vin, fee, status } = read
  const own = new Set(knownAddressesOf(provider, address).map((one) => one.address))
  const isOnlyPayer = vin.every(({ prevout }) => own.has(prevout?.scriptpubkey_address ?? ''))
  return {
    status: status.confirmed ? 'confirmed' : 'pending',
    signer: null,
    fee: isOnlyPayer ? fee : null,
    block: status.block_height ?? null,
    minedAt: status.block_time === undefined ? null : status.block_time * 1_000,
    nonce: null,
    contract: null,
    transfers: null,
  }
}
