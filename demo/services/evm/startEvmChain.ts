import { startChainProcess } from '../run/chainProcess.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'
import { assertPortFree, listenHost } from '../shared/listen.ts'
import { findAnvil } from './anvilBinary.ts'

const READY_WITHIN_MS = 60_000

export interface EvmChain {
  /** CAIP-2. */
  id: `eip155:${number}`
  url: string
  close(): Promise<void>
}

interface EvmChainOptions {
  port: number
  chainId: number
  /** Time of the first block, in seconds since 1970; the current time by default. */
  startsAt?: number
}

/** A fresh Ethereum chain: ten funded accounts of the well-known mnemonic, one block for each transaction. */
export async function startEvmChain(options: EvmChainOptions): Promise<EvmChain> {
  const { port, chainId, startsAt } = options
  const timestamp = startsAt === undefined ? [] : ['--timestamp', String(startsAt)]
  await assertPortFree(port, `the local chain eip155:${chainId}`)
  const node = await startChainProcess({
    name: 'anvil',
    command: findAnvil(),
    args: [
      ...['--host', listenHost, '--port', String(port), '--chain-id', String(chainId)],
      ...timestamp,
    ],
    ready: /Listening on \S+:(\d+)/,
    readyWithinMs: READY_WITHIN_MS,
  })
  const url = `http://127.0.0.1:${node.match[1]}`
  try {
    await untilItIs(url, chainId)
    return { id: `eip155:${chainId}`, url, close: node.stop }
  } catch (error) {
    await node.stop()
    throw error
  }
}

/** Polls until the node responds, because the node reports that it is ready a moment too early. */
async function untilItIs(url: string, chainId: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const response = await callRpc(url, 'eth_chainId').catch((error: unknown) => error)
    if (response === `0x${chainId.toString(16)}`) return
    if (Date.now() > deadline) throw new Error(`The chain at ${url} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
