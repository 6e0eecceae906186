import { getAssociatedTokenAddressSync } from '@solana/spl-token'
import { PublicKey as Key, type PublicKey, TransactionInstruction } from '@solana/web3.js'
import { fixed, me } from './read.ts'

/** For tests: an account that gets what a hostile page takes, and accounts of the user. */
export const thief = fixed(66)
export const [stake, nonce, vote] = [fixed(21), fixed(22), fixed(23)] as const
export const usdc = new Key('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
export const ownUsdc = getAssociatedTokenAddressSync(usdc, me)

export const signer = { pubkey: me, isSigner: true, isWritable: true }
export const writable = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
export const readonly = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: false })

/** For tests: a call of a program with data of its own, such as an Anchor discriminator. */
export const invoke = (
  program: PublicKey | string,
  keys: TransactionInstruction['keys'],
  data: readonly number[] = [229, 23, 203, 151, 122, 227, 173, 42],
) =>
  new TransactionInstruction({
    programId: new Key(program),
    keys,
    data: Buffer.from(data),
  })
