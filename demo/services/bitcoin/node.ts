import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { listen } from '../listen.ts'
import { installNode, nodeFolder } from './install.ts'

const READY_WITHIN_MS = 30_000
const STOP_WITHIN_MS = 3_000

export interface BitcoinNode {
  /** Bitcoin Core's JSON-RPC, and bcoin's own paths. */
  url: string
  close(): Promise<void>
}

/** A regtest node with an empty chain: bcoin, which knows segwit v0 and no taproot. */
export async function startNode(): Promise<BitcoinNode> {
  await installNode()
  const port = await freePort()
  const child = spawn(process.execPath, ['run.mjs'], {
    cwd: nodeFolder,
    env: { ...process.env, PORT: String(port), NODE_BACKEND: 'js' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  // Whatever ends this process, the node must not outlive it.
  const killNow = () => child.kill('SIGKILL')
  process.once('exit', killNow)
  const close = async () => {
    await stop(child)
    process.off('exit', killNow)
  }
  try {
    await untilReady(child)
    return { url: `http://127.0.0.1:${port}`, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listen(probe, 0, 'the Bitcoin node')
  probe.close()
  await once(probe, 'close')
  return port
}

/** Reads on after it is ready: a full pipe would stop the node. */
async function untilReady(child: ChildProcess): Promise<void> {
  let output = ''
  const deadline = AbortSignal.timeout(READY_WITHIN_MS)
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`bcoin did not get ready. It said: ${output.trim()}`))
    const read = (text: Buffer) => {
      if (output.length < 20_000) output += text.toString()
      if (/^ready$/m.test(output)) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', fail)
    deadline.addEventListener('abort', fail)
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS)
  child.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}
