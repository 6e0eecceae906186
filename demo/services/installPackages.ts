import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, rmdir } from 'node:fs/promises'
import { join } from 'node:path'

const WAIT_MS = 600_000
const LOOK_AGAIN_MS = 300

/** Takes a folder for itself; false when somebody else is at it. */
async function take(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return true
  } catch {
    return false
  }
}

/**
 * Installs the packages of a folder the first time, once for all who want them at the same moment. Their scripts
 * do not run: they would compile what is never used. `what` says what comes, how large it is and how long it takes.
 */
export async function installPackages(folder: string, what: string): Promise<void> {
  const isInstalled = () => existsSync(join(folder, 'node_modules/.package-lock.json'))
  const lock = join(folder, '.installing')
  const deadline = Date.now() + WAIT_MS
  while (!isInstalled()) {
    if (await take(lock)) {
      try {
        await runNpm(folder, what)
      } finally {
        await rmdir(lock)
      }
      return
    }
    if (Date.now() > deadline) throw new Error(`Remove ${lock}: an installation never ended.`)
    await new Promise((next) => setTimeout(next, LOOK_AGAIN_MS))
  }
}

async function runNpm(folder: string, what: string): Promise<void> {
  console.error(`Installing ${what}, once …`)
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] })
  const [code] = await once(npm, 'close')
  if (code !== 0) throw new Error(`npm ci failed in ${folder}.`)
}
