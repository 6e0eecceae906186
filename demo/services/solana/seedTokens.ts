import {
  createAssociatedTokenAccountInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { type Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { splTokens } from '../data/splTokens.ts'
import type { Chain } from './Chain.ts'
import { giveSymbol } from './giveSymbol.ts'
import { mintAuthority as authority, mintKeys } from './tokenKeys.ts'

/** Base units. */
const GIFTS = { USDC: 2_500_000_000n, SEED: 480_000_000_000n }

/** Creates the demo's tokens and distributes them as described at `splTokens`. */
export function seedTokens(chain: Chain, owners: { all: string[]; first: string[] }): void {
  chain.airdrop(authority.publicKey.toBase58(), 100_000_000_000n)
  seedToken(chain, 'USDC', owners.all)
  seedToken(chain, 'SEED', owners.first)
}

function seedToken(chain: Chain, symbol: keyof typeof mintKeys, owners: readonly string[]): void {
  const mintKey = mintKeys[symbol]
  const payer = authority.publicKey
  const mint = mintKey.publicKey
  const creation = SystemProgram.createAccount({
    fromPubkey: payer,
    newAccountPubkey: mint,
    space: MINT_SIZE,
    lamports: Number(chain.rentExemption(MINT_SIZE)),
    programId: TOKEN_PROGRAM_ID,
  })
  const { name, decimals } = splTokens[symbol]
  const initialization = createInitializeMint2Instruction(mint, decimals, payer, null)
  send(chain, new Transaction().add(creation, initialization), [authority, mintKey])
  giveSymbol(chain, mint.toBase58(), { name, symbol })
  for (const address of owners) {
    const owner = new PublicKey(address)
    const account = getAssociatedTokenAddressSync(mint, owner)
    const gift = new Transaction().add(
      createAssociatedTokenAccountInstruction(payer, account, owner, mint),
      createMintToInstruction(mint, account, payer, GIFTS[symbol]),
    )
    send(chain, gift, [authority])
  }
}

function send(chain: Chain, transaction: Transaction, signers: Keypair[]): void {
  const { blockhash, lastValidBlockHeight } = chain.latestBlockhash()
  Object.assign(transaction, {
    recentBlockhash: blockhash,
    lastValidBlockHeight,
    feePayer: authority.publicKey,
  })
  transaction.sign(...signers)
  chain.send(transaction.serialize())
}
