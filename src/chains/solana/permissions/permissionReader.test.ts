import {
  AuthorityType,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createRevokeInstruction,
  createSetAuthorityInstruction,
  createSyncNativeInstruction,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  NATIVE_MINT,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
} from '@solana/spl-token'
import { Keypair, PublicKey, SystemProgram, VersionedTransaction } from '@solana/web3.js'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { giveSymbol } from '../../../../demo/services/solana/giveSymbol.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { ScanStep, TokenPermission } from '../../../types/permission.ts'
import type { SolanaProvider } from '../provider.ts'
import { createFakeSolanaWallet, devnet } from '../testing/fakeWallet.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { solanaPermissions } from './permissionReader.ts'

let test: ReturnType<typeof startTestChain>
let me: PublicKey
const spender = Keypair.generate().publicKey

beforeEach(() => {
  test = startTestChain()
  me = test.owner.publicKey
})

const accountOf = (mint: string, program: PublicKey) =>
  getAssociatedTokenAddressSync(new PublicKey(mint), me, false, program)

/** Creates a token and approves an amount of it. Returns the token account. */
function approve(amount: bigint, program = TOKEN_PROGRAM_ID, by = spender) {
  const mint = test.makeToken(program)
  const account = accountOf(mint, program)
  test.land([createApproveInstruction(account, by, me, amount, [], program)])
  return { mint, account: account.toBase58() }
}

async function scan(rpc: RpcRequest = test.rpc): Promise<readonly TokenPermission[]> {
  const steps: ScanStep[] = []
  const { signal } = new AbortController()
  const report = (step: ScanStep) => steps.push(step)
  await solanaPermissions.scan({ account: me.toBase58(), rpc, state: null, signal, report })
  expect(steps).toMatchObject([{ state: null, ended: [] }])
  return steps.flatMap(({ found }) => found)
}

function delegateOf(account: string, program = TOKEN_PROGRAM_ID): string | null {
  const found = test.chain.account(account)
  if (!found.exists) throw new Error('no account')
  const info = { ...found, data: Buffer.from(found.data), owner: program, lamports: 0 }
  return unpackAccount(new PublicKey(account), info, program).delegate?.toBase58() ?? null
}

const signing: SolanaProvider['signTransactions'] = async (_, all) =>
  all.map((bytes) => {
    const transaction = VersionedTransaction.deserialize(bytes)
    transaction.sign([test.owner])
    return transaction.serialize()
  })
const contextOf = (provider: unknown = createFakeSolanaWallet({ signTransactions: signing })) => ({
  account: me.toBase58(),
  provider,
  caipNetworkId: devnet as CaipNetworkId,
  nativeSymbol: 'SOL',
  isSmartAccount: false,
  rpc: test.rpc,
  feeLimit: null,
  gasLimit: null,
  beforeRequest() {},
})

describe('the permissions of an account', () => {
  it('are the delegates of its token accounts in both token programs', async () => {
    const limited = approve(7n)
    const unlimited = approve(2n ** 64n - 1n, TOKEN_2022_PROGRAM_ID)
    giveSymbol(test.chain, limited.mint, { name: 'Token', symbol: 'TKN' })
    const common = { kind: 'amount', spender: spender.toBase58(), item: null, expiresAt: null }
    expect(await scan()).toEqual([
      {
        ...common,
        id: `delegate ${limited.account}`,
        token: limited.mint,
        account: limited.account,
        amount: 7n,
        holder: null,
        unit: { decimals: 6, symbol: 'TKN' },
      },
      {
        ...common,
        id: `delegate ${unlimited.account}`,
        token: unlimited.mint,
        account: unlimited.account,
        amount: null,
        holder: null,
        unit: { decimals: 6, symbol: '' },
      },
    ])
  })

  it('are the authorities that may close its token accounts', async () => {
    const mint = test.makeToken(TOKEN_PROGRAM_ID)
    const account = accountOf(mint, TOKEN_PROGRAM_ID)
    test.land([createSetAuthorityInstruction(account, me, AuthorityType.CloseAccount, spender)])
    expect(await scan()).toMatchObject([
      { id: `close ${account}`, kind: 'close', token: mint, amount: null },
    ])
  })

  it('have the whole balance of wrapped SOL if another may close its account', async () => {
    // The runtime has no mint of wrapped SOL: 9 decimals, and a flag that it is set up.
    const mint = Buffer.alloc(MINT_SIZE)
    mint.set([9, 1], 44)
    test.chain.setAccount(NATIVE_MINT.toBase58(), TOKEN_PROGRAM_ID.toBase58(), mint)
    const account = getAssociatedTokenAddressSync(NATIVE_MINT, me)
    test.land([
      createAssociatedTokenAccountIdempotentInstruction(me, account, me, NATIVE_MINT),
      SystemProgram.transfer({ fromPubkey: me, toPubkey: account, lamports: 500 }),
      createSyncNativeInstruction(account),
      createSetAuthorityInstruction(account, me, AuthorityType.CloseAccount, spender),
    ])
    const unit = { decimals: 9, symbol: 'SOL' }
    expect(await scan()).toMatchObject([{ kind: 'close', amount: 500n, unit }])
  })

  it('leave out other accounts that a node lists', async () => {
    approve(7n)
    const listed: RpcRequest = (method, [, ...params] = []) =>
      test.rpc(method, [method === 'getTokenAccountsByOwner' ? me.toBase58() : '', ...params])
    const { signal } = new AbortController()
    const found: TokenPermission[] = []
    await solanaPermissions.scan({
      account: spender.toBase58(),
      rpc: listed,
      state: null,
      signal,
      report: (step) => found.push(...step.found),
    })
    expect(found).toEqual([])
  })

  it.each([
    ['null', null],
    ['accounts without data', { value: [{ pubkey: spender.toBase58(), account: {} }] }],
    [
      'data that are no token account',
      { value: [{ pubkey: spender.toBase58(), account: { data: ['AAAA', 'base64'] } }] },
    ],
  ])('are unknown if the node responds with %s', async (_, response) => {
    await expect(scan(async () => response)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })

  it('equal those on the chain after 60 random approvals and revocations', async () => {
    const accounts = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID].flatMap((program) =>
      [1, 2, 3].map(() => ({ program, account: accountOf(test.makeToken(program), program) })),
    )
    const expected = new Map<string, bigint>()
    const step = fc.record({
      at: fc.nat(accounts.length - 1),
      amount: fc.option(fc.bigInt({ min: 1n, max: 2n ** 63n - 1n })),
    })
    for (const { at, amount } of fc.sample(step, 60)) {
      const { account, program } = accounts[at] ?? accounts[0] ?? { account: me, program: me }
      const id = `delegate ${account}`
      if (amount === null) {
        test.land([createRevokeInstruction(account, me, [], program)])
        expected.delete(id)
      } else {
        test.land([createApproveInstruction(account, spender, me, amount, [], program)])
        expected.set(id, amount)
      }
    }
    const found = (await scan()).map(({ id, amount }) => [id, amount] as const)
    expect(new Map(found)).toEqual(expected)
  })
})

describe('a revocation', () => {
  it('of several delegates is one transaction, after which the chain has none', async () => {
    const first = approve(7n)
    const second = approve(9n, TOKEN_2022_PROGRAM_ID)
    const found = await scan()
    const context = contextOf()
    expect(await solanaPermissions.takesBatches?.(context)).toBe(true)
    expect(await solanaPermissions.simulate(found, context)).toEqual({ gasLimit: null })
    expect(await solanaPermissions.confirm(context.account, found, test.rpc)).toEqual(found)
    const { hash } = await solanaPermissions.revoke(found, context)
    expect(test.chain.status(hash)).toMatchObject({ err: null })
    expect(delegateOf(first.account)).toBeNull()
    expect(delegateOf(second.account, TOKEN_2022_PROGRAM_ID)).toBeNull()
    expect(await solanaPermissions.confirm(context.account, found, test.rpc)).toEqual([])
  })

  it('has at most twenty instructions, which fit into a transaction', async () => {
    for (let count = 0; count < 20; count += 1) approve(1n)
    const found = await scan()
    expect(found).toHaveLength(20)
    const { hash } = await solanaPermissions.revoke(found, contextOf())
    expect(test.chain.status(hash)).toMatchObject({ err: null })
    expect(await scan()).toEqual([])
  })

  it('of the authority that may close an account is refused', async () => {
    const account = accountOf(test.makeToken(TOKEN_PROGRAM_ID), TOKEN_PROGRAM_ID)
    test.land([createSetAuthorityInstruction(account, me, AuthorityType.CloseAccount, spender)])
    const found = await scan()
    const refused = { code: 'REVOCATION_REFUSED' }
    await expect(solanaPermissions.simulate(found, contextOf())).rejects.toMatchObject(refused)
    await expect(solanaPermissions.revoke(found, contextOf())).rejects.toMatchObject(refused)
  })

  it('is refused if the account cannot pay the fee', async () => {
    approve(7n)
    const found = await scan()
    const rest = Number(test.chain.balance(me.toBase58())) - 5_000
    test.land([SystemProgram.transfer({ fromPubkey: me, toPubkey: spender, lamports: rest })])
    await expect(solanaPermissions.simulate(found, contextOf())).rejects.toMatchObject({
      code: 'INSUFFICIENT_GAS',
      params: { symbol: 'SOL' },
    })
  })

  it('that the user rejects changes nothing', async () => {
    const { account } = approve(7n)
    const declining = createFakeSolanaWallet({
      signTransactions: () => Promise.reject(Object.assign(new Error('no'), { code: 4001 })),
    })
    const revoking = solanaPermissions.revoke(await scan(), contextOf(declining))
    await expect(revoking).rejects.toMatchObject({ code: 'USER_REJECTED' })
    expect(delegateOf(account)).toBe(spender.toBase58())
  })
})
