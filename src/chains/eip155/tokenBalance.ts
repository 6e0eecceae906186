import { decodeBytes32String, Interface } from 'ethers/abi'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest, TokenHolding } from '../../types/chainAdapter.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toDisplayText } from '../../utils/displayText.ts'

/** What is read of ERC-20. Loaded when a token is asked: the library that encodes calls is heavy. */
const erc20 = new Interface([
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function symbol() view returns (string)',
])

/** Longer answers are none of these functions'. In hexadecimal digits. */
const maxDigits = 2_048
const word = /^0x[\da-f]{64}$/i
const bytes = /^0x(?:[\da-f]{2}){32,}$/i

/** No real token has more, and browsers refuse to write numbers with more than 100. */
const maxDecimals = 36

/** A `string`; the earliest tokens give 32 bytes instead. */
function decodeSymbol(answer: string): string {
  return word.test(answer)
    ? decodeBytes32String(answer)
    : String(erc20.decodeFunctionResult('symbol', answer)[0])
}

async function call(
  rpc: RpcRequest,
  token: string,
  name: string,
  values: readonly unknown[] = [],
): Promise<string> {
  const data = erc20.encodeFunctionData(name, values)
  const answer = await rpc('eth_call', [{ to: token, data }, 'latest'])
  if (typeof answer === 'string' && answer.length <= maxDigits && bytes.test(answer)) return answer
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: answer })
}

function decode<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

/**
 * The symbol and decimals that an ERC-20 contract says.
 *
 * @throws WalletModalError SERVICE_INVALID_RESPONSE when there is no such token; what `rpc` throws.
 */
export async function readTokenUnit(token: string, rpc: RpcRequest): Promise<TokenUnit> {
  const [decimals, symbol] = await Promise.all([
    call(rpc, token, 'decimals'),
    call(rpc, token, 'symbol'),
  ])
  return decode(() => {
    const places = Number(erc20.decodeFunctionResult('decimals', decimals)[0])
    if (places > maxDecimals) throw new RangeError(`More than ${maxDecimals} decimals.`)
    return { decimals: places, symbol: toDisplayText(decodeSymbol(symbol)) }
  })
}

/** An ERC-20 balance, read from the contract, with its unit. Throws as `readTokenUnit`. */
export async function readTokenBalance(
  address: string,
  token: string,
  rpc: RpcRequest,
): Promise<TokenHolding> {
  const [amount, unit] = await Promise.all([
    call(rpc, token, 'balanceOf', [address]),
    readTokenUnit(token, rpc),
  ])
  const amountBaseUnits = decode(() => BigInt(erc20.decodeFunctionResult('balanceOf', amount)[0]))
  return { amountBaseUnits, ...unit }
}
