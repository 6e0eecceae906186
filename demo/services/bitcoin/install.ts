import { resolve } from 'node:path'
import { installPackages } from '../installPackages.ts'

/** The node's own packages: the project's do without them. */
export const nodeFolder = resolve(import.meta.dirname, 'node')

export const installNode = (): Promise<void> =>
  installPackages(nodeFolder, 'the Bitcoin node (bcoin): 20 MB, about 10 seconds')
