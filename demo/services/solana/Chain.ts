import { base58 } from '@scure/base'
import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  PublicKey,
  TransactionInstruction,
  VersionedTransaction,
} from '@solana/web3.js'
import {
  FailedTransactionMetadata,
  LiteSVM,
  type SimulatedTransactionInfo,
  type TransactionMetadata,
} from 'litesvm'
import { describeFailure, refusal } from './failures.ts'
import { invalidParams, SolanaRpcError } from './SolanaRpcError.ts'

type Address = Parameters<LiteSVM['getAccount']>[0]
type Lamports = Parameters<LiteSVM['airdrop']>[1]
type PostAccount = ReturnType<SimulatedTransactionInfo['postAccounts']>[number]
type RuntimeTransaction = Parameters<LiteSVM['sendTransaction']>[0]

/** Blocks in which a transaction may land, as on the public networks. */
const LIFETIME = 150
const SIGNATURE_LENGTH = 64

type ChainAccount = ReturnType<LiteSVM['getAccount']>

export interface TransactionStatus {
  slot: number
  /** Seconds since the epoch. */
  blockTime: number
  logs: string[]
  /** Null if the transaction succeeded. */
  err: unknown
  transaction: VersionedTransaction | null
  /** The transaction in the wire format; empty for an airdrop. */
  bytes: Uint8Array
  /** The accounts of the transaction, in the order of its keys. */
  before: ChainAccount[]
  after: ChainAccount[]
}

/** Solana's own runtime, completed with parts of a network: slots, blockhashes with a lifetime, and history. */
export class Chain {
  // The runtime accepts only the latest blockhash, but a real network also accepts the blockhashes of the last minute.
  readonly #svm = new LiteSVM().withBlockhashCheck(false)
  readonly #blockhashes: string[] = []
  readonly #landed = new Map<string, TransactionStatus>()
  readonly #listeners = new Set<(signature: string) => void>()
  #slot = 0

  constructor() {
    this.#advance()
  }

  slot(): number {
    return this.#slot
  }

  latestBlockhash(): { blockhash: string; lastValidBlockHeight: number } {
    return { blockhash: this.#svm.latestBlockhash(), lastValidBlockHeight: this.#slot + LIFETIME }
  }

  isValid(blockhash: string): boolean {
    return this.#blockhashes.includes(blockhash)
  }

  balance(address: string): bigint {
    return this.#svm.getBalance(toAddress(address)) ?? 0n
  }

  account(address: string): ChainAccount {
    return this.#svm.getAccount(toAddress(address))
  }

  /** Writes the data of an account, as the account's program would. */
  setAccount(address: string, programAddress: string, data: Uint8Array): void {
    this.#svm.setAccount({
      address: address as Address,
      programAddress: programAddress as Address,
      data,
      executable: false,
      lamports: this.rentExemption(data.length) as Lamports,
      space: BigInt(data.length),
    })
  }

  programAccounts(program: string): ReturnType<LiteSVM['getProgramAccounts']> {
    return this.#svm.getProgramAccounts(toAddress(program))
  }

  rentExemption(dataLength: number): bigint {
    return this.#svm.minimumBalanceForRentExemption(BigInt(dataLength))
  }

  /** The status of a transaction in a block. A failed one is in a block if it was sent without preflight. */
  status(signature: string): TransactionStatus | undefined {
    return this.#landed.get(signature)
  }

  history(): (TransactionStatus & { signature: string })[] {
    return [...this.#landed].map(([signature, status]) => ({ signature, ...status }))
  }

  /**
   * Prices in micro-lamports for each compute unit, from transactions that write one of the accounts. Other slots have
   * the price 0, since the lowest price of a slot with many transactions is mostly zero.
   */
  recentPrices(accounts: readonly unknown[]): { slot: number; prioritizationFee: number }[] {
    const isWritten = ({ message }: VersionedTransaction) =>
      message.staticAccountKeys.some(
        (key, index) => message.isAccountWritable(index) && accounts.includes(key.toBase58()),
      )
    return [...this.#landed.values()].slice(-LIFETIME).map(({ slot, transaction }) => ({
      slot,
      prioritizationFee: transaction && isWritten(transaction) ? priceOf(transaction) : 0,
    }))
  }

  /** Creates lamports. Returns the transaction's signature. */
  airdrop(address: string, lamports: bigint): string {
    const outcome = this.#svm.airdrop(toAddress(address), lamports as Lamports)
    if (!outcome || outcome instanceof FailedTransactionMetadata) {
      throw new SolanaRpcError(-32603, 'The airdrop failed.')
    }
    return this.#land(outcome)
  }

  /**
   * With `skipPreflight` a transaction whose instructions fail is in a block, as on the public networks.
   *
   * @throws SolanaRpcError -32002 with the runtime's logs if the runtime refuses.
   */
  send(bytes: Uint8Array, skipPreflight = false): string {
    const transaction = decode(bytes)
    this.#checkBlockhash(transaction)
    const before = this.#accountsOf(transaction)
    const outcome = this.#svm.sendTransaction(toRuntime(transaction, bytes))
    if (!(outcome instanceof FailedTransactionMetadata))
      return this.#land(outcome, { transaction, bytes, before })
    const err = describeFailure(outcome)
    const wasExecuted = Object(err).InstructionError !== undefined
    if (!skipPreflight || !wasExecuted) throw refusal(err, outcome.meta().logs())
    return this.#land(outcome.meta(), { transaction, bytes, before, err })
  }

  /** Runs a transaction without keeping its effects. Signatures may be missing unless `sigVerify`. */
  simulate(
    bytes: Uint8Array,
    sigVerify = false,
  ): { err: unknown; logs: string[]; unitsConsumed: number; accounts: PostAccount[] } {
    this.#svm.withSigverify(sigVerify)
    const outcome = this.#svm.simulateTransaction(toRuntime(decode(bytes), bytes))
    this.#svm.withSigverify(true)
    const isFailure = outcome instanceof FailedTransactionMetadata
    return {
      err: isFailure ? describeFailure(outcome) : null,
      logs: outcome.meta().logs(),
      unitsConsumed: Number(outcome.meta().computeUnitsConsumed()),
      accounts: isFailure ? [] : outcome.postAccounts(),
    }
  }

  /** Calls `listener` with the signature of each landed transaction. Returns a function that unsubscribes. */
  onLanded(listener: (signature: string) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #checkBlockhash({ message }: VersionedTransaction): void {
    if (!this.isValid(message.recentBlockhash)) throw refusal('BlockhashNotFound', [])
  }

  #accountsOf({ message }: VersionedTransaction): ChainAccount[] {
    return message.staticAccountKeys.map((key) => this.account(key.toBase58()))
  }

  #land(
    outcome: TransactionMetadata,
    {
      transaction = null,
      bytes = new Uint8Array(),
      before = [],
      err = null,
    }: Partial<Pick<TransactionStatus, 'transaction' | 'bytes' | 'before' | 'err'>> = {},
  ): string {
    const signature = base58.encode(outcome.signature())
    this.#landed.set(signature, {
      slot: this.#slot,
      blockTime: Math.floor(Date.now() / 1000),
      logs: outcome.logs(),
      err,
      transaction,
      bytes,
      before,
      after: transaction ? this.#accountsOf(transaction) : [],
    })
    this.#advance()
    for (const listener of [...this.#listeners]) listener(signature)
    return signature
  }

  /** One block for each transaction. */
  #advance(): void {
    this.#slot += 1
    this.#svm.warpToSlot(BigInt(this.#slot))
    this.#svm.expireBlockhash()
    this.#blockhashes.push(this.#svm.latestBlockhash())
    if (this.#blockhashes.length > LIFETIME) this.#blockhashes.shift()
  }
}

function priceOf({ message }: VersionedTransaction): number {
  for (const { programIdIndex, data } of message.compiledInstructions) {
    const programId = message.staticAccountKeys[programIdIndex]
    if (!programId?.equals(ComputeBudgetProgram.programId)) continue
    const one = new TransactionInstruction({ programId, keys: [], data: Buffer.from(data) })
    if (ComputeBudgetInstruction.decodeInstructionType(one) === 'SetComputeUnitPrice')
      return Number(ComputeBudgetInstruction.decodeSetComputeUnitPrice(one).microLamports)
  }
  return 0
}

function toAddress(address: string): Address {
  try {
    return new PublicKey(address).toBase58() as Address
  } catch {
    throw invalidParams('Invalid param: Invalid')
  }
}

/** Legacy and versioned transactions. */
function decode(bytes: Uint8Array): VersionedTransaction {
  try {
    return VersionedTransaction.deserialize(bytes)
  } catch (error) {
    throw invalidParams(`failed to deserialize transaction: ${error}`)
  }
}

/** A transaction in the form of the runtime's library. Version 1 has its signatures after the message. */
function toRuntime(
  { version, message, signatures }: VersionedTransaction,
  bytes: Uint8Array,
): RuntimeTransaction {
  const signers = message.staticAccountKeys.slice(0, message.header.numRequiredSignatures)
  const bySigner = signers.map((key, index) => [key.toBase58(), signatures[index]])
  const length = signatures.length * SIGNATURE_LENGTH
  return {
    messageBytes: version === 1 ? bytes.slice(0, -length) : message.serialize(),
    signatures: Object.fromEntries(bySigner),
  } as unknown as RuntimeTransaction
}
