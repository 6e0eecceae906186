import {
  decodeTransferCheckedInstruction,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  TokenInstruction,
} from '@solana/spl-token'
import {
  SystemInstruction,
  SystemProgram,
  TransactionInstruction,
  type VersionedMessage,
} from '@solana/web3.js'

/** A payment or revocation of one instruction. `to` is the receiver: an account, or for a token its token account. */
export type SolanaTransfer =
  | { kind: 'send'; to: string; mint: string | null; amount: bigint }
  | { kind: 'revoke' }

/** Reads the payments and revocations of a message. Instructions of other programs are left out. */
export function readSolanaTransfers(message: VersionedMessage): SolanaTransfer[] {
  const keys = message.staticAccountKeys
  const keyAt = (at: number) => {
    const key = keys[at]
    if (!key) throw new Error('the message names an account of a lookup table')
    return key
  }
  return message.compiledInstructions.flatMap(
    ({ programIdIndex, accountKeyIndexes, data }): SolanaTransfer[] => {
      const programId = keyAt(programIdIndex)
      const isToken = programId.equals(TOKEN_PROGRAM_ID) || programId.equals(TOKEN_2022_PROGRAM_ID)
      if (!isToken && !programId.equals(SystemProgram.programId)) return []
      const accounts = accountKeyIndexes.map((at) => ({
        pubkey: keyAt(at),
        isSigner: message.isAccountSigner(at),
        isWritable: message.isAccountWritable(at),
      }))
      const one = new TransactionInstruction({ programId, keys: accounts, data: Buffer.from(data) })
      if (!isToken) {
        const { toPubkey, lamports } = SystemInstruction.decodeTransfer(one)
        return [{ kind: 'send', to: toPubkey.toBase58(), mint: null, amount: BigInt(lamports) }]
      }
      if (data[0] === TokenInstruction.Revoke) return [{ kind: 'revoke' }]
      const { keys: named, data: given } = decodeTransferCheckedInstruction(one, programId)
      const [to, mint] = [named.destination, named.mint].map(({ pubkey }) => pubkey.toBase58())
      return [{ kind: 'send', to: to ?? '', mint: mint ?? null, amount: given.amount }]
    },
  )
}
