import {
  Keypair,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import type { ReadRequest } from '../../../../types/review.ts'
import { address, mainnet, otherAddress } from '../../testing/fakeWallet.ts'
import { solanaRequests } from '../requestReader.ts'

/** For tests: the connected account, another one, and accounts that stand for others by a number. */
export const me = new PublicKey(address)
export const other = new PublicKey(otherAddress)
export const fixed = (byte: number) => Keypair.fromSeed(new Uint8Array(32).fill(byte)).publicKey
export const recentBlockhash = fixed(9).toBase58()

const context = {
  caipNetworkId: mainnet,
  addresses: [address],
  origin: 'https://app.example',
  provider: null,
} as const

export const toBytes = (instructions: TransactionInstruction[], payerKey = me) =>
  new VersionedTransaction(
    new TransactionMessage({ payerKey, recentBlockhash, instructions }).compileToV0Message(),
  ).serialize()

/** For tests: reads a request of the page that the account is connected to. */
export async function ask(method: string, params: object): Promise<ReadRequest> {
  const found = await solanaRequests.read({ method, params }, context)
  if (!found) throw new Error('nothing was read')
  return found
}
export const readBytes = (...transactions: Uint8Array[]) =>
  ask('signTransaction', { address, transactions, caipNetworkId: mainnet })
export const read = (...instructions: TransactionInstruction[]) => readBytes(toBytes(instructions))
