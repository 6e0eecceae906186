import { erc20 } from '../contracts/abi.ts'
import { type DemoToken, tokens } from '../data/tokens.ts'
import { callRpcBatch } from '../shared/jsonRpcCall.ts'

const known = new Map(
  Object.values<DemoToken>(tokens).map((token) => [token.address.toLowerCase(), token]),
)

/** Maximum length of names from foreign contracts. */
const NAME_LENGTH = 64

const questions = ['name', 'symbol', 'decimals'] as const

/**
 * Name, symbol and decimals of tokens, by address in lower case. The data are read from the demo's list, or else from
 * the contract. A contract that does not respond like a token is left out.
 */
export async function fungiblesAt(
  url: string,
  addresses: readonly string[],
): Promise<Map<string, DemoToken>> {
  const found = new Map<string, DemoToken>()
  const unknown = [...new Set(addresses)].filter((address) => {
    const token = known.get(address)
    if (token) found.set(address, token)
    return !token
  })
  const calls = unknown.flatMap((to) =>
    questions.map((name) => {
      const call = { to, data: erc20.encodeFunctionData(name) }
      return ['eth_call', [call, 'latest']] as const
    }),
  )
  const results = await callRpcBatch(url, calls, { orUndefined: true })
  for (const [at, address] of unknown.entries()) {
    const token = readToken(address, results.slice(at * 3, at * 3 + 3))
    if (token) found.set(address, token)
  }
  return found
}

function readToken(address: string, results: readonly unknown[]): DemoToken | undefined {
  try {
    const [name, symbol, decimals] = questions.map(
      (question, at) => erc20.decodeFunctionResult(question, String(results[at]))[0],
    )
    return {
      name: String(name).slice(0, NAME_LENGTH),
      symbol: String(symbol).slice(0, NAME_LENGTH),
      decimals: Number(decimals),
      address,
      price: null,
    }
  } catch {
    return undefined
  }
}
