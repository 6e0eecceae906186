import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRepository } from '../../../.ci/paths.ts'
import { guideNames } from './readGuide.ts'

export const hostsFolder = inRepository('demo/hosts')

export interface HostApp {
  name: string
  /** Folder of `demo/hosts` with the app, or, if it has a guide, with what its framework's tool generates. */
  folder: string | null
  /** Folder of the app's packages: the shared folder, or the app's own folder if the app has a lockfile. */
  installFolder: string
  /** True if a guide has the app's own files. */
  hasGuide: boolean
}

/** True for a folder with an app, which has a script `build`. */
function isApp(folder: string): boolean {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return false
  const { scripts = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    scripts?: Record<string, string>
  }
  return scripts.build !== undefined
}

function readApp(name: string): HostApp {
  const folder = join(hostsFolder, name)
  const isAlone = existsSync(join(folder, 'package-lock.json'))
  return {
    name,
    folder: isApp(folder) ? folder : null,
    installFolder: isAlone ? folder : hostsFolder,
    hasGuide: guideNames().includes(name),
  }
}

export function hostApps(): HostApp[] {
  const names = new Set([...guideNames(), ...readdirSync(hostsFolder)])
  return [...names]
    .sort()
    .map(readApp)
    .filter(({ folder, hasGuide }) => folder !== null || hasGuide)
}

/** Throws an error that lists the apps. */
export function findHostApp(name: string): HostApp {
  const apps = hostApps()
  const app = apps.find((one) => one.name === name)
  if (app) return app
  throw new Error(`There is no host "${name}"; there is ${apps.map((one) => one.name).join(', ')}.`)
}
