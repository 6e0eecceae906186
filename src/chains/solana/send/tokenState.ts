import {
  ACCOUNT_SIZE,
  type Account,
  AccountState,
  AccountType,
  ExtensionType,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackAccount,
} from '@solana/spl-token'
import { PublicKey, SystemProgram } from '@solana/web3.js'
import type { ErrorCode } from '../../../errors/codes.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { readAccount } from './readAccount.ts'
import { extensionsOf, maxMintLength, tokenAccountSize } from './tokenAccountSize.ts'

const tokenPrograms = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]

/** Extensions by which wallets show other amounts than those in base units. */
const scaled = [ExtensionType.ScaledUiAmountConfig, ExtensionType.InterestBearingConfig]

/** True for the data of a mint, false for those of a token account. Both belong to the same programs. */
export const isMint = (data: Uint8Array): boolean =>
  data.length === MINT_SIZE || data[ACCOUNT_SIZE] === AccountType.Mint

/** True if wallets show other amounts of the token than those in base units. `data` are those of the mint. */
export function isScaled(data: Uint8Array): boolean {
  const extensions = extensionsOf(data)
  return scaled.some((type) => extensions.has(type))
}

/**
 * True if the mint names a permanent delegate, which can transfer and burn the tokens of any account
 * (https://solana.com/docs/tokens/extensions/permanent-delegate).
 */
export function hasPermanentDelegate(extensions: ReturnType<typeof extensionsOf>): boolean {
  return extensions.get(ExtensionType.PermanentDelegate)?.some((byte) => byte !== 0) ?? false
}

export interface MintState {
  key: PublicKey
  program: PublicKey
  /** Number of bytes of a new token account. */
  accountSize: number
  /** True if new token accounts are frozen until the issuer thaws them. */
  opensFrozen: boolean
  /** Program that the token program calls in each transfer. */
  hook: PublicKey | null
}

/** Length of an authority's address, which precedes other data of an extension. */
const authorityLength = 32

function hookOf(extension: Uint8Array | undefined): PublicKey | null {
  if (!extension) return null
  const program = new PublicKey(extension.slice(authorityLength, authorityLength + 32))
  return program.equals(PublicKey.default) ? null : program
}

/**
 * Reads a token's mint. Rejects with errors of `rpc`, with TRANSFER_REFUSED if the token's address is not a mint, and
 * with TOKEN_NOT_TRANSFERABLE, TOKEN_PAUSED or TOKEN_SCALED.
 */
export async function readMint(transfer: Transfer, rpc: RpcRequest): Promise<MintState> {
  const { token, symbol } = transfer
  const refuse = (code: ErrorCode) => new WalletModalError(code, { params: { symbol } })
  const account = await readAccount(String(token), rpc, maxMintLength)
  const program = tokenPrograms.find((one) => one.toBase58() === account?.owner)
  if (!account || !program || !isMint(account.data)) throw refuse('TRANSFER_REFUSED')
  const { data } = account
  const extensions = extensionsOf(data)
  if (extensions.has(ExtensionType.NonTransferable)) throw refuse('TOKEN_NOT_TRANSFERABLE')
  if (extensions.get(ExtensionType.PausableConfig)?.[authorityLength]) throw refuse('TOKEN_PAUSED')
  if (isScaled(data)) throw refuse('TOKEN_SCALED')
  const [state] = extensions.get(ExtensionType.DefaultAccountState) ?? []
  return {
    key: new PublicKey(String(token)),
    program,
    accountSize: tokenAccountSize(program, data),
    opensFrozen: state === AccountState.Frozen,
    hook: hookOf(extensions.get(ExtensionType.TransferHook)),
  }
}

/** Maximum bytes of a token account that are read. An account with every extension is shorter. */
const maxAccountLength = 2_000

export interface Receiving {
  /** The receiver's associated token account. */
  address: PublicKey
  exists: boolean
  /** Tokens that the account has, in base units. */
  amount: bigint
  /** True if the account accepts only transfers that follow a memo. */
  needsMemo: boolean
}

/** @throws WalletModalError SERVICE_INVALID_RESPONSE if the data are no initialized token account of the mint */
function toTokenAccount(
  address: PublicKey,
  { data, owner }: { data: Uint8Array; owner: string },
  mint: MintState,
): Account {
  let cause: unknown = owner
  try {
    // The library accepts any bytes, although its type requires Node's Buffer.
    const info = {
      data: data as Buffer,
      owner: new PublicKey(owner),
      executable: false,
      lamports: 0,
    }
    const account = unpackAccount(address, info, mint.program)
    if (account.isInitialized && account.mint.equals(mint.key)) return account
  } catch (thrown) {
    cause = thrown
  }
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
}

/**
 * Reads the receiver's associated token account. Its owner can have changed it to another one, which phishing has users
 * sign. Rejects with errors of `rpc`, and with RECEIVER_ACCOUNT_TAKEN, RECEIVER_FROZEN or MEMO_REQUIRED.
 */
export async function readReceiving(
  { to, symbol, part }: Transfer,
  mint: MintState,
  rpc: RpcRequest,
): Promise<Receiving> {
  const owner = new PublicKey(to)
  const refuse = (code: ErrorCode) => new WalletModalError(code, { params: { symbol } })
  const address = getAssociatedTokenAddressSync(mint.key, owner, true, mint.program)
  const account = await readAccount(address.toBase58(), rpc, maxAccountLength)
  // An address that has got lamports before its token account was created belongs to the system program.
  if (!account || account.owner === SystemProgram.programId.toBase58()) {
    if (mint.opensFrozen) throw refuse('RECEIVER_FROZEN')
    return { address, exists: false, amount: 0n, needsMemo: false }
  }
  const held = toTokenAccount(address, account, mint)
  if (!held.owner.equals(owner)) throw refuse('RECEIVER_ACCOUNT_TAKEN')
  if (held.isFrozen) throw refuse('RECEIVER_FROZEN')
  const [memoFlag] = extensionsOf(account.data).get(ExtensionType.MemoTransfer) ?? []
  const needsMemo = memoFlag === 1
  if (needsMemo && !part?.solanaPay?.memo) throw refuse('MEMO_REQUIRED')
  return { address, exists: true, amount: held.amount, needsMemo }
}
