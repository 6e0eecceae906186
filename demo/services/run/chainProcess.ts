import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { endOrphans, noteProcess } from './orphans.ts'

const STOP_WITHIN_MS = 3_000
/**
 * Maximum number of characters of output in an error. The error has the end of the output, since the reason of a
 * failure comes last.
 */
const KEPT_CHARACTERS = 4_000

interface ChainProcessOptions {
  /** The node's name in errors. */
  name: string
  command: string
  args: string[]
  cwd?: string
  env?: Record<string, string>
  /** Output that marks the node as ready. */
  ready: RegExp
  readyWithinMs: number
}

export interface ChainProcess {
  /** The match of `ready` in the node's output. */
  match: RegExpExecArray
  /** Resolves when the node has ended for any reason. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

/**
 * Starts a chain's node and waits until it is ready. The node ends with this process. If this process is killed, the
 * next process of the same checkout ends the node.
 */
export async function startChainProcess(options: ChainProcessOptions): Promise<ChainProcess> {
  const { command, args, cwd, env } = options
  endOrphans()
  const node = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killNow = () => node.kill('SIGKILL')
  process.once('exit', killNow)
  const forget = node.pid === undefined ? () => {} : noteProcess(node.pid)
  const ended = once(node, 'exit').then(forget, forget)
  async function stop(): Promise<void> {
    process.off('exit', killNow)
    if (node.pid === undefined || node.exitCode !== null || node.signalCode !== null) return
    const timer = setTimeout(killNow, STOP_WITHIN_MS)
    node.kill('SIGTERM')
    await ended
    clearTimeout(timer)
  }
  try {
    return { match: await untilReady(node, options), ended, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Continues to read after the node is ready, because a full pipe would stop the node. */
async function untilReady(
  node: ChildProcess,
  { name, ready, readyWithinMs }: ChainProcessOptions,
): Promise<RegExpExecArray> {
  let output = ''
  const deadline = AbortSignal.timeout(readyWithinMs)
  return await new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${name} did not get ready. It said: ${output.trim()}`))
    const read = (text: Buffer) => {
      output = (output + text.toString()).slice(-KEPT_CHARACTERS)
      const match = ready.exec(output)
      if (match) resolve(match)
    }
    node.stdout?.on('data', read)
    node.stderr?.on('data', read)
    node.once('error', reject)
    node.once('exit', fail)
    deadline.addEventListener('abort', fail)
  })
}
