import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const ARCHITECTURES: Record<string, string> = { x64: 'amd64', arm64: 'arm64' }

/**
 * Returns the binary of the platform's package, or else a binary on the PATH. The launcher of `@foundry-rs/anvil` is
 * not used, because its child process would outlive a stop.
 */
export function findAnvil(): string {
  const platform = `${process.platform}-${ARCHITECTURES[process.arch] ?? process.arch}`
  const program = process.platform === 'win32' ? 'anvil.exe' : 'anvil'
  const packaged = packageFolder(`@foundry-rs/anvil-${platform}`)
  const folders = [...(packaged ? [join(packaged, 'bin')] : []), ...pathFolders()]
  const found = folders.map((folder) => join(folder, program)).find((file) => existsSync(file))
  if (found !== undefined) return found
  throw new Error(
    `No anvil for ${platform}: neither the package @foundry-rs/anvil-${platform} is installed nor is anvil on the PATH (see getfoundry.sh).`,
  )
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  } catch {
    return undefined
  }
}

function pathFolders(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '')
}
