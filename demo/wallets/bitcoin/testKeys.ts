/** Keys for a regtest chain, in hexadecimal. Public knowledge: never send real money there. */
export const FAUCET_KEY = 'b1'.repeat(32)

/** Accounts of the wallet in the page, and of the WalletConnect wallet. */
export const PAGE_WALLET_KEYS = ['b2'.repeat(32), 'b3'.repeat(32)]
export const WALLET_CONNECT_WALLET_KEYS = ['b4'.repeat(32), 'b5'.repeat(32)]
