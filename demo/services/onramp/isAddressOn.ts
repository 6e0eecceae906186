import { isEvmAddress, isSolanaAddress } from '../account/addresses.ts'

/** True if the address is valid on a blockchain, by the on-ramp's name of it. */
export function isAddressOn(blockchain: string, address: string): boolean {
  return blockchain === 'solana' ? isSolanaAddress(address) : isEvmAddress(address)
}
