import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import {
  endTokens,
  leaveSwap,
  startTokens,
  swap,
  swapOrder,
  updateSwap,
  watchingSwapper,
} from '../../controllers/swap.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import {
  type ConvertToken,
  getConvertTokens,
  getGasPrice,
} from '../../services/blockchainApi/convert.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { SwapToken } from '../../types/swap.ts'
import { log } from '../../utils/log.ts'
import { asWhole } from '../../utils/state.ts'
import { contextOf, followOwner, isStillPaying } from '../account/payingAccount.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { withAccountKind } from '../account/withAccountKind.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { quoteSwap } from './quoteSwap.ts'
import { symbolKey } from './readDoubts.ts'
import { readHoldings } from './readHoldings.ts'
import { readPrices } from './readPrices.ts'
import { swappingAccount, swapService } from './swappingAccount.ts'

function watchOwner(): void {
  if (watchingSwapper.isRunning()) return
  watchingSwapper.begin()
  followOwner({ onOther: leaveSwap, onHoldings() {} })
}

/** Name and decimals of the native token are the network's, not the service's. Omits tokens of other networks. */
function toSwapTokens(
  { network }: PayingAccount,
  listed: readonly ConvertToken[],
  nativeAddress: string,
): SwapToken[] {
  const { caipNetworkId: chainId, nativeCurrency } = network
  const address = `${chainId}:${nativeAddress}`
  const isNative = (token: ConvertToken) => token.address.toLowerCase() === address.toLowerCase()
  const told = listed.find(isNative)
  const native: SwapToken = {
    ...nativeCurrency,
    chainId,
    address: told?.address ?? address,
    isNative: true,
    iconUrl: told?.logoUri ?? null,
  }
  const others = new Map<string, SwapToken>()
  for (const token of listed) {
    if (!token.address.startsWith(`${chainId}:`) || isNative(token)) continue
    const { logoUri, ...rest } = token
    others.set(token.address.toLowerCase(), {
      ...rest,
      chainId,
      isNative: false,
      iconUrl: logoUri ?? null,
    })
  }
  return [native, ...others.values()]
}

async function readTokens(paying: PayingAccount, signal: AbortSignal): Promise<void> {
  const [swapper, context] = await Promise.all([
    loadLaterPart(paying.namespace, 'swapper'),
    swapService(paying, 'GAS_PRICE_UNSUPPORTED'),
  ])
  const listed = await getConvertTokens(context, paying.network.caipNetworkId)
  if (signal.aborted) return
  const tokens = toSwapTokens(paying, listed, swapper.nativeAddress)
  const symbols = new Set(tokens.map(({ symbol }) => symbolKey(symbol)))
  const { caipNetworkId, rpc } = contextOf(paying)
  const wellKnown = await swapper.readWellKnown(caipNetworkId, symbols, rpc)
  const [native] = tokens
  const isRead = endTokens(signal, { tokens: asWhole(tokens), wellKnown, tokensStatus: 'ready' })
  if (isRead && !swap.sourceToken && native)
    updateSwap({ sourceToken: native, sourceTokenAmount: '1' })
}

/** Reads the gas price for quotes from the service, and the fee to show from the node. */
async function readGas(paying: PayingAccount): Promise<void> {
  const context = await swapService(paying, 'GAS_PRICE_UNSUPPORTED')
  const swapper = await loadLaterPart(paying.namespace, 'swapper')
  const [price, fee] = await Promise.allSettled([
    getGasPrice(context, paying.network.caipNetworkId),
    swapper.estimate([], null, contextOf(paying).rpc),
  ])
  if (!isStillPaying(paying)) return
  // No network has gas for nothing, so a price of zero counts as unread.
  if (price.status === 'fulfilled' && price.value > 0n) updateSwap({ gasPrice: price.value })
  if (fee.status === 'fulfilled') updateSwap({ gasFee: fee.value.feeBaseUnits })
}

function toFailure(thrown: unknown): WalletModalError {
  if (thrown instanceof WalletModalError && thrown.code === 'GAS_PRICE_UNSUPPORTED') return thrown
  return new WalletModalError('SWAP_INIT_FAILED', { cause: thrown })
}

/**
 * Loads tokens, balances, prices and fee, then requests a quote. By default the source is one unit of the native token.
 * Never throws: if the tokens cannot be loaded, the failure is reported and stored in the draft, and the next call
 * retries.
 */
export async function prepareSwap(modal: Modal): Promise<void> {
  const paying = swappingAccount()
  if (!paying || swap.tokensStatus === 'loading') return
  watchOwner()
  swapOrder.leave()
  const signal = startTokens()
  if (signal) {
    const { isSmartAccount, network } = paying
    track('OPEN_SWAP', { isSmartAccount, network: network.caipNetworkId })
    try {
      await readTokens(paying, signal)
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (endTokens(signal, { tokensStatus: 'failed', failure })) reportError(failure, 'inline')
      return
    }
  }
  const settle = (reading: Promise<void>) =>
    reading.catch((thrown: unknown) => log('info', 'what a swap needs could not be read', thrown))
  await Promise.all([
    settle(readGas(paying)),
    settle(readHoldings(paying)),
    settle(readPrices(paying)),
    withAccountKind(paying),
    settle(
      accountOf(paying.namespace).tokenBalance
        ? Promise.resolve()
        : refreshTokens(paying.namespace),
    ),
  ])
  if (isStillPaying(paying) && !swap.quote) quoteSwap(modal.state.locale)
}
