import {
  createAssociatedTokenAccountIdempotentInstruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import { Connection, PublicKey, Transaction } from '@solana/web3.js'
import { splTokens } from '../data/splTokens.ts'
import { mintAuthority } from './tokenKeys.ts'

/** Mints a token of the demo, in base units. Resolves with the signature; undefined on a chain without the token. */
export async function giveSplToken(
  url: string,
  address: string,
  symbol: keyof typeof splTokens,
  amount: bigint,
): Promise<string | undefined> {
  const connection = new Connection(url, 'confirmed')
  const mint = new PublicKey(splTokens[symbol].mint)
  if (!(await connection.getAccountInfo(mint))) return undefined
  const owner = new PublicKey(address)
  const account = getAssociatedTokenAddressSync(mint, owner)
  const payer = mintAuthority.publicKey
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const gift = new Transaction({ feePayer: payer, blockhash, lastValidBlockHeight }).add(
    createAssociatedTokenAccountIdempotentInstruction(payer, account, owner, mint),
    createMintToInstruction(mint, account, payer, amount),
  )
  gift.sign(mintAuthority)
  // One block for each transaction: it has landed when the response arrives.
  return await connection.sendRawTransaction(gift.serialize())
}
