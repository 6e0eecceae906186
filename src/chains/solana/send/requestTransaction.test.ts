import { base64 } from '@scure/base'
import {
  createApproveInstruction,
  createTransferCheckedInstruction,
  getAssociatedTokenAddressSync,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  AddressLookupTableAccount,
  ComputeBudgetProgram,
  Keypair,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { toRpcError } from '../../../services/jsonRpc/rpcErrors.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer, TransferPart } from '../../../types/sender.ts'
import type { SolanaProvider } from '../provider.ts'
import { createFakeSolanaWallet } from '../testing/fakeWallet.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { solanaSender } from './sender.ts'
import { toSolanaPayPart } from './solanaPayPart.ts'

const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const lighthouse = new PublicKey('L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95')
const memoProgram = new PublicKey('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr')

let test: ReturnType<typeof startTestChain>
let owner: Keypair
let receiver: PublicKey
let stranger: PublicKey
let broadcast: string[]

/** Rejects as the page's nodes do. */
const rpc: RpcRequest = async (method, params) => {
  if (method === 'sendTransaction') broadcast.push(String((params as unknown[])[0]))
  try {
    return await test.rpc(method, params)
  } catch (thrown) {
    throw toRpcError(thrown as { code: number; message: string })
  }
}

beforeEach(() => {
  test = startTestChain()
  owner = test.owner
  receiver = Keypair.generate().publicKey
  stranger = Keypair.generate().publicKey
  broadcast = []
})

const transferOf = (token: string | null = null, part?: TransferPart): Transfer => ({
  from: owner.publicKey.toBase58(),
  to: receiver.toBase58(),
  token,
  amountBaseUnits: token ? 1_000_000n : 100_000_000n,
  decimals: token ? 6 : 9,
  symbol: token ? 'TKN' : 'SOL',
  nativeSymbol: 'SOL',
  part,
})

const send = (
  own: Partial<SolanaProvider>,
  transfer = transferOf(),
  { reviewedFee = 5_000n, node = rpc }: { reviewedFee?: bigint | null; node?: RpcRequest } = {},
) =>
  solanaSender.send(createFakeSolanaWallet(own), transfer, {
    caipNetworkId,
    rpc: node,
    reviewedFee,
    feeLimit: null,
    gasLimit: null,
    beforeRequest: () => {},
  })

type Change = (transaction: Transaction) => void

/** Has the wallet change the ordered transaction before it signs. */
const signing = (change: Change): Partial<SolanaProvider> => ({
  signTransactions: async (_, [bytes = new Uint8Array()]) => {
    const transaction = Transaction.from(bytes)
    change(transaction)
    transaction.partialSign(owner)
    return [Uint8Array.from(transaction.serialize({ requireAllSignatures: false }))]
  },
})

const pay = (toPubkey: PublicKey, lamports: number) =>
  SystemProgram.transfer({ fromPubkey: owner.publicKey, toPubkey, lamports })
const memoOf = (text: string) =>
  new TransactionInstruction({ programId: memoProgram, keys: [], data: Buffer.from(text) })
const guard = (type: number) =>
  new TransactionInstruction({
    programId: lighthouse,
    keys: [{ pubkey: owner.publicKey, isSigner: false, isWritable: false }],
    data: Buffer.from([type, 0, 0]),
  })
const price = (microLamports: number) => ComputeBudgetProgram.setComputeUnitPrice({ microLamports })

async function expectUnsent(own: Partial<SolanaProvider>, ...more: [Transfer?, object?]) {
  await expect(send(own, ...more)).rejects.toMatchObject({ code: 'SIGNED_DIFFERENTLY' })
  expect(broadcast).toEqual([])
}

it.each([true, false])(
  'a wallet that lists no legacy transactions is not asked for one, if it signs alone: %s',
  async (signsAlone) => {
    const asked: string[] = []
    const wallet: Partial<SolanaProvider> = {
      can: (method) => signsAlone || method !== 'signTransactions',
      versions(method) {
        asked.push(method)
        return [0, 1]
      },
      signTransactions: () => Promise.reject(new Error('asked')),
      signAndSendTransaction: () => Promise.reject(new Error('asked')),
    }
    await expect(send(wallet)).rejects.toMatchObject({ code: 'TRANSACTION_VERSION_UNSUPPORTED' })
    expect(asked).toEqual([signsAlone ? 'signTransactions' : 'signAndSendTransaction'])
  },
)

describe('a wallet that signs something else than the order', () => {
  const last = ({ instructions }: Transaction) => instructions.length - 1
  const changes: [string, Change][] = [
    ['0.4 SOL to a stranger', (one) => one.instructions.splice(last(one), 1, pay(stranger, 4e8))],
    ['another amount', (one) => one.instructions.splice(last(one), 1, pay(receiver, 99_999_999))],
    ['a payment of its own beside the order', (one) => one.add(pay(stranger, 4e8))],
    ['the order twice', (one) => one.add(pay(receiver, 1e8))],
    ['nothing but a guard', (one) => one.instructions.splice(last(one), 1, guard(5))],
    [
      'a priority fee that was not reviewed',
      (one) => one.instructions.splice(0, 1, price(1_000_000)),
    ],
    ['the creation of an account of the guard’s program', (one) => one.add(guard(0))],
    [
      'a transaction of a nonce account, which never expires',
      (one) => {
        const accounts = { noncePubkey: stranger, authorizedPubkey: owner.publicKey }
        one.instructions.unshift(SystemProgram.nonceAdvance(accounts))
      },
    ],
    [
      'the signature of a second account',
      (one) => {
        const keys = [{ pubkey: stranger, isSigner: true, isWritable: false }]
        one.add(
          new TransactionInstruction({ programId: memoProgram, keys, data: Buffer.from('x') }),
        )
      },
    ],
  ]
  it.each(changes)('is refused before a broadcast: %s', async (_name, change) => {
    await expectUnsent(signing(change))
    expect(test.chain.balance(stranger.toBase58())).toBe(0n)
  })

  it.each<[string, (token: PublicKey, own: PublicKey) => Change]>([
    [
      'to another token account',
      (mint, own) => (one) => {
        const to = getAssociatedTokenAddressSync(mint, stranger)
        const { publicKey } = owner
        const paying = createTransferCheckedInstruction(own, mint, to, publicKey, 1_000_000n, 6)
        one.instructions.splice(last(one), 1, paying)
      },
    ],
    [
      'and an approval',
      (_, own) => (one) => one.add(createApproveInstruction(own, stranger, owner.publicKey, 1n)),
    ],
    [
      'without the check of the receiver’s account',
      () => (one) => one.instructions.splice(last(one) - 1, 1),
    ],
  ])('is refused before a broadcast: a transfer of a token %s', async (_name, changeOf) => {
    const token = test.makeToken(TOKEN_PROGRAM_ID)
    const mint = new PublicKey(token)
    const own = getAssociatedTokenAddressSync(mint, owner.publicKey)
    await expectUnsent(signing(changeOf(mint, own)), transferOf(token))
  })

  it('is refused if it adds a memo to an ordered one, by which the receiver might assign the payment', async () => {
    const part = toSolanaPayPart({ references: [], memo: 'Order 7' })
    await expectUnsent(
      signing((one) => one.add(memoOf('Order 8'))),
      transferOf(null, part),
    )
  })

  it('is refused if accounts are behind a lookup table', async () => {
    const table = new AddressLookupTableAccount({
      key: Keypair.generate().publicKey,
      state: {
        deactivationSlot: 2n ** 64n - 1n,
        lastExtendedSlot: 0,
        lastExtendedSlotStartIndex: 0,
        addresses: [receiver],
      },
    })
    await expectUnsent({
      signTransactions: async (_, [bytes = new Uint8Array()]) => {
        const { instructions, recentBlockhash = '' } = Transaction.from(bytes)
        const message = new TransactionMessage({
          payerKey: owner.publicKey,
          recentBlockhash,
          instructions,
        })
        const transaction = new VersionedTransaction(message.compileToV0Message([table]))
        transaction.sign([owner])
        return [transaction.serialize()]
      },
    })
  })
})

describe('a wallet that adds to the order what moves nothing', () => {
  const accepting: RpcRequest = async (method, params) => {
    if (method !== 'sendTransaction') return rpc(method, params)
    broadcast.push(String((params as unknown[])[0]))
    return 'accepted'
  }

  it.each<[string, Change, bigint]>([
    ['a guard at the end', (one) => one.add(guard(5)), 5_000n],
    ['a memo', (one) => one.instructions.unshift(memoOf('by a wallet')), 5_000n],
    [
      'a priority fee within the reviewed fee',
      (one) => one.instructions.splice(0, 2, price(4_000)),
      6_000n,
    ],
    [
      'a limit of compute units',
      (one) => one.instructions.unshift(ComputeBudgetProgram.setComputeUnitLimit({ units: 9_000 })),
      5_000n,
    ],
    [
      'a newer blockhash',
      (one) => {
        test.chain.airdrop(owner.publicKey.toBase58(), 1n)
        one.recentBlockhash = test.chain.latestBlockhash().blockhash
      },
      5_000n,
    ],
  ])('is broadcast: %s', async (_name, change, reviewedFee) => {
    const { signed } = await send(signing(change), transferOf(), { reviewedFee, node: accepting })
    expect(broadcast).toEqual([signed?.transaction])
  })

  it('is followed without an end if the end of a newer blockhash cannot be read', async () => {
    let isDown = false
    const failing: RpcRequest = async (method, params) => {
      if (isDown && method === 'getLatestBlockhash') throw new Error('out of reach')
      return accepting(method, params)
    }
    const own = signing((one) => {
      test.chain.airdrop(owner.publicKey.toBase58(), 1n)
      one.recentBlockhash = test.chain.latestBlockhash().blockhash
      isDown = true
    })
    const { signed } = await send(own, transferOf(), { node: failing })
    expect(signed?.lastValidBlockHeight).toBe(Number.MAX_SAFE_INTEGER)
  })
})

describe('an approval that takes longer than the blockhash is valid', () => {
  const passBlocks = () => {
    for (let block = 0; block < 152; block += 1) test.chain.airdrop(owner.publicKey.toBase58(), 1n)
  }

  it('rejects with APPROVAL_EXPIRED, and the transaction can never be included', async () => {
    await expect(send(signing(passBlocks))).rejects.toMatchObject({ code: 'APPROVAL_EXPIRED' })
    expect(broadcast).toHaveLength(1)
    expect(() => test.chain.send(base64.decode(broadcast[0] ?? ''))).toThrow(/BlockhashNotFound/)
  })

  it('rejects with the node’s reason while the blockhash may still be valid', async () => {
    const refusing: RpcRequest = async (method, params) => {
      if (method === 'sendTransaction') throw toRpcError({ code: -32002, message: 'no' })
      return rpc(method, params)
    }
    await expect(
      send(
        signing(() => {}),
        transferOf(),
        { node: refusing },
      ),
    ).rejects.toMatchObject({
      code: 'RPC_ERROR',
    })
  })

  it('rejects with APPROVAL_EXPIRED if the wallet’s own node has refused it for that reason', async () => {
    const refused = (pass: () => void): Partial<SolanaProvider> => ({
      can: (method) => method !== 'signTransactions',
      async signAndSendTransaction() {
        pass()
        throw new Error('Transaction simulation failed: Blockhash not found')
      },
    })
    await expect(send(refused(passBlocks))).rejects.toMatchObject({ code: 'APPROVAL_EXPIRED' })
    await expect(send(refused(() => {}))).rejects.toMatchObject({ code: 'WALLET_ERROR' })
  })
})
