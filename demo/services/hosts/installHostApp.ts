import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inRepository } from '../../../.ci/paths.ts'
import { installPackages } from '../installPackages.ts'
import { onceForAll } from '../onceForAll.ts'
import { type HostApp, hostsFolder } from './hostApps.ts'

const run = promisify(execFile)

/** Gives the packed package to `use`, with what tells one content from another. */
export async function withPackedPackage<Result>(
  use: (tarball: string, integrity: string) => Promise<Result>,
): Promise<Result> {
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

/** Puts what would be published into an app's packages. It is in no lockfile, because it changes with each build. */
async function installOwnPackage(folder: string): Promise<void> {
  const target = join(folder, 'node_modules/wallet-modal')
  const mark = join(target, '.integrity')
  await withPackedPackage(async (tarball, integrity) => {
    const isThere = () => existsSync(mark) && readFileSync(mark, 'utf8') === integrity
    await onceForAll(join(folder, '.unpacking'), isThere, async () => {
      await rm(target, { recursive: true, force: true })
      await mkdir(target, { recursive: true })
      await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', target])
      await writeFile(mark, integrity)
    })
  })
}

/** Installs the libraries that the apps of `demo/hosts` share. */
export const installHostLibraries = (): Promise<void> =>
  installPackages(hostsFolder, 'the libraries of the apps in demo/hosts: 255 MB, 30 seconds')

/** Installs what an app of `demo/hosts` needs: its libraries, and this package as it is packed. */
export async function installHostApp({ name, installFolder }: HostApp): Promise<void> {
  if (installFolder === hostsFolder) await installHostLibraries()
  else await installPackages(installFolder, `the libraries of the app ${name}`)
  await installOwnPackage(installFolder)
}
