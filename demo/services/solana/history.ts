import { base58, base64 } from '@scure/base'
import { decodeTransferCheckedInstruction } from '@solana/spl-token'
import {
  PublicKey,
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  type VersionedTransaction,
} from '@solana/web3.js'
import type { Chain } from './Chain.ts'
import { SolanaRpcError } from './SolanaRpcError.ts'
import { tokenPrograms } from './tokenPrograms.ts'
import { readTokenAccount, toUiAmount } from './tokens.ts'

type Message = VersionedTransaction['message']

/**
 * Lists an address's signatures, newest first. With `before`, lists only signatures that are older than this
 * transaction, which may belong to any address.
 */
export function signaturesForAddress(
  chain: Chain,
  address: string,
  { limit = 1000, before }: { limit?: number; before?: string },
): unknown[] {
  const all = chain.history()
  const end = before === undefined ? all.length : all.findIndex((one) => one.signature === before)
  return all
    .slice(0, Math.max(0, end))
    .filter(({ transaction }) =>
      transaction?.message.staticAccountKeys.some((key) => key.toBase58() === address),
    )
    .reverse()
    .slice(0, limit)
    .map(({ signature, slot, blockTime, err }) => ({
      signature,
      slot,
      err,
      memo: null,
      blockTime,
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

type Landed = ReturnType<Chain['history']>[number]

const lamportsOf = (accounts: Landed['before']) =>
  accounts.map((one) => (one.exists ? Number(one.lamports) : 0))

function tokenBalances(chain: Chain, accounts: Landed['before']): unknown[] {
  return accounts.flatMap((account, accountIndex) => {
    const isToken = account.exists && tokenPrograms.includes(account.programAddress)
    const token = isToken ? readTokenAccount(Uint8Array.from(account.data)) : null
    if (!account.exists || !token) return []
    const { mint, owner } = token
    const programId: string = account.programAddress
    return [{ accountIndex, mint, owner, programId, uiTokenAmount: toUiAmount(chain, token) }]
  })
}

/**
 * A transaction as `jsonParsed` or `base64`; null if the transaction is not in a block.
 *
 * @throws SolanaRpcError -32015, as nodes do, if the request does not name the transaction's version or a newer one.
 */
export function transactionBySignature(
  chain: Chain,
  signature: string,
  { encoding, maxSupportedTransactionVersion: newest }: Record<string, unknown> = {},
): unknown {
  const landed = chain.history().find((one) => one.signature === signature)
  if (!landed?.transaction) return null
  const { slot, blockTime, before, after, logs, err } = landed
  const { message, version } = landed.transaction
  if (version !== 'legacy' && (typeof newest !== 'number' || version > newest))
    throw new SolanaRpcError(-32015, `Transaction version (${version}) is not supported`)
  const bytes = encoding === 'base64' && base64.encode(landed.bytes)
  const preBalances = lamportsOf(before)
  const postBalances = lamportsOf(after)
  const total = (balances: number[]) => balances.reduce((sum, one) => sum + one, 0)
  const count = message.compiledInstructions.length
  const instructions = Array.from({ length: count }, (_, index) => toInstruction(message, index))
  return {
    slot,
    blockTime,
    version,
    meta: {
      err,
      // Only the fee leaves the accounts of a transaction.
      fee: total(preBalances) - total(postBalances),
      preBalances,
      postBalances,
      preTokenBalances: tokenBalances(chain, before),
      postTokenBalances: tokenBalances(chain, after),
      logMessages: logs,
    },
    transaction: bytes
      ? [bytes, 'base64']
      : {
          signatures: [signature],
          message: {
            recentBlockhash: message.recentBlockhash,
            accountKeys: message.staticAccountKeys.map((key, index) => ({
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
