import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nodeFolder } from './install.ts'

/** Plancks: a thousand tokens. */
const FUNDS = '1000000000000000'

/**
 * Writes chopsticks' configuration: the chain's genesis from the node's packages, balances of the given accounts, one
 * block for each transaction. Returns its path.
 */
export async function writeConfig(options: { port: number; funded: string[] }): Promise<string> {
  const folder = join(nodeFolder, '.cache')
  await mkdir(folder, { recursive: true })
  const genesis = join(folder, 'genesis.json')
  await writeFile(genesis, loadGenesis())
  const account = { providers: 1, data: { free: FUNDS } }
  const config = {
    genesis,
    host: '127.0.0.1',
    port: options.port,
    'build-block-mode': 'Instant',
    'import-storage': {
      System: { Account: options.funded.map((address) => [[address], account]) },
    },
  }
  // Several nodes may start at the same time.
  const path = join(folder, `config-${process.pid}-${options.port}.json`)
  await writeFile(path, JSON.stringify(config))
  return path
}

/** The one public chain that starts without a network and has its whole state in its genesis. */
function loadGenesis(): string {
  const require = createRequire(join(nodeFolder, 'package.json'))
  const chains = require('@substrate/connect-known-chains') as Record<string, unknown>
  return String(chains.rococo_v2_2_asset_hub)
}
