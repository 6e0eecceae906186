import {
  ACCOUNT_SIZE,
  ExtensionType,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackMint,
} from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest, TokenHolding } from '../../types/chainAdapter.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toDisplayText } from '../../utils/displayText.ts'
import { toSymbol } from '../../utils/toSymbol.ts'
import { isSolanaAddress } from './address.ts'
import { readAccount } from './send/readAccount.ts'
import { readHoldings } from './send/readHoldings.ts'
import { extensionsOf, maxMintLength } from './send/tokenAccountSize.ts'
import { hasPermanentDelegate, isMint, isScaled } from './send/tokenState.ts'

/** This module is lazy, because Solana's libraries are large. */

/** Program of Metaplex's Token Metadata, which has the symbols of most tokens of SPL Token. */
const metadataProgram = new PublicKey('metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s')
/** Number of bytes that contain name and symbol. */
const metadataLength = 128

/** Maximum decimals. No real token has more, and browsers cannot format numbers with more than 100. */
const maxDecimals = 36

const tokenPrograms = [TOKEN_PROGRAM_ID, TOKEN_2022_PROGRAM_ID]

/**
 * Reads a text: a length in 4 bytes, then UTF-8.
 * @throws RangeError if the data end before
 */
function readText(data: Uint8Array, at: number): { text: string; end: number } {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const end = at + 4 + view.getUint32(at, true)
  if (end > data.length) throw new RangeError('too short')
  return { text: new TextDecoder().decode(data.subarray(at + 4, end)), end }
}

interface TokenTexts {
  name: string
  symbol: string
}

/** @throws RangeError if the data end before both texts do */
function readTexts(data: Uint8Array, at: number): TokenTexts {
  const name = readText(data, at)
  const symbol = readText(data, name.end)
  return { name: toDisplayText(name.text), symbol: toSymbol(symbol.text) }
}

const noTexts: TokenTexts = { name: '', symbol: '' }

/** Two addresses, of the authority and of the mint, precede the name. Metaplex has a byte before them. */
const nameAt = 64

async function readMetaplex(mint: PublicKey, rpc: RpcRequest): Promise<TokenTexts> {
  const seeds = [new TextEncoder().encode('metadata'), metadataProgram.toBytes(), mint.toBytes()]
  const [key] = PublicKey.findProgramAddressSync(seeds, metadataProgram)
  const account = await readAccount(key.toBase58(), rpc, metadataLength)
  if (account?.owner !== metadataProgram.toBase58()) return noTexts
  return readTexts(account.data, nameAt + 1)
}

const refuse = (cause: unknown) => new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })

/**
 * Reads decimals, name and symbol of a mint, or of the token that a token account holds. The texts are those of Token-2022's
 * metadata, else those of Metaplex; they are empty without both. A token with a permanent delegate is revocable.
 *
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if there is no such mint; TOKEN_SCALED if wallets show other amounts
 * than those in base units; errors of `rpc`
 */
export async function readNamedUnit(
  token: string,
  rpc: RpcRequest,
): Promise<TokenUnit & { name: string }> {
  if (!isSolanaAddress(token)) throw refuse(token)
  const mint = new PublicKey(token)
  const [account, metaplex] = await Promise.all([
    readAccount(token, rpc, maxMintLength),
    readMetaplex(mint, rpc).catch(() => noTexts),
  ])
  const program = tokenPrograms.find((one) => one.toBase58() === account?.owner)
  if (!account || !program) throw refuse(token)
  const { data } = account
  if (!isMint(data)) {
    const held = new PublicKey(data.slice(0, 32)).toBase58()
    if (data.length < ACCOUNT_SIZE || held === token) throw refuse(token)
    return { ...(await readNamedUnit(held, rpc)), address: held }
  }
  if (isScaled(data)) {
    const { symbol } = metaplex
    throw new WalletModalError('TOKEN_SCALED', { params: { symbol } })
  }
  try {
    // The library takes any bytes, although its type asks for Node's Buffer.
    const info = { ...account, data: data as Buffer, owner: program, lamports: 0 }
    const { decimals } = unpackMint(mint, info, program)
    if (decimals > maxDecimals) throw new RangeError(`More than ${maxDecimals} decimals.`)
    const extensions = extensionsOf(data)
    const metadata = extensions.get(ExtensionType.TokenMetadata)
    const texts = metadata ? readTexts(metadata, nameAt) : metaplex
    return { decimals, ...texts, ...(hasPermanentDelegate(extensions) && { isRevocable: true }) }
  } catch (cause) {
    throw refuse(cause)
  }
}

/** Reads the balance of `owner` in all of its accounts of a token. Rejects as `readNamedUnit` and `readHoldings`. */
export async function readTokenBalance(
  owner: string,
  mint: string,
  rpc: RpcRequest,
): Promise<TokenHolding> {
  const [unit, held] = await Promise.all([readTokenUnit(mint, rpc), readHoldings(owner, mint, rpc)])
  const amountBaseUnits = held.reduce((sum, { amount }) => sum + amount, 0n)
  return { amountBaseUnits, decimals: unit.decimals, symbol: unit.symbol }
}

/** Reads unit and address as `readNamedUnit` does. Rejects as it does. */
export async function readTokenUnit(token: string, rpc: RpcRequest): Promise<TokenUnit> {
  const { name: _, ...unit } = await readNamedUnit(token, rpc)
  return unit
}
