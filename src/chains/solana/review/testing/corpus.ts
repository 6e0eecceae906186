import { createTransferCheckedInstruction, TOKEN_PROGRAM_ID } from '@solana/spl-token'
import {
  AddressLookupTableAccount,
  SystemProgram,
  type TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { address, mainnet } from '../../testing/fakeWallet.ts'
import { toVersion1 } from '../../testing/version1.ts'
import { benignTransactions, declaredByApps, free, payFriend } from './benignTransactions.ts'
import { hostileTransactions } from './hostileTransactions.ts'
import { invoke, ownUsdc, signer, thief, usdc, writable } from './programs.ts'
import { fixed, me, other, recentBlockhash, toBytes } from './read.ts'

interface CorpusRequest {
  name: string
  method: 'signTransaction' | 'signMessage'
  params: object
  takesNothing?: boolean
}

const pay = SystemProgram.transfer({ fromPubkey: me, toPubkey: thief, lamports: 5 })
const transactions = (name: string, ...transactions: Uint8Array[]): CorpusRequest => ({
  name,
  method: 'signTransaction',
  params: { address, transactions, caipNetworkId: mainnet },
})
const built = ([name, ...instructions]: readonly [string, ...TransactionInstruction[]]) =>
  transactions(name, toBytes(instructions))
const message = (name: string, given: string | Uint8Array): CorpusRequest => ({
  name,
  method: 'signMessage',
  params: {
    address,
    message: typeof given === 'string' ? new TextEncoder().encode(given) : given,
  },
})

const table = new AddressLookupTableAccount({
  key: fixed(8),
  state: {
    deactivationSlot: 2n ** 64n - 1n,
    lastExtendedSlot: 0,
    lastExtendedSlotStartIndex: 0,
    addresses: [TOKEN_PROGRAM_ID, thief, ownUsdc],
  },
})
const hidden = (name: string, ...instructions: TransactionInstruction[]) => {
  const given = { payerKey: me, recentBlockhash, instructions }
  const compiled = new TransactionMessage(given).compileToV0Message([table])
  return transactions(name, new VersionedTransaction(compiled).serialize())
}

const signIn = (domain: string) =>
  `${domain} wants you to sign in with your Solana account:\n${address}\n\nURI: https://${domain}\nVersion: 1\nChain ID: mainnet`
const drain = invoke(fixed(99), [signer, writable(ownUsdc), writable(TOKEN_PROGRAM_ID)])

/** For tests: requests that take what the user has or hide what they do. Each is reviewed and marked. */
export const hostile: readonly CorpusRequest[] = [
  ...hostileTransactions.map(built),
  hidden('a drainer whose accounts are in a lookup table', drain),
  hidden('a payment to an account in a lookup table', pay),
  hidden(
    'a token payment to an account in a lookup table',
    createTransferCheckedInstruction(ownUsdc, usdc, thief, me, 5n, 6),
  ),
  transactions(
    'a call whose fee another pays',
    toBytes([invoke(fixed(99), [signer, writable(fixed(31))])], other),
  ),
  transactions('a drainer behind a payment', toBytes([pay]), toBytes([drain])),
  transactions(
    'a drainer in version 1',
    toVersion1({ payer: me, blockhash: recentBlockhash, instructions: [drain] }),
  ),
  transactions('a payment that is cut off', toBytes([pay]).slice(0, -2)),
  message('a transaction as a message', toBytes([pay])),
  message(
    'the message of a transaction',
    VersionedTransaction.deserialize(toBytes([pay])).message.serialize(),
  ),
  message('a hash', new Uint8Array(32).fill(200)),
  message('a sign-in to another site', signIn('bank.example')),
]

/** For tests: addresses that the apps of the benign requests would declare. */
export const declared: readonly string[] = declaredByApps

/** For tests: requests of usual apps. */
export const benign: readonly CorpusRequest[] = [
  ...benignTransactions.map(built).map((one) => ({ ...one, takesNothing: free.has(one.name) })),
  transactions(
    'a payment in version 1',
    toVersion1({ payer: me, blockhash: recentBlockhash, instructions: [payFriend] }),
  ),
  transactions('two payments, each a transaction', toBytes([payFriend]), toBytes([payFriend])),
  message('a text', 'Welcome to app.example!'),
  message('a sign-in', signIn('app.example')),
]
