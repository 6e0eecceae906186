import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from './paths.ts'

/** The sources of the build. Tests among them are passed over. */
const sources = [
  'elements',
  'src',
  'demo/wallets',
  'rollup.config.mjs',
  'package.json',
  'package-lock.json',
]
const isTest = /\.test\.tsx?$|\/testing\//
/** No source, and too many files to look at. */
const isPassedOver = /\/(?:node_modules|extension|webWallet|walletConnectWallet)$/

/** The last file that a build writes. */
const product = inRepository('dist/restricted-time-zones.json')
/** What a build leaves beside dist. */
const noted = inRepository('.cache/test-wallets.json')

function newestMs(path: string): number {
  const found = statSync(path)
  if (isPassedOver.test(path)) return 0
  if (!found.isDirectory()) return isTest.test(path) ? 0 : found.mtimeMs
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newestMs(join(path, name))))
}

/** Whether dist is there and newer than everything it is made of. */
export function isBuilt(): boolean {
  try {
    const builtMs = statSync(product).mtimeMs
    statSync(noted)
    return sources.every((source) => newestMs(inRepository(source)) <= builtMs)
  } catch {
    return false
  }
}

/** Builds dist when it is missing or older than its sources. Standard output is left to the caller. */
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
  // A file that was saved while the build ran may be missing from it: the next start builds again.
  utimesSync(product, startedAt, startedAt)
}
