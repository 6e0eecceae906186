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

/** True if every package of the lockfile is installed in the listed version, except optional packages. */
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
 * Installs a folder's packages if they are missing or have changed, once for all concurrent callers. Install scripts do
 * not run, because they would compile code that is not used. `what` names the packages, their size and the duration.
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
