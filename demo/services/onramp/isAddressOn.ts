import { isEvmAddress, isSolanaAddress } from '../account/addresses.ts'

/** Whether an address is one of a blockchain, by the on-ramp's name of it. */
export function isAddressOn(blockchain: string, address: string): boolean {
  return blockchain === 'solana' ? isSolanaAddress(address) : isEvmAddress(address)
}
