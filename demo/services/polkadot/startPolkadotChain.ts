import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { assertPortFree } from '../listen.ts'
import { writeConfig } from './config.ts'
import { installNode, nodeFolder } from './install.ts'
import { polkadotNetwork } from './network.ts'

const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 3_000

export interface PolkadotChain {
  /** CAIP-2. */
  id: string
  /** JSON-RPC over HTTP; the same address takes WebSockets. */
  url: string
  close(): Promise<void>
}

/**
 * A real parachain runtime over a fresh state: `funded` accounts have money, every transaction gets a block. A
 * transaction with a bad signature ends the node, so it is started again, at the same address and with the
 * state it began with.
 */
export async function startPolkadotChain(options: {
  port: number
  funded: string[]
}): Promise<PolkadotChain> {
  await assertPortFree(options.port, 'the local Polkadot chain')
  await installNode()
  let isClosing = false
  let running: ChildProcess | undefined
  // Whatever ends this process, the node must not outlive it.
  const killNow = () => running?.kill('SIGKILL')
  process.once('exit', killNow)

  async function start(port: number): Promise<string> {
    const config = await writeConfig({ port, funded: options.funded })
    const args = ['node_modules/@acala-network/chopsticks/chopsticks.cjs', `--config=${config}`]
    const node = spawn(process.execPath, args, {
      cwd: nodeFolder,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running = node
    return await addressOf(node)
  }

  function restartWhenEnded(url: string): void {
    running?.once('exit', () => {
      if (isClosing) return
      console.error(
        'The Polkadot node ended, most likely over a bad signature. Starting it again …',
      )
      start(Number(new URL(url).port)).then(
        () => restartWhenEnded(url),
        (error: unknown) => console.error(error),
      )
    })
  }

  const close = async () => {
    isClosing = true
    if (running) await stop(running)
    process.off('exit', killNow)
  }
  try {
    const url = await start(options.port)
    restartWhenEnded(url)
    return { id: polkadotNetwork.caipNetworkId, url, close }
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
    const fail = () => reject(new Error(`chopsticks did not get ready. It said: ${output.trim()}`))
    const read = (text: Buffer) => {
      // It begins with pages of warnings.
      output = (output + text.toString()).slice(-4_000)
      const address = /RPC listening on (http:\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    node.stdout?.on('data', read)
    node.stderr?.on('data', read)
    node.once('error', reject)
    node.once('exit', fail)
    deadline.addEventListener('abort', fail)
  })
}

async function stop(node: ChildProcess): Promise<void> {
  if (node.pid === undefined || node.exitCode !== null || node.signalCode !== null) return
  const ended = once(node, 'exit')
  const timer = setTimeout(() => node.kill('SIGKILL'), STOP_WITHIN_MS)
  node.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}
