import { createSolanaSigner } from '../wallets/solana/signer.ts'
import { INJECTED_WALLET_SEEDS, WALLET_CONNECT_WALLET_SEEDS } from '../wallets/solana/testKeys.ts'
import { startBlockchainApi } from './blockchainApi.ts'
import type { ListedWallet } from './data/WalletEntry.ts'
import { seedEvmChain, timeBeforeSeed } from './evm/seed/seedEvmChain.ts'
import { type EvmChain, startEvmChain } from './evm/startEvmChain.ts'
import { type Extra, type LocalChain, startExtra } from './extras.ts'
import { Purchases } from './onramp/Purchases.ts'
import { startOnramp } from './onramp/startOnramp.ts'
import { ports as defaultPorts, type Ports } from './ports.ts'
import { type Relay, startRelay } from './relay.ts'
import { startSolanaChain } from './solana/startSolanaChain.ts'
import { startWalletServices } from './walletServices.ts'

/** What a page needs to know to use the stand-ins instead of the hosted services. */
export interface ServiceUrls {
  walletServices: string
  analytics: string
  blockchainApi: string
  relay: string
  /** Where one buys. */
  onramp: string
  /** JSON-RPC of each local chain, by CAIP-2 id. */
  chains: Record<string, string>
}

export interface Services {
  urls: ServiceUrls
  /** Stops and starts the relay alone, on the port it has. */
  relay: { stop(): Promise<void>; restart(): Promise<void> }
  chains: LocalChain[]
  close(): Promise<void>
}

interface ServicesOptions {
  /** Ports that differ from the usual ones; 0 for any free one. */
  ports?: Partial<Ports>
  webWalletUrl?: string
  wallets?: ListedWallet[]
  /** What else is to run. */
  extras?: readonly Extra[] | undefined
}

const CHAINS = [
  { chainId: 1, port: 'ethereum' },
  { chainId: 8453, port: 'base' },
] as const

/** Starts every stand-in. When one cannot start, those that did are stopped again. */
export async function startServices(options: ServicesOptions = {}): Promise<Services> {
  const ports = { ...defaultPorts, ...options.ports }
  const started: { close(): Promise<void> }[] = []
  const keep = <T extends { close(): Promise<void> }>(service: T): T => {
    started.push(service)
    return service
  }
  const close = async () => {
    await Promise.all(started.map((service) => service.close()))
  }

  try {
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
    // The metadata of collectibles is at an address of the wallet services.
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
    return { urls, relay, chains, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** With money and tokens for every wallet of the demo. */
async function startFundedSolana(port: number): Promise<LocalChain> {
  const wallets = [INJECTED_WALLET_SEEDS, WALLET_CONNECT_WALLET_SEEDS]
  const signers = await Promise.all(
    wallets.map((seeds) => Promise.all(seeds.map(createSolanaSigner))),
  )
  const all = signers.flat().map(({ address }) => address)
  const first = signers.flatMap(([signer]) => signer?.address ?? [])
  return await startSolanaChain({ port, funded: all, tokenOwners: { all, first } })
}

/** Waits for all of them even when one fails, so that none is left behind half started. */
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
