import { createServer } from 'node:net'
import {
  createAssociatedTokenAccount,
  createMint,
  getAccount,
  mintTo,
  transferChecked,
} from '@solana/spl-token'
import {
  Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SendTransactionError,
  SystemProgram,
  Transaction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toVersion1 } from '../../../src/chains/solana/testing/version1.ts'
import { type SolanaChain, startSolanaChain } from './startSolanaChain.ts'

const payer = Keypair.generate()
const receiver = Keypair.generate().publicKey
let chain: SolanaChain
let connection: Connection

beforeAll(async () => {
  chain = await startSolanaChain({ port: 0, funded: [payer.publicKey.toBase58()] })
  connection = new Connection(chain.url, 'confirmed')
})

afterAll(() => chain.close())

async function transfer(sol: number) {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transaction = new Transaction({
    feePayer: payer.publicKey,
    blockhash,
    lastValidBlockHeight,
  }).add(
    SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: receiver,
      lamports: sol * LAMPORTS_PER_SOL,
    }),
  )
  transaction.sign(payer)
  return { transaction, blockhash, lastValidBlockHeight }
}

describe('the local Solana chain, through web3.js', () => {
  it('the chain lands legacy and versioned transfers and reports them over WebSocket', async () => {
    const before = await connection.getBalance(receiver)
    const { transaction, ...lifetime } = await transfer(1)
    const signature = await connection.sendRawTransaction(transaction.serialize())
    const { value } = await connection.confirmTransaction({ signature, ...lifetime })
    expect(value.err).toBeNull()

    const { blockhash: recentBlockhash } = await connection.getLatestBlockhash()
    const instructions = [
      SystemProgram.transfer({
        fromPubkey: payer.publicKey,
        toPubkey: receiver,
        lamports: LAMPORTS_PER_SOL,
      }),
    ]
    const payerKey = payer.publicKey
    const message = new TransactionMessage({ payerKey, recentBlockhash, instructions })
    const versioned = new VersionedTransaction(message.compileToV0Message())
    versioned.sign([payer])
    await connection.sendTransaction(versioned)
    const last = toVersion1({
      payer: payerKey,
      blockhash: (await connection.getLatestBlockhash()).blockhash,
      instructions,
      signers: [payer],
    })
    await connection.sendRawTransaction(last)
    expect((await connection.getBalance(receiver)) - before).toBe(3 * LAMPORTS_PER_SOL)
  })

  it('the chain accepts a recent blockhash and rejects an unknown one', async () => {
    const early = await transfer(0.25)
    const { transaction } = await transfer(0.5)
    await connection.sendRawTransaction(transaction.serialize())
    await connection.sendRawTransaction(early.transaction.serialize())

    const stale = early.transaction
    stale.recentBlockhash = Keypair.generate().publicKey.toBase58()
    stale.sign(payer)
    const sending = connection.sendRawTransaction(stale.serialize())
    await expect(sending).rejects.toThrow('BlockhashNotFound')
  })

  it('the chain rejects a duplicate, an overdraft and a bad signature, with logs', async () => {
    const { transaction } = await transfer(0.125)
    await connection.sendRawTransaction(transaction.serialize())
    await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(
      'AlreadyProcessed',
    )
    const tooMuch = await transfer(1_000_000)
    const error = await connection
      .sendRawTransaction(tooMuch.transaction.serialize())
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(SendTransactionError)
    expect((error as SendTransactionError).logs?.join()).toContain('insufficient lamports')

    const forged = (await transfer(0.0625)).transaction.serialize()
    forged[5] = (forged[5] ?? 0) ^ 1
    await expect(connection.sendRawTransaction(forged)).rejects.toThrow('SignatureFailure')
  })

  it('a transaction that fails without preflight is in a block, and costs its fee', async () => {
    const { transaction } = await transfer(2_000_000)
    const before = await connection.getBalance(payer.publicKey)
    const options = { skipPreflight: true }
    const signature = await connection.sendRawTransaction(transaction.serialize(), options)
    const { value } = await connection.getSignatureStatus(signature)
    expect(value?.err).toEqual({ InstructionError: [0, { Custom: 1 }] })
    expect(before - (await connection.getBalance(payer.publicKey))).toBe(5_000)
  })

  it('the local chain runs the SPL Token programs', async () => {
    const owner = payer.publicKey
    const mint = await createMint(connection, payer, owner, null, 6)
    const own = await createAssociatedTokenAccount(connection, payer, mint, owner)
    const theirs = await createAssociatedTokenAccount(connection, payer, mint, receiver)
    await mintTo(connection, payer, mint, own, owner, 5_000_000)
    await transferChecked(connection, payer, own, mint, theirs, owner, 1_500_000, 6)
    expect((await getAccount(connection, theirs)).amount).toBe(1_500_000n)

    const { value } = await connection.getParsedTokenAccountsByOwner(receiver, { mint })
    expect(value[0]?.account.data.parsed.info.tokenAmount).toMatchObject({
      amount: '1500000',
      decimals: 6,
      uiAmountString: '1.5',
    })
  })

  it('the chain rejects unknown methods and malformed parameters', async () => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 7, method: 'getNothing', params: [] })
    const response = await fetch(chain.url, { method: 'POST', body })
    expect(await response.json()).toMatchObject({ id: 7, error: { code: -32601 } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    await expect(connection.getBalance('none' as never)).rejects.toThrow()
  })
})

it('starting the local Solana chain on a taken port rejects', async () => {
  const squatter = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => squatter.once('listening', resolve))
  const { port } = squatter.address() as { port: number }
  await expect(startSolanaChain({ port, funded: [] })).rejects.toThrow('the local Solana chain')
  squatter.close()
})
