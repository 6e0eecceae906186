import {
  AuthorityType,
  createApproveInstruction,
  createAssociatedTokenAccountInstruction,
  createBurnInstruction,
  createCloseAccountInstruction,
  createInitializeAccountInstruction,
  createMintToInstruction,
  createSetAuthorityInstruction,
  createSyncNativeInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  NATIVE_MINT,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  AddressLookupTableProgram,
  Ed25519Program,
  Keypair,
  NONCE_ACCOUNT_LENGTH,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
  VoteProgram,
} from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { solanaRequests } from './requestReader.ts'
import { invoke } from './testing/programs.ts'

const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

let test: ReturnType<typeof startTestChain>
let me: PublicKey
let mint: PublicKey
let tokens: PublicKey
let wrapped: PublicKey
const { publicKey: them } = Keypair.fromSeed(new Uint8Array(32).fill(3))

beforeEach(() => {
  test = startTestChain()
  me = test.owner.publicKey
  test.chain.airdrop(them.toBase58(), 1_000_000_000n)
  mint = new PublicKey(test.makeToken(TOKEN_PROGRAM_ID))
  tokens = getAssociatedTokenAddressSync(mint, me)
  // The runtime has no mint of wrapped SOL: 9 decimals, and a flag that it is set up.
  const native = Buffer.alloc(MINT_SIZE)
  native.set([9, 1], 44)
  test.chain.setAccount(NATIVE_MINT.toBase58(), TOKEN_PROGRAM_ID.toBase58(), native)
  wrapped = getAssociatedTokenAddressSync(NATIVE_MINT, me)
})

async function judge(
  instructions: TransactionInstruction[],
  { payerKey = me, rpc = test.rpc }: { payerKey?: PublicKey; rpc?: RpcRequest } = {},
): Promise<boolean | undefined> {
  const { blockhash: recentBlockhash } = test.chain.latestBlockhash()
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions })
  const transactions = [new VersionedTransaction(message.compileToV0Message()).serialize()]
  const address = me.toBase58()
  const found = await solanaRequests.read(
    { method: 'signTransaction', params: { address, transactions, caipNetworkId } },
    { caipNetworkId, addresses: [address], origin: 'https://app.example', provider: null },
  )
  return found?.isWithoutLoss?.({ caipNetworkId, from: address }, rpc)
}

const pay = (lamports: number, toPubkey = them) =>
  SystemProgram.transfer({ fromPubkey: me, toPubkey, lamports })
const writable = (pubkey: PublicKey) => ({ pubkey, isSigner: false, isWritable: true })
const open = (token = mint, owner = me) =>
  createAssociatedTokenAccountInstruction(
    me,
    getAssociatedTokenAddressSync(token, owner),
    owner,
    token,
  )
const wrap = () => [open(NATIVE_MINT), pay(500, wrapped), createSyncNativeInstruction(wrapped)]

/** A token account of the user, whose rent goes to `closer` once it is closed. */
function openWith(closer: PublicKey) {
  const account = Keypair.generate()
  const token = account.publicKey
  const space = 165
  test.land(
    [
      SystemProgram.createAccount({
        fromPubkey: me,
        newAccountPubkey: token,
        space,
        lamports: Number(test.chain.rentExemption(space)),
        programId: TOKEN_PROGRAM_ID,
      }),
      createInitializeAccountInstruction(token, mint, me),
      createSetAuthorityInstruction(token, me, AuthorityType.CloseAccount, closer),
    ],
    [test.owner, account],
  )
  return token
}

describe('a transaction takes nothing', () => {
  it('if it changes nothing but the fee', async () => {
    expect(await judge([pay(1, me)])).toBe(true)
  })

  it('if tokens come', async () => {
    expect(await judge([createMintToInstruction(mint, tokens, me, 5n)])).toBe(true)
  })

  it('if the account pays the rent of a token account of its own', async () => {
    const other = new PublicKey(test.makeToken(TOKEN_PROGRAM_ID, [], undefined, { supply: 0n }))
    test.land([createCloseAccountInstruction(getAssociatedTokenAddressSync(other, me), me, me)])
    expect(await judge([open(other)])).toBe(true)
  })

  it('if its program is not read and changes only accounts of its own', async () => {
    const both = { authority: me, payer: me, recentSlot: 0 }
    const [create, lookupTable] = AddressLookupTableProgram.createLookupTable(both)
    expect(await judge([create])).toBe(false)
    test.land([create])
    const end = AddressLookupTableProgram.deactivateLookupTable({ authority: me, lookupTable })
    expect(await judge([end])).toBe(true)
  })

  it('if a program that is not read verifies a signature, for which there is a fee', async () => {
    const { secretKey: privateKey } = Keypair.generate()
    const message = new Uint8Array(3)
    const check = Ed25519Program.createInstructionWithPrivateKey({ privateKey, message })
    const keys = [{ pubkey: me, isSigner: true, isWritable: true }]
    expect(await judge([new TransactionInstruction({ ...check, keys })])).toBe(true)
  })

  it('if it wraps SOL', async () => {
    expect(await judge(wrap())).toBe(true)
  })
})

describe('a transaction takes something', () => {
  it.each<[string, () => TransactionInstruction[]]>([
    ['if SOL beyond the fee goes', () => [pay(5_001)]],
    ['if tokens are burned', () => [createBurnInstruction(tokens, mint, me, 1n)]],
    [
      'if tokens go to another',
      () => {
        test.land([open(mint, them)])
        const theirs = getAssociatedTokenAddressSync(mint, them)
        return [createTransferInstruction(tokens, theirs, me, 1n)]
      },
    ],
    ['if another may spend tokens', () => [createApproveInstruction(tokens, them, me, 1n)]],
    [
      'if a token account gets another owner',
      () => [createSetAuthorityInstruction(tokens, me, AuthorityType.AccountOwner, them)],
    ],
    [
      'if another may close a token account',
      () => [createSetAuthorityInstruction(tokens, me, AuthorityType.CloseAccount, them)],
    ],
    [
      'if another controls a mint',
      () => [createSetAuthorityInstruction(mint, me, AuthorityType.MintTokens, them)],
    ],
    ['if SOL goes into a token account that another may close', () => [pay(9_000, openWith(them))]],
    [
      'if the account itself can no longer pay',
      () => [SystemProgram.allocate({ accountPubkey: me, space: 8 })],
    ],
    ['if it fails', () => [pay(1, me), createBurnInstruction(tokens, mint, me, 10n ** 15n)]],
  ])('%s', async (_, instructions) => {
    expect(await judge(instructions())).toBe(false)
  })

  it('if SOL goes although another pays the fee', async () => {
    expect(await judge([pay(1)], { payerKey: them })).toBe(false)
  })

  it('if SOL leaves a nonce account', async () => {
    const nonce = Keypair.generate()
    const rent = Number(test.chain.rentExemption(NONCE_ACCOUNT_LENGTH))
    test.land(
      SystemProgram.createNonceAccount({
        fromPubkey: me,
        noncePubkey: nonce.publicKey,
        authorizedPubkey: me,
        lamports: rent + 9_000,
      }).instructions,
      [test.owner, nonce],
    )
    const withdraw = SystemProgram.nonceWithdraw({
      noncePubkey: nonce.publicKey,
      authorizedPubkey: me,
      toPubkey: them,
      lamports: 9_000,
    })
    expect(await judge([withdraw])).toBe(false)
  })

  it('if it may write a vote account, which is not read', async () => {
    const vote = Keypair.generate().publicKey
    test.chain.setAccount(vote.toBase58(), VoteProgram.programId.toBase58(), new Uint8Array(9))
    const payment = pay(1, me)
    payment.keys.push(writable(vote))
    expect(await judge([payment])).toBe(false)
  })
})

it('a transaction that another account signs takes nothing by no proof', async () => {
  const gift = SystemProgram.transfer({ fromPubkey: them, toPubkey: them, lamports: 7 })
  expect(await judge([gift], { payerKey: them })).toBe(false)
})

it.each([
  ['an error', () => Promise.reject(new Error('unknown method'))],
  ['null', async () => null],
  ['no accounts', async () => ({ context: { slot: 1 }, value: { err: null, accounts: [] } })],
])('a node that responds with %s proves nothing', async (_, respond) => {
  const rpc: RpcRequest = (method, params) =>
    method === 'simulateTransaction' ? respond() : test.rpc(method, params)
  expect(await judge([pay(1, me)], { rpc })).toBe(false)
})

it('the fee is that which the node names', async () => {
  const rpc: RpcRequest = async (method, params) =>
    method === 'getFeeForMessage' ? { value: 4_999 } : test.rpc(method, params)
  expect(await judge([pay(1, me)], { rpc })).toBe(false)
})

it('several transactions are not tried', async () => {
  const address = me.toBase58()
  const transactions = [new Uint8Array(1), new Uint8Array(2)]
  const found = await solanaRequests.read(
    { method: 'signTransaction', params: { address, transactions, caipNetworkId } },
    { caipNetworkId, addresses: [address], origin: 'https://app.example', provider: null },
  )
  expect(found?.isWithoutLoss).toBeUndefined()
})

it('a program that the node does not have proves nothing', async () => {
  expect(await judge([invoke(them, [writable(tokens)])])).toBe(false)
})
