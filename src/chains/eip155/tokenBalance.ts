import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest, TokenBalance } from '../../types/chainAdapter.ts'
import { toDisplayText } from '../../utils/displayText.ts'

/** The first four bytes of the hash of each function of ERC-20 that is read. */
const selectors = { balanceOf: '70a08231', decimals: '313ce567', symbol: '95d89b41' }
const wordLength = 64

function toText(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  return toDisplayText(new TextDecoder().decode(bytes.filter((byte) => byte !== 0)))
}

/** A `string`; the earliest tokens give 32 bytes instead. */
function decodeText(hex: string): string {
  if (hex.length <= wordLength) return toText(hex)
  const length = Number(BigInt(`0x${hex.slice(wordLength, 2 * wordLength)}`))
  return toText(hex.slice(2 * wordLength, 2 * wordLength + 2 * Math.min(length, 256)))
}

/**
 * An ERC-20 balance, read from the contract, with the symbol and decimals that it says.
 *
 * @throws WalletModalError SERVICE_INVALID_RESPONSE when there is no such token; what `rpc` throws.
 */
export async function readTokenBalance(
  address: string,
  token: string,
  rpc: RpcRequest,
): Promise<TokenBalance> {
  async function call(data: string): Promise<string> {
    const answer = await rpc('eth_call', [{ to: token, data: `0x${data}` }, 'latest'])
    if (typeof answer !== 'string' || !/^0x(?:[\da-f]{2}){32,}$/i.test(answer)) {
      throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: answer })
    }
    return answer.slice(2)
  }
  const owner = address.slice(2).toLowerCase().padStart(wordLength, '0')
  const [amount, decimals, symbol] = await Promise.all([
    call(selectors.balanceOf + owner),
    call(selectors.decimals),
    call(selectors.symbol),
  ])
  return {
    amountBaseUnits: BigInt(`0x${amount.slice(0, wordLength)}`),
    decimals: Number(BigInt(`0x${decimals.slice(0, wordLength)}`) & 0xffn),
    symbol: decodeText(symbol),
  }
}
