import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { inRepository } from '../../../.ci/paths.ts'
import { listen } from '../shared/listen.ts'
import { anyPorts } from './ports.ts'

const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

/** Runs the program in a process of its own, without building, on free ports. */
function start(chosen: Record<string, number>) {
  const options = JSON.stringify({ build: false, ports: { ...anyPorts, ...chosen } })
  const script = `import { runDemo } from './demo/services/run/runDemo.ts'
    import { runUntilStopped } from './demo/services/run/runUntilStopped.ts'
    await runUntilStopped(() => runDemo(${options}))`
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: inRepository('.') },
  )
  children.push(child)
  let output = ''
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString()
        if (output.includes('Ctrl-C')) resolve()
      })
    }
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  return { child, ready, ended, output: () => output }
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'the services close every port after %s',
  async (signal) => {
    const { child, ready, ended, output } = start({})
    await Promise.race([ready, ended])
    const urls = output().match(/http:\S+/g) ?? []
    expect(urls.length).toBeGreaterThanOrEqual(7)
    for (const url of urls) await fetch(url)
    const { port } = new URL(urls[0] ?? '')
    const config = await (await fetch(`http://localhost:${port}/services.json`)).json()
    expect(config.chains).toMatchObject({
      'eip155:1': expect.any(String),
      'eip155:8453': expect.any(String),
    })

    // The terminal and npm may both send the signal.
    child.kill(signal)
    child.kill(signal)

    expect(await ended).toBe(0)
    for (const url of urls) await expect(fetch(url)).rejects.toThrow()
  },
)

it.each(['demo', 'relay', 'base'])(
  'the error for a taken port names the port and the service that needs it: %s',
  async (part) => {
    const other = createServer()
    const port = await listen(other, 0, 'the test')
    const { ended, output } = start({ [part]: port })

    expect(await ended).toBe(1)
    expect(output()).toMatch(
      // Without install scripts, bigint-buffer 1.1.5 says in a line before that its native part is missing.
      new RegExp(`^Port ${port} is taken and the [\\w :]+ needs it: stop [^.]+\\.\n$`, 'm'),
    )
    other.close()
  },
)

/** Lists a process and all its descendants, as `ps` reports them. */
function listTree(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const below = (parent: number): number[] => [
    parent,
    ...rows.flatMap(([own = 0, above]) => (above === parent ? below(own) : [])),
  ]
  return below(pid)
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'npm start ends every process after %s is sent to npm alone',
  async (signal) => {
    const env = { ...process.env, WALLET_MODAL_NO_BUILD: '1', WALLET_MODAL_PORTS: 'any' }
    const npm = spawn('npm', ['start'], { cwd: inRepository(), env })
    children.push(npm)
    await new Promise<void>((resolve) => {
      npm.stdout.on('data', (text: Buffer) => text.includes('Ctrl-C') && resolve())
      npm.once('close', () => resolve())
    })
    const all = listTree(npm.pid ?? 0)
    expect(all.length).toBeGreaterThan(3)
    npm.kill(signal)
    await expect.poll(() => all.filter(isThere), { timeout: 30_000 }).toEqual([])
  },
  120_000,
)
