import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rmdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The node's own package: the project's packages do without it. */
export const nodeFolder = resolve(import.meta.dirname, 'node')

const WAIT_MS = 180_000

const isInstalled = () => existsSync(join(nodeFolder, 'node_modules/.package-lock.json'))

/** Takes the folder for itself; false when somebody else is at it. */
async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    return false
  }
}

/** Installs the node's packages the first time, once for all who want them at the same moment. */
export async function installNode(): Promise<void> {
  const lock = join(nodeFolder, '.installing')
  const deadline = Date.now() + WAIT_MS
  while (!isInstalled()) {
    if (await take(lock)) {
      try {
        await runNpm()
      } finally {
        await rmdir(lock)
      }
      return
    }
    if (Date.now() > deadline) throw new Error(`Remove ${lock}: an installation never ended.`)
    await new Promise((next) => setTimeout(next, 200))
  }
}

async function runNpm(): Promise<void> {
  console.error('Installing the Bitcoin node, once (20 MB, about 10 s) …')
  // Its scripts would compile what is never used.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  const npm = spawn('npm', args, { cwd: nodeFolder, stdio: ['ignore', 2, 2] })
  const [code] = await once(npm, 'close')
  if (code !== 0) throw new Error('The Bitcoin node could not be installed (npm ci).')
}
