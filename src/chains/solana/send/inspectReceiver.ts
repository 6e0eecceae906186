import { ACCOUNT_SIZE, MINT_SIZE, TOKEN_2022_PROGRAM_ID, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ReceiverKind } from '../../../types/sender.ts'
import { readAccount } from './readAccount.ts'

const tokenPrograms = [TOKEN_PROGRAM_ID.toBase58(), TOKEN_2022_PROGRAM_ID.toBase58()]
/** Offset of the account type in data with extensions. */
const kindAt = ACCOUNT_SIZE
const mintKind = 1

export async function inspectReceiver(address: string, rpc: RpcRequest): Promise<ReceiverKind> {
  const account = await readAccount(address, rpc)
  if (account && tokenPrograms.includes(account.owner)) {
    const { data } = account
    return data.length === MINT_SIZE || data[kindAt] === mintKind ? 'token' : 'tokenAccount'
  }
  // An address off the curve has no private key: it belongs to a program.
  const isOnCurve = PublicKey.isOnCurve(address)
  return account?.executable || !isOnCurve ? 'contract' : 'account'
}
