import { createSolanaSigner } from '../wallets/solana/signer.ts'
import { INJECTED_WALLET_SEEDS, WALLET_CONNECT_WALLET_SEEDS } from '../wallets/solana/testKeys.ts'
import { startBlockchainApi } from './blockchainApi/blockchainApi.ts'
import type { ListedWallet } from './data/WalletEntry.ts'
import { seedEvmChain, timeBeforeSeed } from './evm/seed/seedEvmChain.ts'
import { type EvmChain, startEvmChain } from './evm/startEvmChain.ts'
import { Purchases } from './onramp/Purchases.ts'
import { startOnramp } from './onramp/startOnramp.ts'
import { type Relay, startRelay } from './relay/relay.ts'
import { type Extra, type LocalChain, startExtra } from './run/extras.ts'
import { ports as defaultPorts, type Ports } from './run/ports.ts'
import { startParts } from './shared/startParts.ts'
import { startSolanaChain } from './solana/startSolanaChain.ts'
import { startWalletServices } from './walletServices/walletServices.ts'

/** URLs of the stand-ins, in place of the hosted services. */
export interface ServiceUrls {
  walletServices: string
  analytics: string
  blockchainApi: string
  relay: string
  /** The on-ramp's pages. */
  onramp: string
  /** JSON-RPC of each local chain, by CAIP-2 id. */
  chains: Record<string, string>
}

export interface Services {
  urls: ServiceUrls
  /** Stops and starts the relay alone, on its port. */
  relay: { stop(): Promise<void>; restart(): Promise<void> }
  chains: LocalChain[]
  close(): Promise<void>
}

interface ServicesOptions {
  /** Ports that differ from the defaults; 0 for any free one. */
  ports?: Partial<Ports>
  webWalletUrl?: string
  wallets?: ListedWallet[]
  /** Optional nodes. */
  extras?: readonly Extra[] | undefined
}

const CHAINS = [
  { chainId: 1, port: 'ethereum' },
  { chainId: 8453, port: 'base' },
] as const

/** Starts all stand-ins. */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const ports = { ...defaultPorts, ...options.ports }
  return startParts(async (keep) => {
    const evmChains: EvmChain[] = []
    const chains = await allOrThrow<LocalChain>([
      ...CHAINS.map(async ({ chainId, port }) => {
        const startsAt = timeBeforeSeed()
        const chain = keep(await startEvmChain({ port: ports[port], chainId, startsAt }))
        evmChains.push(chain)
        return chain
      }),
      startFundedSolana(ports.solana).then(keep),
      ...(options.extras ?? []).map(async (name) => keep(await startExtra(name, ports))),
    ])
    const nodes = Object.fromEntries(chains.map(({ id, url }) => [id, url]))
    const { webWalletUrl, wallets } = options
    const walletServices = keep(
      await startWalletServices({
        port: ports.walletServices,
        ...(webWalletUrl !== undefined && { webWalletUrl }),
        ...(wallets !== undefined && { wallets }),
      }),
    )
    // Collectibles contain the metadata URL of the wallet services.
    await Promise.all(evmChains.map((chain) => seedEvmChain(chain, walletServices.url)))
    const purchases = new Purchases(nodes)
    const onramp = keep(await startOnramp(ports.onramp, purchases))
    const blockchainApi = keep(
      await startBlockchainApi({
        port: ports.blockchainApi,
        chains: nodes,
        walletServicesUrl: walletServices.url,
        onrampUrl: onramp.url,
        purchases,
      }),
    )
    const relay = keep(restartable(await startRelay({ port: ports.relay })))
    const urls: ServiceUrls = {
      walletServices: walletServices.url,
      analytics: walletServices.url,
      blockchainApi: blockchainApi.url,
      relay: relay.url,
      onramp: onramp.url,
      chains: nodes,
    }
    return { urls, relay, chains }
  })
}

/** Funds every wallet of the demo. */
async function startFundedSolana(port: number): Promise<LocalChain> {
  const wallets = [INJECTED_WALLET_SEEDS, WALLET_CONNECT_WALLET_SEEDS]
  const signers = await Promise.all(
    wallets.map((seeds) => Promise.all(seeds.map(createSolanaSigner))),
  )
  const all = signers.flat().map(({ address }) => address)
  const first = signers.flatMap(([signer]) => signer?.address ?? [])
  return await startSolanaChain({ port, funded: all, tokenOwners: { all, first } })
}

/** Waits for all services, even after a failure, so that no service is left half started. */
async function allOrThrow<T>(starting: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(starting)
  return await Promise.all(starting)
}

function restartable(first: Relay) {
  let running: Relay | undefined = first
  const stop = async () => {
    await running?.close()
    running = undefined
  }
  return {
    url: first.url,
    stop,
    close: stop,
    async restart() {
      await stop()
      running = await startRelay({ port: first.port })
    },
  }
}
