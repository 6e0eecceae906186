import { Keypair } from '@solana/web3.js'

/** Keys of a repeated byte, public knowledge, so that the tokens are the same on every start. */
const keyOf = (byte: number) => Keypair.fromSeed(new Uint8Array(32).fill(byte))

/** Makes new ones of every token of the demo. */
export const mintAuthority = keyOf(20)

export const mintKeys = { USDC: keyOf(21), SEED: keyOf(22) }
