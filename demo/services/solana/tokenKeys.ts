import { Keypair } from '@solana/web3.js'

/** Public keys of a repeated byte, so that the tokens are the same on every start. */
const keyOf = (byte: number) => Keypair.fromSeed(new Uint8Array(32).fill(byte))

/** Mint authority of the demo's tokens. */
export const mintAuthority = keyOf(20)

export const mintKeys = { USDC: keyOf(21), SEED: keyOf(22) }
