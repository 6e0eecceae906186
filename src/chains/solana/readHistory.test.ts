import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { Keypair, SystemProgram, Transaction, type TransactionInstruction } from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { Chain } from '../../../demo/services/solana/Chain.ts'
import { runMethod } from '../../../demo/services/solana/methods.ts'
import type { SolanaRpcError } from '../../../demo/services/solana/SolanaRpcError.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { toRpcError } from '../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { TokenBalance } from '../../types/token.ts'
import type { Transaction as Row } from '../../types/transaction.ts'
import { readHistory } from './readHistory.ts'
import { toVersion1 } from './testing/version1.ts'

const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const sol = 1_000_000_000n

let chain: Chain
let owner: Keypair
let other: Keypair
let mint: Keypair
const rpc: RpcRequest = async (method, params) =>
  runMethod(chain, method, (params ?? []) as unknown[])
const addressOf = ({ publicKey }: Keypair) => publicKey.toBase58()

const read = (tokens: TokenBalance[] = [], cursor?: string, rpcOf = rpc) => {
  const nativeCurrency = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const request = { address: addressOf(owner), caipNetworkId, nativeCurrency, tokens, cursor }
  return readHistory(request as Parameters<typeof readHistory>[0], rpcOf)
}
const moved = ({ metadata, transfers }: Row) => [
  metadata.operationType,
  ...transfers.map(
    ({ direction, quantity, fungibleInfo }) =>
      `${direction === 'in' ? '+' : '-'}${quantity.numeric} ${fungibleInfo?.symbol}`,
  ),
]

function land(signer: Keypair, instructions: TransactionInstruction[], more: Keypair[] = []) {
  const transaction = new Transaction({ feePayer: signer.publicKey, ...chain.latestBlockhash() })
  transaction.add(...instructions)
  transaction.sign(signer, ...more)
  return chain.send(transaction.serialize())
}

const pay = (from: Keypair, to: Keypair, lamports: number) =>
  land(from, [
    SystemProgram.transfer({ fromPubkey: from.publicKey, toPubkey: to.publicKey, lamports }),
  ])

const tokenAccount = ({ publicKey }: Keypair) =>
  getAssociatedTokenAddressSync(mint.publicKey, publicKey)

const open = (payer: Keypair, holder: Keypair) =>
  createAssociatedTokenAccountIdempotentInstruction(
    payer.publicKey,
    tokenAccount(holder),
    holder.publicKey,
    mint.publicKey,
  )

function payToken(
  from: Keypair,
  to: Keypair,
  amount: bigint,
  before: TransactionInstruction[] = [],
) {
  const [source, target] = [tokenAccount(from), tokenAccount(to)]
  const key = mint.publicKey
  return land(from, [
    ...before,
    createTransferCheckedInstruction(source, key, target, from.publicKey, amount, 6),
  ])
}

beforeEach(() => {
  chain = new Chain()
  owner = Keypair.generate()
  other = Keypair.generate()
  mint = Keypair.generate()
  for (const one of [owner, other]) chain.airdrop(addressOf(one), 10n * sol)
})

/** Creates a token by the other account, in transactions without the owner. */
function makeToken() {
  const lamports = Number(chain.rentExemption(MINT_SIZE))
  const created = { fromPubkey: other.publicKey, newAccountPubkey: mint.publicKey, lamports }
  land(
    other,
    [
      SystemProgram.createAccount({ ...created, space: MINT_SIZE, programId: TOKEN_PROGRAM_ID }),
      createInitializeMint2Instruction(mint.publicKey, 6, other.publicKey, null),
      open(other, other),
      createMintToInstruction(mint.publicKey, tokenAccount(other), other.publicKey, 100_000_000n),
    ],
    [mint],
  )
}

describe('an account’s history from a Solana node', () => {
  it('lists payments newest first, exact to the lamport, without the fee and with the other account', async () => {
    const sent = pay(owner, other, 123_456_789)
    const received = pay(other, owner, 1_000_000_001)
    const { transactions, next } = await read()
    expect(transactions.map(moved)).toEqual([
      ['receive', '+1.000000001 SOL'],
      ['send', '-0.123456789 SOL'],
    ])
    expect(
      transactions.map(({ id, metadata }) => [id, metadata.sentFrom, metadata.sentTo]),
    ).toEqual([
      [received, addressOf(other), ''],
      [sent, addressOf(owner), addressOf(other)],
    ])
    expect(transactions[0]?.metadata).toMatchObject({
      hash: received,
      chain: caipNetworkId,
      status: 'confirmed',
      minedAt: expect.any(Number),
    })
    expect(next).toBeNull()
  })

  it('contains tokens that arrived in a token account, although the transaction does not name the owner', async () => {
    makeToken()
    payToken(other, owner, 5_000_000n, [open(other, owner)])
    payToken(other, owner, 1n)
    const { transactions } = await read()
    const symbol = `${addressOf(mint).slice(0, 6)}…${addressOf(mint).slice(-4)}`
    expect(transactions.map(moved)).toEqual([
      ['receive', `+0.000001 ${symbol}`],
      ['receive', `+5 ${symbol}`],
    ])
  })

  it('shows the symbols of held tokens, and the rent paid for the receiver’s token account', async () => {
    makeToken()
    payToken(other, owner, 5_000_000n, [open(other, owner)])
    const third = Keypair.generate()
    payToken(owner, third, 2_000_000n, [open(owner, third)])
    const known = {
      name: 'Token',
      symbol: 'TKN',
      chainId: caipNetworkId,
      address: `${caipNetworkId}:${addressOf(mint)}`,
      quantity: { decimals: '6', numeric: '3' },
      iconUrl: 'https://icons.example/tkn.png',
    } as const
    const { transactions } = await read([known])
    expect(transactions.map(moved)[0]).toEqual(['send', '-2 TKN', '-0.00203928 SOL'])
    expect(transactions[0]?.transfers[0]?.fungibleInfo).toEqual({
      name: 'Token',
      symbol: 'TKN',
      iconUrl: 'https://icons.example/tkn.png',
    })
  })

  it('omits transactions that name the account but do not change its balances', async () => {
    const transfer = SystemProgram.transfer({
      fromPubkey: other.publicKey,
      toPubkey: Keypair.generate().publicKey,
      lamports: 1_000_000,
    })
    transfer.keys.push({ pubkey: owner.publicKey, isSigner: false, isWritable: false })
    land(other, [transfer])
    expect((await read()).transactions).toEqual([])
  })

  it('has pages without gaps and repeats over all token accounts of the owner', async () => {
    makeToken()
    payToken(other, owner, 50_000_000n, [open(other, owner)])
    const sent: string[] = []
    for (let index = 0; index < 45; index += 1) {
      sent.unshift(
        index % 3 === 0
          ? payToken(other, owner, BigInt(index + 1))
          : pay(owner, other, 1_000_000 + index),
      )
    }
    const pages: string[][] = []
    let cursor: string | undefined
    do {
      const page = await read([], cursor)
      pages.push(page.transactions.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor && pages.length < 9)
    expect(pages.map((page) => page.length)).toEqual([20, 20, 6])
    expect(pages.flat().slice(0, 45)).toEqual(sent)
  })

  it('has every page although each list of signatures has a row that cannot be read', async () => {
    const sent = Array.from({ length: 45 }, (_, index) => pay(owner, other, 1_000_000 + index))
    const unread = sent[40]
    const rpcOf: RpcRequest = async (method, params) => {
      const response = await rpc(method, params)
      if (method !== 'getSignaturesForAddress') return response
      const rows = response as { signature: string }[]
      return rows.map((row) => (row.signature === unread ? { ...row, slot: null } : row))
    }
    const found: string[] = []
    let cursor: string | undefined
    do {
      const page = await read([], cursor, rpcOf)
      found.push(...page.transactions.map(({ id }) => id))
      cursor = page.next ?? undefined
    } while (cursor && found.length < 99)
    expect(found.slice(0, 44)).toEqual(sent.filter((one) => one !== unread).reverse())
    const none: RpcRequest = async (method) =>
      method === 'getSignaturesForAddress' ? [{ signature: 7 }] : { value: [] }
    await expect(read([], undefined, none)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })

  it('has a row without amounts for a transaction that the node does not return', async () => {
    const hash = pay(owner, other, 1_000_000)
    const pruned: RpcRequest = async (method, params) => {
      if (method === 'getTransaction') throw toRpcError({ code: -32_601, message: 'not found' })
      return rpc(method, params)
    }
    const { transactions } = await read([], undefined, pruned)
    expect(transactions).toMatchObject([
      { id: hash, metadata: { operationType: 'execute', status: 'confirmed' }, transfers: [] },
    ])
  })

  describe('with a transaction of version 1', () => {
    const payNewer = (lamports: number) => {
      const instruction = SystemProgram.transfer({
        fromPubkey: owner.publicKey,
        toPubkey: other.publicKey,
        lamports,
      })
      const { blockhash } = chain.latestBlockhash()
      const payer = owner.publicKey
      return chain.send(
        toVersion1({ payer, blockhash, instructions: [instruction], signers: [owner] }),
      )
    }
    /** A node that takes no transactions newer than version 0. */
    const older: RpcRequest = async (method, params) => {
      const [, options] = params as [unknown, { maxSupportedTransactionVersion?: number }]
      if ((options?.maxSupportedTransactionVersion ?? 0) > 0)
        throw toRpcError({ code: -32_602, message: 'Invalid params' })
      try {
        return await rpc(method, params)
      } catch (thrown) {
        throw toRpcError(thrown as SolanaRpcError)
      }
    }

    it('shows its amounts as those of any other', async () => {
      pay(owner, other, 1_000_000)
      payNewer(2_000_000)
      expect((await read()).transactions.map(moved)).toEqual([
        ['send', '-0.002 SOL'],
        ['send', '-0.001 SOL'],
      ])
    })

    it('keeps the other rows exact at a node that does not take version 1', async () => {
      pay(owner, other, 1_000_000)
      payNewer(2_000_000)
      expect((await read([], undefined, older)).transactions.map(moved)).toEqual([
        ['execute'],
        ['send', '-0.001 SOL'],
      ])
    })
  })

  it('keeps the other rows if a node answers no request for one of them', async () => {
    pay(owner, other, 1_000_000)
    const lost = pay(owner, other, 2_000_000)
    const slow: RpcRequest = async (method, params) => {
      const [first] = params as unknown[]
      if (method === 'getTransaction' && first === lost) throw new WalletModalError('RPC_TIMEOUT')
      return rpc(method, params)
    }
    expect((await read([], undefined, slow)).transactions.map(moved)).toEqual([
      ['execute'],
      ['send', '-0.001 SOL'],
    ])
  })

  it('rejects if no transaction can be read for want of a node', async () => {
    pay(owner, other, 1_000_000)
    const down: RpcRequest = async (method, params) => {
      if (method === 'getTransaction') throw new WalletModalError('RPC_TIMEOUT')
      return rpc(method, params)
    }
    await expect(read([], undefined, down)).rejects.toMatchObject({ code: 'RPC_TIMEOUT' })
  })

  it('shows no amount above 2^53, and marks failed transactions', async () => {
    pay(owner, other, 1_000_000)
    const odd: RpcRequest = async (method, params) => {
      const response = await rpc(method, params)
      if (method === 'getSignaturesForAddress')
        return (response as object[]).map((row) => ({
          ...row,
          err: { InstructionError: [0, 'x'] },
        }))
      if (method !== 'getTransaction') return response
      const { meta } = response as { meta: object }
      return { ...(response as object), meta: { ...meta, postBalances: [2 ** 53, 1, 1] } }
    }
    const { transactions } = await read([], undefined, odd)
    expect(transactions).toMatchObject([{ metadata: { status: 'failed' }, transfers: [] }])
  })

  it('rejects if the node returns no list of signatures', async () => {
    const silent: RpcRequest = async (method, params) =>
      method === 'getSignaturesForAddress' ? null : rpc(method, params)
    await expect(read([], undefined, silent)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })

  it('leaves out token accounts if the node refuses to list them', async () => {
    pay(owner, other, 1_000_000)
    const limited: RpcRequest = async (method, params) => {
      if (method === 'getTokenAccountsByOwner')
        throw toRpcError({ code: -32_010, message: 'excluded from account secondary indexes' })
      return rpc(method, params)
    }
    expect((await read([], undefined, limited)).transactions).toHaveLength(1)
  })
})
