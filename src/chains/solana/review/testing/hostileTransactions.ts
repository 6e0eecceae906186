import {
  AuthorityType,
  createApproveCheckedInstruction,
  createApproveInstruction,
  createAssociatedTokenAccountIdempotentInstruction,
  createBurnCheckedInstruction,
  createBurnInstruction,
  createCloseAccountInstruction,
  createDisableCpiGuardInstruction,
  createInitializeAccountInstruction,
  createInitializePermanentDelegateInstruction,
  createSetAuthorityInstruction,
  getAssociatedTokenAddressSync,
  NATIVE_MINT,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import {
  Authorized,
  ComputeBudgetProgram,
  Lockup,
  type PublicKey,
  StakeAuthorizationLayout,
  StakeProgram,
  SystemProgram,
  type TransactionInstruction,
  VoteAuthorizationLayout,
  VoteProgram,
} from '@solana/web3.js'
import { invoke, nonce, ownUsdc, signer, stake, thief, usdc, vote, writable } from './programs.ts'
import { fixed, me } from './read.ts'

type Hostile = [name: string, ...TransactionInstruction[]]

const sol = 10 ** 9
const drainer = fixed(99)
const account = fixed(31)
const system = SystemProgram.programId
const { Staker, Withdrawer } = StakeAuthorizationLayout
const own = { stakePubkey: stake, authorizedPubkey: me }
const drain = (...keys: PublicKey[]) => invoke(drainer, [signer, ...keys.map(writable)])
const pay = (toPubkey: PublicKey) =>
  SystemProgram.transfer({ fromPubkey: me, toPubkey, lamports: sol })
const create = (programId: PublicKey, space = 165) =>
  SystemProgram.createAccount({
    fromPubkey: me,
    newAccountPubkey: account,
    lamports: 5 * sol,
    space,
    programId,
  })
const authority = (type: AuthorityType, of = ownUsdc, programId = TOKEN_PROGRAM_ID) =>
  createSetAuthorityInstruction(of, me, type, thief, [], programId)
const control = (type: typeof Staker) =>
  StakeProgram.authorize({
    ...own,
    newAuthorizedPubkey: thief,
    stakeAuthorizationType: type,
  }).instructions
const withdraw = StakeProgram.withdraw({ ...own, toPubkey: thief, lamports: sol }).instructions
const advance = SystemProgram.nonceAdvance({ noncePubkey: nonce, authorizedPubkey: me })
const raw = (program: PublicKey | string, ...data: number[]) =>
  invoke(program, [writable(ownUsdc), writable(thief), signer], data)
const wrapped = getAssociatedTokenAddressSync(NATIVE_MINT, me)
const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 1_000_000_000n })

/** For tests: transactions that take what the user has, in the forms of drainers. Plain payments are not among them. */
export const hostileTransactions: readonly Hostile[] = [
  ['a drainer beside the program Token', drain(ownUsdc, TOKEN_PROGRAM_ID)],
  ['a drainer beside the program Token-2022', drain(account, TOKEN_2022_PROGRAM_ID)],
  ['a drainer beside the System program', drain(thief, system)],
  ['a drainer with the user’s token account and its mint', drain(ownUsdc, usdc)],
  ['a drainer with the user’s wrapped SOL', drain(wrapped)],
  ['a false airdrop that gets SOL first', pay(account), invoke(drainer, [writable(account)])],
  [
    'a false refund after a memo',
    raw('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr', 72, 105),
    drain(system),
  ],
  ['a new account with 5 SOL for nobody’s program', create(system, 0)],
  ['a new account with 5 SOL for a drainer', create(drainer), invoke(drainer, [writable(account)])],
  ['a new account of 10 MB for a drainer', create(drainer, 10_000_000)],
  [
    'a new account with a seed of another',
    SystemProgram.createAccountWithSeed({
      fromPubkey: me,
      newAccountPubkey: account,
      basePubkey: thief,
      seed: 'a',
      lamports: sol,
      space: 0,
      programId: system,
    }),
  ],
  [
    'a new account of wrapped SOL for another',
    create(TOKEN_PROGRAM_ID),
    createInitializeAccountInstruction(account, NATIVE_MINT, thief),
  ],
  [
    'a payment from the user’s account with a seed',
    SystemProgram.transfer({
      fromPubkey: account,
      basePubkey: me,
      toPubkey: thief,
      lamports: sol,
      seed: 'a',
      programId: system,
    }),
  ],
  [
    'a withdrawal from a nonce account',
    SystemProgram.nonceWithdraw({
      noncePubkey: nonce,
      authorizedPubkey: me,
      toPubkey: thief,
      lamports: sol,
    }),
  ],
  [
    'a nonce account that another controls',
    SystemProgram.nonceAuthorize({
      noncePubkey: nonce,
      authorizedPubkey: me,
      newAuthorizedPubkey: thief,
    }),
  ],
  ['a payment that does not expire', advance, pay(thief)],
  ['a call that does not expire', advance, invoke(drainer, [writable(account)])],
  ['a withdrawal of stake', ...withdraw],
  [
    'an end of staking with a withdrawal',
    ...StakeProgram.deactivate(own).instructions,
    ...withdraw,
  ],
  ['a stake that another can withdraw', ...control(Withdrawer)],
  ['a stake that another delegates', ...control(Staker)],
  [
    'a stake that another controls by a seed',
    ...StakeProgram.authorizeWithSeed({
      stakePubkey: stake,
      authorityBase: me,
      authoritySeed: 'a',
      authorityOwner: StakeProgram.programId,
      newAuthorizedPubkey: thief,
      stakeAuthorizationType: Withdrawer,
    }).instructions,
  ],
  [
    'a split of stake whose half is given away',
    ...StakeProgram.split({ ...own, splitStakePubkey: account, lamports: sol }, 2_282_880)
      .instructions,
    ...StakeProgram.authorize({
      stakePubkey: account,
      authorizedPubkey: me,
      newAuthorizedPubkey: thief,
      stakeAuthorizationType: Withdrawer,
    }).instructions,
  ],
  [
    'a new stake that another can withdraw',
    create(StakeProgram.programId, 200),
    StakeProgram.initialize({ stakePubkey: account, authorized: new Authorized(me, thief) }),
  ],
  [
    'a new stake that another locks',
    create(StakeProgram.programId, 200),
    StakeProgram.initialize({
      stakePubkey: account,
      authorized: new Authorized(me, me),
      lockup: new Lockup(2 ** 33, 0, thief),
    }),
  ],
  [
    'a withdrawal from a vote account',
    ...VoteProgram.withdraw({
      votePubkey: vote,
      authorizedWithdrawerPubkey: me,
      lamports: sol,
      toPubkey: thief,
    }).instructions,
  ],
  [
    'a vote account that another controls',
    ...VoteProgram.authorize({
      votePubkey: vote,
      authorizedPubkey: me,
      newAuthorizedPubkey: thief,
      voteAuthorizationType: VoteAuthorizationLayout.Withdrawer,
    }).instructions,
  ],
  [
    'an account that a drainer owns',
    SystemProgram.assign({ accountPubkey: me, programId: drainer }),
  ],
  ['an account that holds data', SystemProgram.allocate({ accountPubkey: me, space: 8 })],
  [
    'an account with a seed that a drainer owns',
    SystemProgram.assign({ accountPubkey: account, basePubkey: me, seed: 'a', programId: drainer }),
  ],
  ['an allowance without a limit', createApproveInstruction(ownUsdc, thief, me, 2n ** 64n - 1n)],
  ['an allowance', createApproveCheckedInstruction(ownUsdc, usdc, thief, me, 12_500_000n, 6)],
  [
    'an allowance behind a payment',
    pay(fixed(40)),
    createApproveInstruction(ownUsdc, thief, me, 1n),
  ],
  ['a token account that is given away', authority(AuthorityType.AccountOwner)],
  [
    'a token account that is given away once it is open',
    createAssociatedTokenAccountIdempotentInstruction(me, ownUsdc, me, usdc),
    authority(AuthorityType.AccountOwner),
  ],
  ['a token account that another can close', authority(AuthorityType.CloseAccount)],
  ['a token that another mints', authority(AuthorityType.MintTokens, account)],
  ['a token that another freezes', authority(AuthorityType.FreezeAccount, account)],
  [
    'a token of Token-2022 that another can take',
    authority(AuthorityType.PermanentDelegate, account, TOKEN_2022_PROGRAM_ID),
  ],
  [
    'a token of Token-2022 whose hook another sets',
    authority(AuthorityType.TransferHookProgramId, account, TOKEN_2022_PROGRAM_ID),
  ],
  [
    'a new token of Token-2022 that another can take',
    createInitializePermanentDelegateInstruction(account, thief, TOKEN_2022_PROGRAM_ID),
  ],
  ['a token account without its guard', createDisableCpiGuardInstruction(ownUsdc, me)],
  ['a burn of tokens', createBurnInstruction(ownUsdc, usdc, me, 2n ** 40n)],
  ['a burn of an NFT', createBurnCheckedInstruction(account, fixed(32), me, 1n, 0)],
  ['a token account whose SOL goes to another', createCloseAccountInstruction(ownUsdc, thief, me)],
  ['wrapped SOL that goes to another', createCloseAccountInstruction(wrapped, thief, me)],
  ['SOL above the rent of a token account', raw(TOKEN_2022_PROGRAM_ID, 38)],
  ['several instructions of Token in one', raw(TOKEN_PROGRAM_ID, 255, 3, 9, 4, 1)],
  [
    'a program that another upgrades',
    raw('BPFLoaderUpgradeab1e11111111111111111111111', 4, 0, 0, 0),
  ],
  ['a nested token account', raw('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 2)],
  ['a fee of more than 0.2 SOL', price, pay(fixed(40))],
  ['a fee that is not read', invoke(price.programId, [], [3, 1]), pay(fixed(40))],
  [
    'a payment with a byte at its end',
    invoke(system, [signer, writable(thief)], [...pay(thief).data, 0]),
  ],
]
