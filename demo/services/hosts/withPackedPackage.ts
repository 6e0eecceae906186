import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isBuilt } from '../../../.ci/ensureBuilt.ts'
import { inRepository } from '../../../.ci/paths.ts'

const run = promisify(execFile)

/**
 * Packs the package for `use`, with its integrity hash. Throws if the build is stale, because a new build would change
 * files that other tests read.
 */
export async function withPackedPackage<Result>(
  use: (tarball: string, integrity: string) => Promise<Result>,
): Promise<Result> {
  if (!isBuilt()) throw new Error('dist is missing or older than its sources: npm run build')
  const folder = await mkdtemp(join(tmpdir(), 'wallet-modal-pack-'))
  try {
    const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder]
    const { stdout } = await run('npm', pack, { cwd: inRepository() })
    const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[]
    if (!packed) throw new Error('npm packed nothing')
    return await use(join(folder, packed.filename), packed.integrity)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
