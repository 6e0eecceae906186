import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { nodeFolder } from './install.ts'
import { polkadotAssets } from './network.ts'

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
      Assets: toAssets(options.funded),
    },
  }
  // Several nodes may start at the same time.
  const path = join(folder, `config-${process.pid}-${options.port}.json`)
  await writeFile(path, JSON.stringify(config))
  return path
}

/** Storage of the pallet. Every funded account has the same balance of each asset. */
function toAssets(funded: readonly string[]) {
  const [owner] = funded
  const roles = { owner, issuer: owner, admin: owner, freezer: owner }
  const list = Object.values(polkadotAssets)
  return {
    Asset: list.map(({ id, held, minBalance, isSufficient }) => {
      const supply = String(BigInt(held) * BigInt(funded.length))
      const count = funded.length
      const counts = { accounts: count, sufficients: isSufficient ? count : 0, approvals: 0 }
      return [[id], { ...roles, supply, deposit: 0, minBalance, isSufficient, ...counts }]
    }),
    Account: list.flatMap(({ id, held, isSufficient }) => {
      const reason = isSufficient ? { Sufficient: null } : { Consumer: null }
      return funded.map((address) => [[id, address], { balance: held, isFrozen: false, reason }])
    }),
    Metadata: list.map(({ id, symbol, decimals }) => [
      [id],
      { deposit: 0, name: symbol, symbol, decimals, isFrozen: false },
    ]),
  }
}

/** The only public chain that starts without a network, since its whole state is in its genesis. */
function loadGenesis(): string {
  const require = createRequire(join(nodeFolder, 'package.json'))
  const chains = require('@substrate/connect-known-chains') as Record<string, unknown>
  return String(chains.rococo_v2_2_asset_hub)
}
