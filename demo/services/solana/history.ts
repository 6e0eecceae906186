import { base58 } from '@scure/base'
import { decodeTransferCheckedInstruction } from '@solana/spl-token'
import {
  PublicKey,
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  type VersionedTransaction,
} from '@solana/web3.js'
import type { Chain } from './Chain.ts'
import { tokenPrograms } from './tokenPrograms.ts'
import { readTokenAccount } from './tokens.ts'

type Message = VersionedTransaction['message']

/** Newest first, as in nodes. */
export function signaturesForAddress(chain: Chain, address: string, limit: number): unknown[] {
  return chain
    .history()
    .filter(({ transaction }) =>
      transaction?.message.staticAccountKeys.some((key) => key.toBase58() === address),
    )
    .reverse()
    .slice(0, limit)
    .map(({ signature, slot }) => ({
      signature,
      slot,
      err: null,
      memo: null,
      blockTime: null,
      confirmationStatus: 'finalized',
    }))
}

function toInstruction(message: Message, index: number): TransactionInstruction | undefined {
  const compiled = message.compiledInstructions[index]
  const keys = message.staticAccountKeys
  const programId = keys[compiled?.programIdIndex ?? -1]
  if (!compiled || !programId) return undefined
  return new TransactionInstruction({
    programId,
    data: Buffer.from(compiled.data),
    keys: compiled.accountKeyIndexes.map((at) => ({
      pubkey: keys[at] ?? PublicKey.default,
      isSigner: message.isAccountSigner(at),
      isWritable: message.isAccountWritable(at),
    })),
  })
}

/** `jsonParsed` of SOL and token transfers; other instructions as base58. */
function parseInstruction(instruction: TransactionInstruction): unknown {
  const programId = instruction.programId.toBase58()
  try {
    if (instruction.programId.equals(SystemProgram.programId)) {
      const { fromPubkey, toPubkey, lamports } = SystemInstruction.decodeTransfer(instruction)
      const info = { source: `${fromPubkey}`, destination: `${toPubkey}`, lamports: `${lamports}` }
      return { program: 'system', programId, parsed: { type: 'transfer', info } }
    }
    if (tokenPrograms.includes(programId)) {
      const { keys, data } = decodeTransferCheckedInstruction(instruction, instruction.programId)
      const info = {
        source: `${keys.source.pubkey}`,
        mint: `${keys.mint.pubkey}`,
        destination: `${keys.destination.pubkey}`,
        authority: `${keys.owner.pubkey}`,
        tokenAmount: { amount: `${data.amount}`, decimals: data.decimals },
      }
      return { program: 'spl-token', programId, parsed: { type: 'transferChecked', info } }
    }
  } catch {
    // Another instruction of the same program.
  }
  const accounts = instruction.keys.map(({ pubkey }) => `${pubkey}`)
  return { programId, accounts, data: base58.encode(instruction.data) }
}

/** A landed transaction with the owners of its token accounts; null for one that never landed. */
export function transactionBySignature(chain: Chain, signature: string): unknown {
  const landed = chain.history().find((one) => one.signature === signature)
  if (!landed?.transaction) return null
  const { message } = landed.transaction
  const keys = message.staticAccountKeys
  const postTokenBalances = keys.flatMap((key, accountIndex) => {
    const account = chain.account(key.toBase58())
    const isToken = account.exists && tokenPrograms.includes(account.programAddress)
    const token = isToken ? readTokenAccount(Uint8Array.from(account.data)) : null
    return token ? [{ accountIndex, mint: token.mint, owner: token.owner }] : []
  })
  const count = message.compiledInstructions.length
  const instructions = Array.from({ length: count }, (_, index) => toInstruction(message, index))
  return {
    slot: landed.slot,
    blockTime: null,
    meta: { err: null, fee: 5000, preTokenBalances: [], postTokenBalances },
    transaction: {
      signatures: [signature],
      message: {
        accountKeys: keys.map((key, index) => ({
          pubkey: key.toBase58(),
          signer: message.isAccountSigner(index),
          writable: message.isAccountWritable(index),
          source: 'transaction',
        })),
        instructions: instructions.flatMap((one) => (one ? [parseInstruction(one)] : [])),
      },
    },
  }
}
