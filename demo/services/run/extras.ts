import { regtest } from '../../wallets/bitcoin/chains.ts'
import { createBitcoinSigner } from '../../wallets/bitcoin/signer.ts'
import { PAGE_WALLET_KEYS, WALLET_CONNECT_WALLET_KEYS } from '../../wallets/bitcoin/testKeys.ts'
import { DEV_ADDRESSES } from '../../wallets/polkadot/testKeys.ts'
import { startBitcoinChain } from '../bitcoin/startBitcoinChain.ts'
import { startPolkadotChain } from '../polkadot/startPolkadotChain.ts'
import type { Ports } from './ports.ts'

export interface LocalChain {
  /** CAIP-2. */
  id: string
  url: string
  close(): Promise<void>
}

/** Nodes that are too large to start by default. Each is installed and started on request. */
const nodes = {
  bitcoin: (ports: Ports): Promise<LocalChain> => startFundedBitcoin(ports.bitcoin),
  polkadot: (ports: Ports): Promise<LocalChain> =>
    startPolkadotChain({ port: ports.polkadot, funded: DEV_ADDRESSES }),
}

/** Funds every wallet of the demo. */
function startFundedBitcoin(port: number): Promise<LocalChain> {
  const keys = [...PAGE_WALLET_KEYS, ...WALLET_CONNECT_WALLET_KEYS]
  const funded = keys.map((key) => createBitcoinSigner(key, regtest).payment.address)
  return startBitcoinChain({ port, funded, minesAtOnce: true })
}

export type Extra = keyof typeof nodes

const isExtra = (name: string): name is Extra => Object.hasOwn(nodes, name)

/** Parses `--with bitcoin,polkadot`, which npm also takes without `--` before it. */
export function readExtras(args: readonly string[], env: NodeJS.ProcessEnv): Extra[] {
  const at = args.indexOf('--with')
  const value = at < 0 ? env.npm_config_with : args[at + 1]
  const names = (value ?? '').split(',').filter(Boolean)
  const unknown = names.find((name) => !isExtra(name))
  if (unknown === undefined) return names.filter(isExtra)
  throw new Error(
    `There is no "${unknown}" to run with; there is ${Object.keys(nodes).join(', ')}.`,
  )
}

export const startExtra = (name: Extra, ports: Ports) => nodes[name](ports)
