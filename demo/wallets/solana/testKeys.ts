/**
 * Accounts of the local Solana chain: keys of a repeated byte, public. The in-page wallet has the first two accounts
 * and the WalletConnect wallet the next two, so that a page shows which wallet is connected.
 */
const seed = (byte: number) => new Uint8Array(32).fill(byte)

export const INJECTED_WALLET_SEEDS = [seed(11), seed(12)]
export const WALLET_CONNECT_WALLET_SEEDS = [seed(13), seed(14)]
