import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../../../.ci/paths.ts'

export const hostsFolder = inRepository('demo/hosts')

export interface HostApp {
  name: string
  folder: string
  /** Folder of the app's packages: the shared folder, or the app's own folder if the app has a lockfile. */
  installFolder: string
  /** False for a page that is served without a build. */
  hasBuild: boolean
  /** True for an app with a server; the files of other apps are served from their `dist`. */
  hasServer: boolean
}

function readApp(name: string): HostApp | undefined {
  const folder = join(hostsFolder, name)
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return undefined
  const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    scripts?: Record<string, string>
  }
  const hasBuild = scripts.build !== undefined
  if (!hasBuild && !existsSync(join(folder, 'index.html'))) return undefined
  const isAlone = existsSync(join(folder, 'package-lock.json'))
  return {
    name,
    folder,
    installFolder: isAlone ? folder : hostsFolder,
    hasBuild,
    hasServer: scripts.start !== undefined,
  }
}

export function hostNames(): string[] {
  return readdirSync(hostsFolder).filter((name) => readApp(name) !== undefined)
}

/** Throws an error that lists the apps. */
export function findHostApp(name: string): HostApp {
  const app = hostNames().includes(name) ? readApp(name) : undefined
  if (app) return app
  throw new Error(`There is no host "${name}"; there is ${hostNames().join(', ')}.`)
}
