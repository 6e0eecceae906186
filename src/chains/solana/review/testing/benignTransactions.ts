import {
  createAssociatedTokenAccountIdempotentInstruction,
  createCloseAccountInstruction,
  createInitializeAccountInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  createRevokeInstruction,
  createSyncNativeInstruction,
  createTransferCheckedInstruction,
  createTransferCheckedWithFeeInstruction,
  createTransferInstruction,
  getAssociatedTokenAddressSync,
  NATIVE_MINT,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Authorized,
  ComputeBudgetProgram,
  Ed25519Program,
  Lockup,
  type PublicKey,
  StakeProgram,
  SYSVAR_RENT_PUBKEY,
  SystemProgram,
  type TransactionInstruction,
} from '@solana/web3.js'
import {
  invoke,
  nonce,
  ownUsdc,
  readonly,
  signer,
  stake,
  usdc,
  vote,
  writable,
} from './programs.ts'
import { fixed, me } from './read.ts'

type Benign = [name: string, ...TransactionInstruction[]]

const sol = 10 ** 9
const [friend, account, mint, state] = [fixed(41), fixed(42), fixed(43), fixed(44)] as const
const friends = getAssociatedTokenAddressSync(usdc, friend)
const wrapped = getAssociatedTokenAddressSync(NATIVE_MINT, me)
const own = { stakePubkey: stake, authorizedPubkey: me }
const pay = (toPubkey = friend) =>
  SystemProgram.transfer({ fromPubkey: me, toPubkey, lamports: sol / 10 })
const open = (token: PublicKey, owner: PublicKey) =>
  createAssociatedTokenAccountIdempotentInstruction(
    me,
    getAssociatedTokenAddressSync(token, owner),
    owner,
    token,
  )
const create = (programId: PublicKey, space: number, lamports = (128 + space) * 6_960) =>
  SystemProgram.createAccount({
    fromPubkey: me,
    newAccountPubkey: account,
    lamports,
    space,
    programId,
  })
const payUsdc = createTransferCheckedInstruction(ownUsdc, usdc, friends, me, 12_500_000n, 6)
const memo = invoke('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', [], [...Buffer.from('Order 7')])
const [limit, price] = [
  ComputeBudgetProgram.setComputeUnitLimit({ units: 80_000 }),
  ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 50_000 }),
]
/** A payment by Solana Pay has the reference of its order as one more account. */
const withReference = pay()
withReference.keys.push(readonly(fixed(45)))
const programs = [TOKEN_PROGRAM_ID, SystemProgram.programId].map(readonly)
const squads = 'SQDS4ep65T869zMMBKyuUq6aD6EgTu8psMjkvj52pCf'
const drift = 'dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH'
const jupiter = 'JUP6LkbZbjS1jKKwapdHNy74zcZ3tLUZoi5QNyVTaV4'
const marinade = 'MarBmsSgKXdrN1egZf5sqe1TMai9K1rChYNDJgjq7aD'
const realms = 'GovER5Lthms3bLBqWub97yVrMmEogzX7xNjdXpPPCVZw'
const [openBook, oracle] = [fixed(48), fixed(49)] as const

/** For tests: a payment to an account that its page declares. */
export const payFriend = pay()

/** For tests: programs and receivers that the pages of these transactions would declare. */
export const declaredByApps: readonly string[] = [
  ...[squads, drift, jupiter, marinade, realms, openBook, oracle],
  ...[friend, friends, state, fixed(46), fixed(47)],
].map(String)

/** For tests: names of calls by which no SOL, no tokens and no control of the account's own go. */
export const free: ReadonlySet<string> = new Set([
  'an approval of a proposal on Squads',
  'an order on Drift',
  'a cancelled order on Drift',
  'a price that anyone may refresh',
])

/** For tests: transactions as usual apps build them. Some call programs that the reader cannot read. */
export const benignTransactions: readonly Benign[] = [
  ['a payment', pay()],
  ['a payment with a note', pay(), memo],
  ['a payment with the reference of an order', withReference],
  ['a payment with a priority fee', limit, price, pay()],
  ['two payments', pay(), pay(fixed(46))],
  ['a payment with a tip for its block', pay(), pay(fixed(47))],
  ['a note alone', memo],
  ['a token payment', payUsdc],
  ['a token payment to a new account', open(usdc, friend), payUsdc],
  ['a token payment with a priority fee', limit, price, open(usdc, friend), payUsdc],
  ['a token payment without its mint', createTransferInstruction(ownUsdc, friends, me, 5n)],
  ['an NFT that is sent', createTransferCheckedInstruction(account, mint, state, me, 1n, 0)],
  [
    'a token payment of Token-2022 with its fee',
    createTransferCheckedWithFeeInstruction(
      account,
      mint,
      state,
      me,
      700n,
      6,
      7n,
      [],
      TOKEN_2022_PROGRAM_ID,
    ),
  ],
  ['a new token account', open(usdc, me)],
  [
    'SOL that is wrapped',
    open(NATIVE_MINT, me),
    pay(wrapped),
    createSyncNativeInstruction(wrapped),
  ],
  ['SOL that is unwrapped', createCloseAccountInstruction(wrapped, me, me)],
  [
    'empty token accounts that are closed',
    ...[50, 51, 52, 53].map((one) => createCloseAccountInstruction(fixed(one), me, me)),
  ],
  ['an allowance that is taken back', createRevokeInstruction(ownUsdc, me)],
  [
    'a new stake with a seed',
    ...StakeProgram.createAccountWithSeed({
      fromPubkey: me,
      stakePubkey: account,
      basePubkey: me,
      seed: 'stake:0',
      authorized: new Authorized(me, me),
      lockup: Lockup.default,
      lamports: 5 * sol,
    }).instructions,
    ...StakeProgram.delegate({ ...own, stakePubkey: account, votePubkey: vote }).instructions,
  ],
  [
    'a new stake',
    ...StakeProgram.createAccount({
      fromPubkey: me,
      stakePubkey: account,
      authorized: new Authorized(me, me),
      lockup: Lockup.default,
      lamports: 5 * sol,
    }).instructions,
  ],
  [
    'a stake that is delegated',
    ...StakeProgram.delegate({ ...own, votePubkey: vote }).instructions,
  ],
  ['a stake that ends', ...StakeProgram.deactivate(own).instructions],
  [
    'a stake that is withdrawn',
    ...StakeProgram.withdraw({ ...own, toPubkey: me, lamports: sol }).instructions,
  ],
  [
    'a stake that is split',
    ...StakeProgram.split({ ...own, splitStakePubkey: account, lamports: sol }, 2_282_880)
      .instructions,
  ],
  [
    'stakes that are merged',
    ...StakeProgram.merge({ ...own, sourceStakePubKey: account }).instructions,
  ],
  [
    'a new nonce account',
    ...SystemProgram.createNonceAccount({
      fromPubkey: me,
      noncePubkey: account,
      authorizedPubkey: me,
      lamports: 1_447_680,
    }).instructions,
  ],
  [
    'a nonce account that is closed',
    SystemProgram.nonceWithdraw({
      noncePubkey: nonce,
      authorizedPubkey: me,
      toPubkey: me,
      lamports: 1_447_680,
    }),
  ],
  [
    'a new token with its supply',
    create(TOKEN_PROGRAM_ID, 82),
    createInitializeMint2Instruction(account, 9, me, null),
    open(account, me),
    createMintToInstruction(account, getAssociatedTokenAddressSync(account, me), me, 1_000n),
  ],
  [
    'a token account of wrapped SOL for one swap',
    create(TOKEN_PROGRAM_ID, 165, 2 * sol),
    createInitializeAccountInstruction(account, NATIVE_MINT, me),
    createCloseAccountInstruction(account, me, me),
  ],
  [
    'an account for orders on OpenBook',
    create(openBook, 3_228),
    invoke(openBook, [writable(account), { ...signer, isWritable: false }, readonly(state)]),
  ],
  [
    'an approval of a proposal on Squads',
    invoke(squads, [readonly(state), signer, writable(account)]),
  ],
  ['an order on Drift', invoke(drift, [readonly(state), writable(account), signer])],
  ['a cancelled order on Drift', invoke(drift, [readonly(state), writable(account), signer])],
  ['a price that anyone may refresh', invoke(oracle, [writable(state), readonly(mint)])],
  [
    'a payment after a verified signature',
    Ed25519Program.createInstructionWithPublicKey({
      publicKey: me.toBytes(),
      message: new Uint8Array(3),
      signature: new Uint8Array(64),
    }),
    pay(),
  ],
  [
    'a swap on Jupiter',
    limit,
    price,
    open(usdc, me),
    invoke(jupiter, [...programs, signer, writable(wrapped), writable(ownUsdc), readonly(usdc)]),
  ],
  [
    'a deposit on Marinade',
    invoke(marinade, [writable(state), writable(mint), signer, writable(account), ...programs]),
  ],
  [
    'a vote on Realms',
    invoke(realms, [
      readonly(state),
      writable(account),
      signer,
      ...programs,
      readonly(SYSVAR_RENT_PUBKEY),
    ]),
  ],
]
