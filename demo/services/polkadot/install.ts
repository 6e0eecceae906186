import { resolve } from 'node:path'
import { installPackages } from '../installPackages.ts'

/** The node's own packages: the project's do without them. */
export const nodeFolder = resolve(import.meta.dirname, 'node')

export const installNode = (): Promise<void> =>
  installPackages(nodeFolder, 'the Polkadot node (chopsticks): 330 MB, about 2 minutes')
