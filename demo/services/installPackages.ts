import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onceForAll } from './onceForAll.ts'

type Locked = Record<string, { version?: string; optional?: boolean }>

function readLock(file: string): Locked | undefined {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { packages: Locked }).packages
  } catch {
    return undefined
  }
}

/** Whether all that the lockfile asks of every system is there, in its version. */
function isInstalled(folder: string): boolean {
  const there = readLock(join(folder, 'node_modules/.package-lock.json'))
  const wanted = readLock(join(folder, 'package-lock.json'))
  if (!there || !wanted) return false
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      optional || !path.startsWith('node_modules/') || there[path]?.version === version,
  )
}

/**
 * Installs the packages of a folder the first time and when others are wanted, once for all who want them at the same
 * moment. Their scripts do not run: they would compile what is never used. `what` says what comes, how large it is and
 * how long it takes.
 */
export async function installPackages(folder: string, what: string): Promise<void> {
  await onceForAll(
    join(folder, '.installing'),
    () => isInstalled(folder),
    () => runNpm(folder, what),
  )
}

async function runNpm(folder: string, what: string): Promise<void> {
  console.error(`Installing ${what}, once …`)
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--silent']
  const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 2, 2] })
  const [code] = await once(npm, 'close')
  if (code !== 0) throw new Error(`npm ci failed in ${folder}.`)
}
