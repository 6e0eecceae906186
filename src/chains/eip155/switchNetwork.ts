import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { codesOf, messageOf, toWalletError } from '../walletError.ts'
import { toCaipNetworkId } from './answers.ts'
import { type Eip1193Provider, listen, request } from './provider.ts'
import type { Timing } from './timing.ts'

export async function askNetwork(provider: Eip1193Provider): Promise<CaipNetworkId> {
  try {
    return toCaipNetworkId(await request(provider, 'eth_chainId'))
  } catch (thrown) {
    throw toWalletError(thrown)
  }
}

/**
 * What "this chain is not known to me" looks like: 4902 by EIP-3326, also inside the error; 5000 and
 * 32603 with either sign from wallets that say no more than that it failed.
 */
function isUnknownChain(thrown: unknown): boolean {
  return (
    codesOf(thrown).some((code) => [4902, 5000, 32603, -32603].includes(code)) ||
    /unrecognized chain|wallet_addEthereumChain/i.test(messageOf(thrown))
  )
}

/** The URL of a node that a wallet may store for good: one that carries neither this app's project id nor a password. */
function isPublic(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, username, password, search } = new URL(text)
  return /^https?:$/.test(protocol) && !username && !password && !/projectid=/i.test(search)
}

/** The parameter of `wallet_addEthereumChain` (EIP-3085). */
function toChainParameter(chainId: string, network: Network): object {
  const explorer = network.blockExplorers?.default.url
  return {
    chainId,
    chainName: network.name,
    nativeCurrency: { ...network.nativeCurrency },
    rpcUrls: network.rpcUrls.default.http.filter(isPublic),
    ...(explorer && { blockExplorerUrls: [explorer] }),
  }
}

/**
 * Asks a wallet to switch (EIP-3326), and to add the network first where it does not know it. Then
 * asks where it is, because answers cannot be trusted: `null` from a wallet that stayed, an error from
 * one that moved, and success from one that moves a moment later.
 *
 * @throws WalletModalError USER_REJECTED, REQUEST_PENDING, SWITCH_FAILED; never when the wallet is on
 * `network` in the end.
 */
export async function switchNetwork(
  provider: Eip1193Provider,
  network: Network,
  timing: Timing,
): Promise<CaipNetworkId> {
  const wanted = network.caipNetworkId
  const arrival = watchArrival(provider, wanted)
  try {
    await switchOrAdd(provider, network, arrival.promise)
  } catch (thrown) {
    const now = await askNetwork(provider).catch(() => null)
    if (now === wanted) return now
    throw toWalletError(thrown, 'SWITCH_FAILED')
  } finally {
    arrival.stop()
  }
  return settle(provider, wanted, timing)
}

/** JSON-RPC's and EIP-1193's words for a method that a wallet does not have. */
const methodMissing = [-32601, 4200]

async function switchOrAdd(
  provider: Eip1193Provider,
  network: Network,
  arrival: Promise<void>,
): Promise<void> {
  const chainId = `0x${Number(network.id).toString(16)}`
  // Some wallets tell by event that they switched and leave the request unanswered.
  const ask = (method: string, parameter: object) =>
    Promise.race([request(provider, method, [parameter]), arrival])
  try {
    await ask('wallet_switchEthereumChain', { chainId })
  } catch (thrown) {
    const isFinal = toWalletError(thrown).code !== 'WALLET_ERROR'
    if (isFinal || !isUnknownChain(thrown)) throw thrown
    try {
      await ask('wallet_addEthereumChain', toChainParameter(chainId, network))
    } catch (failure) {
      // A wallet that cannot add networks has said already what is wrong.
      throw codesOf(failure).some((code) => methodMissing.includes(code)) ? thrown : failure
    }
    if ((await askNetwork(provider)) === network.caipNetworkId) return
    await ask('wallet_switchEthereumChain', { chainId })
  }
}

interface Arrival {
  /** Resolves when the wallet says by event that it is on the wanted network. */
  promise: Promise<void>
  stop: () => void
}

function watchArrival(provider: Eip1193Provider, wanted: CaipNetworkId): Arrival {
  let stop = () => {}
  const promise = new Promise<void>((resolve) => {
    stop = listen(provider, 'chainChanged', (answer) => {
      try {
        if (toCaipNetworkId(answer) === wanted) resolve()
      } catch {
        // Not a chain id: `eth_chainId` will tell.
      }
    })
  })
  return { promise, stop }
}

/** Where the wallet is once it had a moment to get to `wanted`; at once when that is null. */
export async function settle(
  provider: Eip1193Provider,
  wanted: CaipNetworkId | null,
  { settleMs, settleLooks }: Timing,
): Promise<CaipNetworkId> {
  for (let looks = 1; ; looks++) {
    const now = await askNetwork(provider)
    if (wanted === null || now === wanted || looks >= settleLooks) return now
    await new Promise((resolve) => setTimeout(resolve, settleMs))
  }
}
