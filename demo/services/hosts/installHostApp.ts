import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPackages } from '../run/installPackages.ts'
import { onceForAll } from '../run/onceForAll.ts'
import { type HostApp, hostsFolder } from './hostApps.ts'
import { withPackedPackage } from './withPackedPackage.ts'

const run = promisify(execFile)

/** Installs the packed package into an app. The package is in no lockfile, because it changes with each build. */
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

/** Installs an app of `demo/hosts`: its libraries, and this package as packed. */
export async function installHostApp({
  name,
  installFolder,
}: Pick<HostApp, 'name' | 'installFolder'>): Promise<void> {
  if (installFolder === hostsFolder) await installHostLibraries()
  else await installPackages(installFolder, `the libraries of the app ${name}`)
  await installOwnPackage(installFolder)
}
