import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from './paths.ts'

/** Folders of the build's sources. Tests and their stand-ins are left out; `elements/testing` is shipped. */
const sources = [
  'elements',
  'src',
  'demo/wallets',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
]
const isTest = /\.test\.tsx?$|(?<!\/elements)\/testing\//
/** Folders that contain many files and no sources, and those that this build does not read: the reference, its site, create and migrate. */
const isPassedOver =
  /\/(?:node_modules|extension|webWallet|walletConnectWallet|reference|site|create|migrate)$/

/** The last file that a build writes. */
const product = inRepository('dist/restricted-time-zones.json')
/** A file that the build writes outside of dist. */
const noted = inRepository('.cache/test-wallets.json')

function newestMs(path: string): number {
  const found = statSync(path)
  if (isPassedOver.test(path)) return 0
  if (!found.isDirectory()) return isTest.test(path) ? 0 : found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))))
}

/** True if dist exists and is newer than all its sources. */
export function isBuilt(): boolean {
  try {
    const builtMs = statSync(product).mtimeMs
    statSync(noted)
    return sources.every((source) => newestMs(inRepository(source)) <= builtMs)
  } catch {
    return false
  }
}

/** Builds dist if it is missing or older than its sources. Standard output is left to the caller. */
export async function ensureBuilt(): Promise<void> {
  if (isBuilt()) return
  console.error('Building (npm run build) …')
  const startedAt = new Date()
  const build = spawn('npm', ['run', 'build', '--silent'], {
    cwd: inRepository(),
    stdio: ['ignore', 2, 2],
  })
  const [code] = await once(build, 'close')
  if (code !== 0) throw new Error('npm run build failed')
  // A file that is saved during the build may be missing in it. With this timestamp, the next start builds again.
  utimesSync(product, startedAt, startedAt)
}
