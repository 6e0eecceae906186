import {
  ACCOUNT_SIZE,
  ExtensionType,
  TOKEN_2022_PROGRAM_ID,
  TOKEN_PROGRAM_ID,
  unpackMint,
} from '@solana/spl-token'
import { PublicKey } from '@solana/web3.js'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toSymbol } from '../../utils/toSymbol.ts'
import { isSolanaAddress } from './address.ts'
import { readAccount } from './send/readAccount.ts'
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
 * Reads the second of two texts, name and symbol. Each is a length in 4 bytes, then UTF-8.
 * @throws RangeError if the data end before
 */
function readSymbol(data: Uint8Array, at: number): string {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const symbolAt = at + 4 + view.getUint32(at, true)
  const length = view.getUint32(symbolAt, true)
  const bytes = data.subarray(symbolAt + 4, symbolAt + 4 + length)
  if (bytes.length < length) throw new RangeError('too short')
  return toSymbol(new TextDecoder().decode(bytes))
}

/** Two addresses, of the authority and of the mint, precede the name. Metaplex has a byte before them. */
const nameAt = 64

async function readMetaplexSymbol(mint: PublicKey, rpc: RpcRequest): Promise<string> {
  const seeds = [new TextEncoder().encode('metadata'), metadataProgram.toBytes(), mint.toBytes()]
  const [key] = PublicKey.findProgramAddressSync(seeds, metadataProgram)
  const account = await readAccount(key.toBase58(), rpc, metadataLength)
  if (account?.owner !== metadataProgram.toBase58()) return ''
  return readSymbol(account.data, nameAt + 1)
}

const refuse = (cause: unknown) => new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })

/**
 * Reads decimals and symbol of a mint, or of the token that a token account holds. The symbol is that of Token-2022's
 * metadata, else that of Metaplex; it is empty without both. A token with a permanent delegate is revocable.
 *
 * @throws WalletModalError SERVICE_INVALID_RESPONSE if there is no such mint; TOKEN_SCALED if wallets show other amounts
 * than those in base units; errors of `rpc`
 */
export async function readTokenUnit(token: string, rpc: RpcRequest): Promise<TokenUnit> {
  if (!isSolanaAddress(token)) throw refuse(token)
  const mint = new PublicKey(token)
  const [account, metaplex] = await Promise.all([
    readAccount(token, rpc, maxMintLength),
    readMetaplexSymbol(mint, rpc).catch(() => ''),
  ])
  const program = tokenPrograms.find((one) => one.toBase58() === account?.owner)
  if (!account || !program) throw refuse(token)
  const { data } = account
  if (!isMint(data)) {
    const held = new PublicKey(data.slice(0, 32)).toBase58()
    if (data.length < ACCOUNT_SIZE || held === token) throw refuse(token)
    return { ...(await readTokenUnit(held, rpc)), address: held }
  }
  if (isScaled(data)) throw new WalletModalError('TOKEN_SCALED', { params: { symbol: metaplex } })
  try {
    // The library takes any bytes, although its type asks for Node's Buffer.
    const info = { ...account, data: data as Buffer, owner: program, lamports: 0 }
    const { decimals } = unpackMint(mint, info, program)
    if (decimals > maxDecimals) throw new RangeError(`More than ${maxDecimals} decimals.`)
    const extensions = extensionsOf(data)
    const metadata = extensions.get(ExtensionType.TokenMetadata)
    const symbol = metadata ? readSymbol(metadata, nameAt) : metaplex
    return { decimals, symbol, ...(hasPermanentDelegate(extensions) && { isRevocable: true }) }
  } catch (cause) {
    throw refuse(cause)
  }
}
