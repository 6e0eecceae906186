import { resolve } from 'node:path'
import { installPackages } from '../run/installPackages.ts'

/** The node has packages of its own, which the project does not install. */
export const nodeFolder = resolve(import.meta.dirname, 'node')

export const installNode = (): Promise<void> =>
  installPackages(nodeFolder, 'the Bitcoin node (bcoin): 20 MB, about 10 seconds')
