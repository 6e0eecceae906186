import {
  AuthorityType,
  createInitializeMetadataPointerInstruction,
  createInitializeMint2Instruction,
  createInitializePermanentDelegateInstruction,
  createInitializeScaledUiAmountConfigInstruction,
  createSetAuthorityInstruction,
  ExtensionType,
  getAssociatedTokenAddressSync,
  getMintLen,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
} from '@solana/spl-token'
import { createInitializeInstruction } from '@solana/spl-token-metadata'
import { Keypair, PublicKey, SystemProgram } from '@solana/web3.js'
import { beforeEach, expect, it } from 'vitest'
import { giveSymbol } from '../../../demo/services/solana/giveSymbol.ts'
import { startTestChain } from './testing/startTestChain.ts'
import { readNamedUnit, readTokenBalance, readTokenUnit } from './tokenUnit.ts'

let test: ReturnType<typeof startTestChain>
beforeEach(() => {
  test = startTestChain()
})

const unknown = { code: 'SERVICE_INVALID_RESPONSE' }
const read = (token: string) => readTokenUnit(token, test.rpc)

/** Creates a token whose metadata are an extension of the mint. */
function makeNamed(symbol: string): string {
  const mint = Keypair.generate()
  const { publicKey: key } = test.owner
  const space = getMintLen([ExtensionType.MetadataPointer])
  const metadata = { name: 'A long name of a token', symbol, uri: 'https://token.example/a.json' }
  test.land(
    [
      SystemProgram.createAccount({
        fromPubkey: key,
        newAccountPubkey: mint.publicKey,
        space,
        lamports: Number(test.chain.rentExemption(space + 400)),
        programId: TOKEN_2022_PROGRAM_ID,
      }),
      createInitializeMetadataPointerInstruction(
        mint.publicKey,
        key,
        mint.publicKey,
        TOKEN_2022_PROGRAM_ID,
      ),
      createInitializeMint2Instruction(mint.publicKey, 9, key, null, TOKEN_2022_PROGRAM_ID),
      createInitializeInstruction({
        programId: TOKEN_2022_PROGRAM_ID,
        mint: mint.publicKey,
        metadata: mint.publicKey,
        mintAuthority: key,
        updateAuthority: key,
        ...metadata,
      }),
    ],
    [test.owner, mint],
  )
  return mint.publicKey.toBase58()
}

const giveUp = (mint: PublicKey) =>
  createSetAuthorityInstruction(
    mint,
    test.owner.publicKey,
    AuthorityType.PermanentDelegate,
    null,
    [],
    TOKEN_2022_PROGRAM_ID,
  )

/** Creates a token whose permanent delegate is its owner, who may give the right up. */
function makeDelegated(isGivenUp: boolean): string {
  const mint = Keypair.generate()
  const { publicKey: key } = test.owner
  const space = getMintLen([ExtensionType.PermanentDelegate])
  test.land(
    [
      SystemProgram.createAccount({
        fromPubkey: key,
        newAccountPubkey: mint.publicKey,
        space,
        lamports: Number(test.chain.rentExemption(space)),
        programId: TOKEN_2022_PROGRAM_ID,
      }),
      createInitializePermanentDelegateInstruction(mint.publicKey, key, TOKEN_2022_PROGRAM_ID),
      createInitializeMint2Instruction(mint.publicKey, 6, key, null, TOKEN_2022_PROGRAM_ID),
      ...(isGivenUp ? [giveUp(mint.publicKey)] : []),
    ],
    [test.owner, mint],
  )
  return mint.publicKey.toBase58()
}

it('a token with a permanent delegate is revocable', async () => {
  expect(await read(makeDelegated(false))).toMatchObject({ decimals: 6, isRevocable: true })
  expect(await read(makeDelegated(true))).not.toHaveProperty('isRevocable')
})

it.each([TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID])(
  'a mint of %s without metadata has decimals and no symbol',
  async (program) => {
    expect(await read(test.makeToken(program))).toEqual({ decimals: 6, symbol: '' })
  },
)

it('readTokenUnit reads the symbol of Metaplex’s metadata, without its padding', async () => {
  const token = test.makeToken(TOKEN_PROGRAM_ID)
  giveSymbol(test.chain, token, { name: 'Token', symbol: 'TKN' })
  expect(await read(token)).toEqual({ decimals: 6, symbol: 'TKN' })
})

it('readTokenUnit reads the symbol of Token-2022’s metadata', async () => {
  expect(await read(makeNamed('NEW'))).toEqual({ decimals: 9, symbol: 'NEW' })
})

it('readNamedUnit reads the name beside the symbol, and an empty one without metadata', async () => {
  const token = test.makeToken(TOKEN_PROGRAM_ID)
  const nameOf = async (mint: string) => (await readNamedUnit(mint, test.rpc)).name
  expect(await nameOf(token)).toBe('')
  giveSymbol(test.chain, token, { name: 'Token of a test', symbol: 'TKN' })
  expect(await nameOf(token)).toBe('Token of a test')
  expect(await nameOf(makeNamed('NEW'))).toBe('A long name of a token')
})

it('readTokenBalance sums the accounts of an owner, and is zero without one', async () => {
  const token = test.makeToken(TOKEN_PROGRAM_ID)
  const account = getAssociatedTokenAddressSync(new PublicKey(token), test.owner.publicKey)
  const { data } = test.chain.account(account.toBase58()) as { data: Uint8Array }
  const amountBaseUnits = new DataView(Uint8Array.from(data).buffer).getBigUint64(64, true)
  expect(amountBaseUnits).toBeGreaterThan(0n)
  const read = (owner: PublicKey) => readTokenBalance(owner.toBase58(), token, test.rpc)
  expect(await read(test.owner.publicKey)).toEqual({ amountBaseUnits, decimals: 6, symbol: '' })
  expect(await read(Keypair.generate().publicKey)).toMatchObject({ amountBaseUnits: 0n })
})

it('readTokenUnit removes direction marks from a symbol', async () => {
  expect(await read(makeNamed('\u202eCDSU\u200b'))).toEqual({ decimals: 9, symbol: 'CDSU' })
})

it('a token account has the unit of its token, with the token’s address', async () => {
  const token = test.makeToken(TOKEN_PROGRAM_ID)
  giveSymbol(test.chain, token, { name: 'Token', symbol: 'TKN' })
  const account = getAssociatedTokenAddressSync(new PublicKey(token), test.owner.publicKey)
  expect(await read(account.toBase58())).toEqual({ decimals: 6, symbol: 'TKN', address: token })
})

it('a token whose amounts wallets show scaled has no unit', async () => {
  const token = test.makeToken(
    TOKEN_2022_PROGRAM_ID,
    [ExtensionType.ScaledUiAmountConfig],
    ({ publicKey }) => [
      createInitializeScaledUiAmountConfigInstruction(
        publicKey,
        test.owner.publicKey,
        2,
        TOKEN_2022_PROGRAM_ID,
      ),
    ],
  )
  await expect(read(token)).rejects.toMatchObject({ code: 'TOKEN_SCALED' })
})

it.each([
  ['a wallet', () => test.owner.publicKey.toBase58()],
  ['no account', () => Keypair.generate().publicKey.toBase58()],
  ['an account behind a lookup table', () => `${Keypair.generate().publicKey.toBase58()}#3`],
])('%s has no unit', async (_, token) => {
  await expect(read(token())).rejects.toMatchObject(unknown)
})
