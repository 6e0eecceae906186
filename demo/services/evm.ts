import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { findAnvil } from './anvilBinary.ts'
import { callRpc } from './jsonRpcCall.ts'
import { assertPortFree } from './listen.ts'

const READY_WITHIN_MS = 15_000
const STOP_WITHIN_MS = 3_000

export interface EvmChain {
  /** CAIP-2. */
  id: `eip155:${number}`
  url: string
  close(): Promise<void>
}

/** A fresh Ethereum chain: ten funded accounts of the well-known mnemonic, a block a transaction. */
export async function startEvmChain(options: { port: number; chainId: number }): Promise<EvmChain> {
  const { port, chainId } = options
  await assertPortFree(port, `the local chain eip155:${chainId}`)
  const node = spawn(findAnvil(), ['--port', String(port), '--chain-id', String(chainId)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whatever ends this process, the chain must not outlive it.
  const killNow = () => node.kill('SIGKILL')
  process.once('exit', killNow)
  const close = async () => {
    await stop(node)
    process.off('exit', killNow)
  }

  try {
    const url = await addressOf(node)
    await untilItIs(url, chainId)
    return { id: `eip155:${chainId}`, url, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** Reads on after the address was found: a full pipe would stop the node. */
async function addressOf(node: ChildProcess): Promise<string> {
  let output = ''
  const deadline = AbortSignal.timeout(READY_WITHIN_MS)
  return await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`anvil did not get ready. It said: ${output.trim()}`))
    const read = (text: Buffer) => {
      if (output.length < 20_000) output += text.toString()
      const address = /Listening on (\S+)/.exec(output)?.[1]
      if (address) resolve(`http://${address}`)
    }
    node.stdout?.on('data', read)
    node.stderr?.on('data', read)
    node.once('error', reject)
    node.once('exit', fail)
    deadline.addEventListener('abort', fail)
  })
}

/** Asks until the node answers: it says that it listens a moment before it does. */
async function untilItIs(url: string, chainId: number): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS
  for (;;) {
    const answer = await callRpc(url, 'eth_chainId').catch((error: unknown) => error)
    if (answer === `0x${chainId.toString(16)}`) return
    if (Date.now() > deadline) throw new Error(`The chain at ${url} does not answer.`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

async function stop(node: ChildProcess): Promise<void> {
  if (node.pid === undefined || node.exitCode !== null || node.signalCode !== null) return
  const ended = once(node, 'exit')
  const timer = setTimeout(() => node.kill('SIGKILL'), STOP_WITHIN_MS)
  node.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}
