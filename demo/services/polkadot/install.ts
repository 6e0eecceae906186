import { resolve } from 'node:path'
import { installPackages } from '../run/installPackages.ts'

/** The node has packages of its own, which the project does not install. */
export const nodeFolder = resolve(import.meta.dirname, 'node')

export const installNode = (): Promise<void> =>
  installPackages(nodeFolder, 'the Polkadot node (chopsticks): 330 MB, about 2 minutes')
