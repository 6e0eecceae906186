import type { EvmChain } from './EvmChain.ts'

/** Networks that run in the page, by CAIP-2 id. */
const chainIds = { 'eip155:1': 1, 'eip155:8453': 8453 } as const

/** The first account of the test wallet; its key is public. */
const rich = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

interface RpcRequest {
  id: unknown
  method: string
  params?: readonly unknown[]
}

const started = new Map<number, Promise<EvmChain>>()

/** Starts a chain with its first request, because the EVM is 170 kB. */
function chainOf(chainId: number): Promise<EvmChain> {
  const known = started.get(chainId)
  if (known) return known
  const chain = import('./EvmChain.ts').then(({ EvmChain }) =>
    EvmChain.create(chainId, { [rich]: 10n ** 19n }),
  )
  started.set(chainId, chain)
  return chain
}

async function answer(chain: EvmChain, { id, method, params = [] }: RpcRequest) {
  try {
    return { jsonrpc: '2.0', id, result: await chain.request(method, params) }
  } catch (thrown) {
    const { code = -32_603, message = String(thrown), data } = Object(thrown)
    return { jsonrpc: '2.0', id, error: { code, message, data } }
  }
}

/** Serves the chains below this address to the page's own `fetch`, and returns their URLs by CAIP-2 id. */
export function serveChains(address: string): Record<string, string> {
  const passOn = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const request = new Request(input, init)
    const [, chainId] = /\/(\d+)$/.exec(request.url) ?? []
    if (!request.url.startsWith(address) || !chainId) return passOn(input, init)
    const asked = (await request.json()) as RpcRequest | RpcRequest[]
    const chain = await chainOf(Number(chainId))
    if (!Array.isArray(asked)) return Response.json(await answer(chain, asked))
    return Response.json(await Promise.all(asked.map((one) => answer(chain, one))))
  }
  return Object.fromEntries(
    Object.entries(chainIds).map(([id, chainId]) => [id, `${address}${chainId}`]),
  )
}
