import { decodeBytes32String, Interface } from 'ethers/abi'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { RpcRequest, TokenHolding } from '../../types/chainAdapter.ts'
import type { ContractUnit } from '../../types/sender.ts'
import type { TokenUnit } from '../../types/token.ts'
import { toDisplayText } from '../../utils/displayText.ts'
import { toSymbol } from '../../utils/toSymbol.ts'

/** This module is lazy, because the ABI library is large. */
const erc20 = new Interface([
  'function balanceOf(address owner) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function name() view returns (string)',
  'function symbol() view returns (string)',
])

/** Maximum characters of a response. No valid response is longer. */
const maxDigits = 2_048
const word = /^0x[\da-f]{64}$/i
const bytes = /^0x(?:[\da-f]{2}){32,}$/i

/** Maximum decimals. No real token has more, and browsers cannot format numbers with more than 100. */
const maxDecimals = 36

/** Decodes a name or a symbol, which is a `string`, or a bytes32 in the earliest tokens. */
function decodeText(method: string, response: string): string {
  return word.test(response)
    ? decodeBytes32String(response)
    : String(erc20.decodeFunctionResult(method, response)[0])
}

async function call(
  rpc: RpcRequest,
  token: string,
  name: string,
  values: readonly unknown[] = [],
): Promise<string> {
  const data = erc20.encodeFunctionData(name, values)
  const response = await rpc('eth_call', [{ to: token, data }, 'latest'])
  if (typeof response === 'string' && response.length <= maxDigits && bytes.test(response))
    return response
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause: response })
}

function decode<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw new WalletModalError('SERVICE_INVALID_RESPONSE', { cause })
  }
}

async function readDecimals(token: string, rpc: RpcRequest): Promise<number> {
  const response = await call(rpc, token, 'decimals')
  return decode(() => {
    const places = Number(erc20.decodeFunctionResult('decimals', response)[0])
    if (places > maxDecimals) throw new RangeError(`More than ${maxDecimals} decimals.`)
    return places
  })
}

async function readSymbol(token: string, rpc: RpcRequest): Promise<string> {
  const response = await call(rpc, token, 'symbol')
  return decode(() => toSymbol(decodeText('symbol', response)))
}

/** Reads the name that a token gives itself, which may be empty. Rejects with the errors of `readTokenUnit`. */
export async function readTokenName(token: string, rpc: RpcRequest): Promise<string> {
  const response = await call(rpc, token, 'name')
  return decode(() => toDisplayText(decodeText('name', response)))
}

/** @throws WalletModalError SERVICE_INVALID_RESPONSE if the contract is not a token; errors of `rpc` */
export async function readTokenUnit(token: string, rpc: RpcRequest): Promise<TokenUnit> {
  const [decimals, symbol] = await Promise.all([readDecimals(token, rpc), readSymbol(token, rpc)])
  return { decimals, symbol }
}

/** Reads decimals and symbol of a token. The symbol is null if it is missing or cannot be decoded. */
export async function readContractUnit(token: string, rpc: RpcRequest): Promise<ContractUnit> {
  const symbol = readSymbol(token, rpc).catch(() => null)
  return { decimals: await readDecimals(token, rpc), symbol: (await symbol) || null }
}

/** Rejects with the errors of `readTokenUnit`. */
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
