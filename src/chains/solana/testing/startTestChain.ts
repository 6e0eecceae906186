import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  type ExtensionType,
  getAssociatedTokenAddressSync,
  getMintLen,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { Chain } from '../../../../demo/services/solana/Chain.ts'
import { runMethod } from '../../../../demo/services/solana/methods.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'

interface TokenOptions {
  extensions?: readonly ExtensionType[]
  initialize?: (mint: Keypair) => TransactionInstruction[]
  decimals?: number
  supply?: bigint
  /** True if the owner can freeze token accounts. */
  freezable?: boolean
}

/** A chain with Solana's own runtime, and an account with 1 SOL. */
export function startTestChain() {
  const chain = new Chain()
  const owner = Keypair.generate()
  chain.airdrop(owner.publicKey.toBase58(), 1_000_000_000n)
  const rpc: RpcRequest = async (method, params) =>
    runMethod(chain, method, (params ?? []) as unknown[])

  /** Sends a transaction that the first signer pays for. Returns its signature. */
  function land(instructions: TransactionInstruction[], signers: Keypair[] = [owner]): string {
    const [payer] = signers
    const feePayer = payer?.publicKey ?? null
    const transaction = new Transaction({ feePayer, ...chain.latestBlockhash() })
    transaction.add(...instructions)
    transaction.sign(...signers)
    return chain.send(transaction.serialize())
  }

  function make(
    mint: Keypair,
    program: PublicKey,
    {
      extensions = [],
      initialize = () => [],
      decimals = 6,
      supply = 100_000_000n,
      freezable = false,
    }: TokenOptions = {},
  ): void {
    const space = getMintLen([...extensions])
    const key = owner.publicKey
    const account = getAssociatedTokenAddressSync(mint.publicKey, key, false, program)
    const lamports = Number(chain.rentExemption(space))
    const created = { fromPubkey: key, newAccountPubkey: mint.publicKey, space, lamports }
    land(
      [
        SystemProgram.createAccount({ ...created, programId: program }),
        ...initialize(mint),
        createInitializeMint2Instruction(
          mint.publicKey,
          decimals,
          key,
          freezable ? key : null,
          program,
        ),
        createAssociatedTokenAccountIdempotentInstruction(
          key,
          account,
          key,
          mint.publicKey,
          program,
        ),
        ...(supply > 0n
          ? [createMintToInstruction(mint.publicKey, account, key, supply, [], program)]
          : []),
      ],
      [owner, mint],
    )
  }

  /** Creates a token of 6 decimals with extensions. The owner has a hundred tokens. */
  function makeToken(
    program: PublicKey,
    extensions: readonly ExtensionType[] = [],
    initialize?: TokenOptions['initialize'],
    options: TokenOptions = {},
  ): string {
    const mint = Keypair.generate()
    make(mint, program, { ...options, extensions, ...(initialize && { initialize }) })
    return mint.publicKey.toBase58()
  }

  /** Creates an NFT of the owner. */
  const makeItem = (mint: Keypair) => make(mint, TOKEN_PROGRAM_ID, { decimals: 0, supply: 1n })

  return { chain, owner, rpc, land, make, makeToken, makeItem }
}
