import { addExtraAccountMetasForExecute } from '@solana/spl-token'
import { type Connection, PublicKey, type TransactionInstruction } from '@solana/web3.js'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { readAccount } from './readAccount.ts'

/** This module is lazy, because few tokens have a transfer hook. */

/** Maximum bytes of an account that a hook's list of accounts refers to. */
const maxLength = 10_000

interface HookedTransfer {
  hook: PublicKey
  source: PublicKey
  mint: PublicKey
  target: PublicKey
  payer: PublicKey
  /** Base units. */
  amount: bigint
  symbol: string
}

/**
 * Adds the accounts that the token's transfer hook needs. Rejects with errors of `rpc`, and with TRANSFER_REFUSED if the
 * accounts cannot be found, or if another account than the sender would have to sign.
 */
export async function addHookAccounts(
  instruction: TransactionInstruction,
  { hook, source, mint, target, payer, amount, symbol }: HookedTransfer,
  rpc: RpcRequest,
): Promise<void> {
  const nodes = {
    async getAccountInfo(key: PublicKey) {
      const account = await readAccount(key.toBase58(), rpc, maxLength)
      return account && { ...account, owner: new PublicKey(account.owner) }
    },
  }
  // The library calls no other method of a connection.
  const connection = nodes as unknown as Connection
  const refuse = (longMessage: string, cause?: unknown) =>
    new WalletModalError('TRANSFER_REFUSED', { params: { symbol }, longMessage, cause })
  try {
    await addExtraAccountMetasForExecute(
      connection,
      instruction,
      hook,
      source,
      mint,
      target,
      payer,
      amount,
    )
  } catch (thrown) {
    if (thrown instanceof WalletModalError) throw thrown
    throw refuse('The accounts of the transfer hook could not be found.', thrown)
  }
  const isForeign = instruction.keys.some(
    ({ isSigner, pubkey }) => isSigner && !pubkey.equals(payer),
  )
  if (isForeign) throw refuse('The transfer hook requires the signature of another account.')
}
