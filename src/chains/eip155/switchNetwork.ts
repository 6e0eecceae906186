import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { toUrl } from '../../utils/toUrl.ts'
import {
  type Timing as CommonTiming,
  defaultTiming as commonTiming,
  inTime,
} from '../adapterSteps.ts'
import { codesOf, isRefusal, textsOf, toWalletError } from '../walletError.ts'
import { type Eip1193Provider, listen, request } from './provider.ts'
import { toCaipNetworkId } from './responses.ts'

export interface Timing extends CommonTiming {
  /** Time limit in milliseconds of a request to which every working wallet responds at once. */
  aliveMs?: number
  /** Interval in milliseconds at which a wallet that has not switched yet is polled. */
  settleMs: number
  /** Maximum number of polls. */
  settlePolls: number
}

export const defaultTiming: Timing = {
  ...commonTiming,
  aliveMs: 3_000,
  settleMs: 300,
  settlePolls: 10,
}

/**
 * Requests the active network. A transaction waits for it before the wallet prompts, so that it has a limit.
 * @throws WalletModalError WALLET_TIMEOUT if there is no response within `silentMs`; the mapped error of the wallet
 */
export async function requestNetwork(
  provider: Eip1193Provider,
  { silentMs }: CommonTiming,
): Promise<CaipNetworkId> {
  try {
    return toCaipNetworkId(await inTime(request(provider, 'eth_chainId'), silentMs))
  } catch (thrown) {
    throw toWalletError(thrown)
  }
}

/**
 * Codes of wallets that do not know the network: 4902 (EIP-3326), and general codes of wallets that lack it. MetaMask's
 * mobile app reported -32603 (https://github.com/MetaMask/metamask-mobile/issues/2944, 2021), and 32603 over
 * WalletConnect until February 2025 (https://github.com/MetaMask/metamask-mobile/pull/13415). The general codes can go
 * when the wallets of the directory report 4902.
 */
const unknownCodes = [4902, 5000, 32603, -32603, -32602, -32601, 4200, 4901]

/**
 * True if the wallet may not know the network, so that adding it may help. Trust Wallet reports a text in the user's
 * language without a code (https://github.com/trustwallet/wallet-core/issues/4464, August 2025), so that no text can be
 * required of an error without a code. A refusal in words is the user's, whatever its code: no other prompt follows it.
 */
function isUnknownChain(thrown: unknown): boolean {
  if (isRefusal(thrown)) return false
  const codes = codesOf(thrown)
  return (
    codes.length === 0 ||
    codes.some((code) => unknownCodes.includes(code)) ||
    /(unrecogni[sz]ed|unknown|unsupported) (chain|network)|(chain|network) .{0,40}not (supported|found|added)|wallet_addEthereumChain/i.test(
      textsOf(thrown),
    )
  )
}

/** True for a node URL that may be passed to a wallet. Such a URL contains neither a project id nor a password. */
function isPublic(text: string): boolean {
  const url = toUrl(text)
  if (!url) return false
  const { protocol, username, password, search } = url
  return /^https?:$/.test(protocol) && !username && !password && !/projectid=/i.test(search)
}

/** Returns the parameter of `wallet_addEthereumChain` (EIP-3085). */
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
 * Requests a switch (EIP-3326), after adding the network if the wallet does not know it (EIP-3085). Resolves with the
 * network that the wallet reports afterwards, since the response does not prove a switch: MetaMask responded before
 * `eth_chainId` changed (https://github.com/circlefin/arc-node/issues/89, June 2026), and a candidate of its mobile
 * app 7.37.0 responded `null` without a switch (https://github.com/MetaMask/metamask-mobile/issues/12502, November
 * 2024). The request to read the network stays: a wallet that has switched may also respond with an error.
 * @throws WalletModalError USER_REJECTED; REQUEST_PENDING if the wallet shows an earlier request; SWITCH_FAILED for
 * other errors. No error is thrown if the wallet is on `network` afterwards.
 */
export async function switchNetwork(
  provider: Eip1193Provider,
  network: Network,
  timing: Timing,
): Promise<CaipNetworkId> {
  const wanted = network.caipNetworkId
  const arrival = watchArrival(provider, wanted)
  try {
    await switchOrAdd(provider, network, arrival.promise, timing)
  } catch (thrown) {
    const now = await requestNetwork(provider, timing).catch(() => null)
    if (now === wanted) return now
    throw toWalletError(thrown, isRefusal(thrown) ? 'USER_REJECTED' : 'SWITCH_FAILED')
  } finally {
    arrival.stop()
  }
  return settle(provider, wanted, timing)
}

const methodMissing = [-32601, 4200]

async function switchOrAdd(
  provider: Eip1193Provider,
  network: Network,
  arrival: Promise<void>,
  timing: Timing,
): Promise<void> {
  const chainId = `0x${Number(network.id).toString(16)}`
  // Over WalletConnect, Trust Wallet switched and never responded (https://github.com/wevm/wagmi/pull/1376, November
  // 2022), nor did MetaMask's mobile app after it had added the network (https://github.com/wevm/wagmi/issues/3350,
  // December 2023). `chainChanged` counts as a response. Can go when both respond.
  const send = (method: string, parameter: object) =>
    Promise.race([request(provider, method, [parameter]), arrival])
  try {
    await send('wallet_switchEthereumChain', { chainId })
  } catch (thrown) {
    const isFinal = toWalletError(thrown).code !== 'WALLET_ERROR'
    if (isFinal || !isUnknownChain(thrown)) throw thrown
    try {
      await send('wallet_addEthereumChain', toChainParameter(chainId, network))
    } catch (failure) {
      // If the wallet cannot add networks, the error of the switch is thrown.
      throw codesOf(failure).some((code) => methodMissing.includes(code)) ? thrown : failure
    }
    if ((await requestNetwork(provider, timing)) === network.caipNetworkId) return
    await send('wallet_switchEthereumChain', { chainId })
  }
}

interface Arrival {
  promise: Promise<void>
  stop: () => void
}

function watchArrival(provider: Eip1193Provider, wanted: CaipNetworkId): Arrival {
  let stop = () => {}
  const promise = new Promise<void>((resolve) => {
    stop = listen(provider, 'chainChanged', (response) => {
      try {
        if (toCaipNetworkId(response) === wanted) resolve()
      } catch {
        // The event contains no valid chain id, so `eth_chainId` is requested next.
      }
    })
  })
  return { promise, stop }
}

/**
 * Polls the wallet's network until it is `wanted`, at most `settlePolls` times. If `wanted` is null, reads the network
 * once.
 */
export async function settle(
  provider: Eip1193Provider,
  wanted: CaipNetworkId | null,
  timing: Timing,
): Promise<CaipNetworkId> {
  const { settleMs, settlePolls } = timing
  for (let polls = 1; ; polls++) {
    const now = await requestNetwork(provider, timing)
    if (wanted === null || now === wanted || polls >= settlePolls) return now
    await new Promise((resolve) => setTimeout(resolve, settleMs))
  }
}
