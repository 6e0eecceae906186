import { createServer } from 'node:http'
import { isRecord } from '../../wallets/shared/json.ts'
import { neededBy } from '../run/ports.ts'
import { json, type Request, type RunningServer, serve } from '../shared/http.ts'
import { closeServer, listen } from '../shared/listen.ts'
import { Chain } from './Chain.ts'
import { runMethod } from './methods.ts'
import { SolanaRpcError } from './SolanaRpcError.ts'
import { seedTokens } from './seedTokens.ts'
import { serveSubscriptions } from './subscriptions.ts'

/** The chain has the CAIP-2 id of devnet, because wallets and services know devnet and its tokens are worthless too. */
export const SOLANA_DEVNET = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

export interface SolanaChain {
  /** CAIP-2. */
  id: typeof SOLANA_DEVNET
  url: string
  close(): Promise<void>
}

const LAMPORTS_PER_SOL = 1_000_000_000n
const FUNDS = 1000n * LAMPORTS_PER_SOL

/**
 * Solana's own runtime behind its JSON-RPC, with `funded` addresses. The WebSocket is on the next port, where libraries
 * expect it.
 */
export async function startSolanaChain(options: {
  port: number
  funded: readonly string[]
  /**
   * Owners of the demo's tokens, and owners of the tokens that only some accounts have. Both lists are empty by
   * default.
   */
  tokenOwners?: { all: string[]; first: string[] }
}): Promise<SolanaChain> {
  const chain = new Chain()
  for (const address of options.funded) chain.airdrop(address, FUNDS)
  if (options.tokenOwners) seedTokens(chain, options.tokenOwners)
  const { http, sockets } = await listenOnNeighbours(options.port, chain)
  return {
    id: SOLANA_DEVNET,
    url: http.url,
    async close() {
      await Promise.all([http.close(), sockets.close()])
    },
  }
}

/** For a test, any free port whose next port is also free. */
async function listenOnNeighbours(port: number, chain: Chain, attempts = 10) {
  const routes = [
    {
      method: 'POST' as const,
      path: '/',
      handle: (request: Request) => handleRequest(chain, request),
    },
  ]
  const http = await serve({ port, name: neededBy.solana, routes })
  try {
    return { http, sockets: await startSockets(http, chain) }
  } catch (error) {
    await http.close()
    if (port !== 0 || attempts <= 1) throw error
    return await listenOnNeighbours(port, chain, attempts - 1)
  }
}

async function startSockets(
  http: RunningServer,
  chain: Chain,
): Promise<{ close(): Promise<void> }> {
  const server = createServer((_, response) => void response.writeHead(426).end())
  await listen(server, http.port + 1, neededBy.solanaSocket)
  const subscriptions = serveSubscriptions(chain, server)
  return {
    async close() {
      subscriptions.close()
      await closeServer(server)
    },
  }
}

async function handleRequest(chain: Chain, request: Request) {
  try {
    const body: unknown = JSON.parse(await request.body())
    return json(Array.isArray(body) ? body.map((one) => respond(chain, one)) : respond(chain, body))
  } catch {
    const error = { code: -32700, message: 'Parse error' }
    return json({ jsonrpc: '2.0', id: null, error })
  }
}

function respond(chain: Chain, call: unknown): object {
  const { id = null, method, params } = isRecord(call) ? call : {}
  try {
    const list = Array.isArray(params) ? (params as unknown[]) : []
    return { jsonrpc: '2.0', id, result: runMethod(chain, String(method), list) }
  } catch (thrown) {
    if (!(thrown instanceof SolanaRpcError)) console.error(thrown)
    const { code, message, data } =
      thrown instanceof SolanaRpcError ? thrown : new SolanaRpcError(-32603, String(thrown))
    return { jsonrpc: '2.0', id, error: { code, message, ...(data !== undefined && { data }) } }
  }
}
