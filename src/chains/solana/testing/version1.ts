import { ed25519 } from '@noble/curves/ed25519'
import {
  AccountRole,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  type SignatureBytes,
  setTransactionMessageConfig,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import type { Keypair, PublicKey, TransactionInstruction } from '@solana/web3.js'

/** For tests: transactions of version 1, which @solana/web3.js 1.x reads and does not write. */

interface Version1 {
  payer: PublicKey
  blockhash: string
  instructions: readonly TransactionInstruction[]
  signers?: readonly Keypair[]
  config?: Parameters<typeof setTransactionMessageConfig>[0]
}

function roleOf({ isSigner, isWritable }: { isSigner: boolean; isWritable: boolean }): AccountRole {
  if (isSigner) return isWritable ? AccountRole.WRITABLE_SIGNER : AccountRole.READONLY_SIGNER
  return isWritable ? AccountRole.WRITABLE : AccountRole.READONLY
}

/** Returns the bytes of a transaction of version 1. Places of signers that are not given hold zeros. */
export function toVersion1({
  payer,
  blockhash,
  instructions,
  signers = [],
  config = { computeUnitLimit: 200_000, loadedAccountsDataSizeLimit: 1_000_000 },
}: Version1): Uint8Array {
  const lifetime = { blockhash: blockhash as Blockhash, lastValidBlockHeight: 2n ** 63n }
  const compiled = compileTransaction(
    pipe(
      createTransactionMessage({ version: 1 }),
      (message) => setTransactionMessageFeePayer(address(payer.toBase58()), message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => setTransactionMessageConfig(config, message),
      (message) =>
        appendTransactionMessageInstructions(
          instructions.map(({ programId, keys, data }) => ({
            programAddress: address(programId.toBase58()),
            accounts: keys.map(({ pubkey, ...flags }) => ({
              address: address(pubkey.toBase58()),
              role: roleOf(flags),
            })),
            data: Uint8Array.from(data),
          })),
          message,
        ),
    ),
  )
  const signatures = signers.map(({ publicKey, secretKey }) => [
    publicKey.toBase58(),
    ed25519.sign(Uint8Array.from(compiled.messageBytes), secretKey.slice(0, 32)) as SignatureBytes,
  ])
  const signed = { ...compiled.signatures, ...Object.fromEntries(signatures) }
  return Uint8Array.from(getTransactionEncoder().encode({ ...compiled, signatures: signed }))
}
