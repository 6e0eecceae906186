import { ref } from 'valtio/vanilla'
import { loadSwapper } from '../../chains/swappers.ts'
import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { resetSwap, swap, updateSwap } from '../../controllers/swap.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import {
  type ConvertToken,
  getConvertTokens,
  getGasPrice,
} from '../../services/blockchainApi/convert.ts'
import type { SwapToken } from '../../types/swap.ts'
import { log } from '../../utils/log.ts'
import { followOwner } from '../account/followOwner.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { isSwapView } from './isSwapView.ts'
import { leaveSwapOrder } from './orders.ts'
import { stopPreparing } from './prepareCalls.ts'
import { quoteSwap, stopQuoting } from './quoteSwap.ts'
import { readHoldings } from './readHoldings.ts'
import { readPrices } from './readPrices.ts'
import { swappingAccount, swapService } from './swappingAccount.ts'

let isKept = false

/** A draft is of one account on one network: it goes when either does. */
function keepDraft(): void {
  if (isKept) return
  isKept = true
  followOwner({
    onOther() {
      stopQuoting()
      stopPreparing()
      leaveSwapOrder()
      resetSwap()
    },
    onHoldings() {},
  })
}

/** The native token is what the network says, whatever the service does; the others are of this network alone. */
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

async function readTokens(paying: PayingAccount): Promise<void> {
  updateSwap({ tokensStatus: 'loading' })
  const [swapper, context] = await Promise.all([
    loadSwapper(paying.namespace),
    swapService(paying, 'GAS_PRICE_UNSUPPORTED'),
  ])
  const listed = await getConvertTokens(context, paying.network.caipNetworkId)
  if (!isStillPaying(paying)) return
  const tokens = toSwapTokens(paying, listed, swapper.nativeAddress)
  updateSwap({ tokens: ref(tokens), tokensStatus: 'ready' })
  const [native] = tokens
  if (!swap.sourceToken && native) updateSwap({ sourceToken: native, sourceTokenAmount: '1' })
}

/** What the network asks for: of the service for its quotes, of the node for what the person is told. */
async function readGas(paying: PayingAccount): Promise<void> {
  const context = await swapService(paying, 'GAS_PRICE_UNSUPPORTED')
  const swapper = await loadSwapper(paying.namespace)
  const [price, fee] = await Promise.allSettled([
    getGasPrice(context, paying.network.caipNetworkId),
    swapper.estimate([], null, contextOf(paying).rpc),
  ])
  if (!isStillPaying(paying)) return
  if (price.status === 'fulfilled') updateSwap({ gasPrice: price.value })
  if (fee.status === 'fulfilled') updateSwap({ gasFee: fee.value.feeBaseUnits })
}

function leave(modal: Modal, thrown: unknown): void {
  const isKnown = isCode(thrown, 'GAS_PRICE_UNSUPPORTED')
  reportError(
    isKnown ? thrown : new WalletModalError('SWAP_INIT_FAILED', { cause: thrown }),
    'toast',
  )
  updateSwap({ tokensStatus: 'failed' })
  if (isSwapView(modal.router.top()?.view) && modal.router.state.history.length > 1)
    modal.router.goBack()
}

/**
 * Reads what the draft needs: what can be swapped, what of it there is and what it costs. The native token is given first.
 * A list that cannot be had is said, and the view is left.
 */
export async function prepareSwap(modal: Modal): Promise<void> {
  const paying = swappingAccount()
  if (!paying || swap.tokensStatus === 'loading') return
  keepDraft()
  leaveSwapOrder()
  if (swap.tokensStatus !== 'ready') {
    const { isSmartAccount, network } = paying
    track('OPEN_SWAP', { isSmartAccount, network: network.caipNetworkId })
    try {
      await readTokens(paying)
    } catch (thrown) {
      if (isStillPaying(paying)) leave(modal, thrown)
      return
    }
  }
  const settle = (reading: Promise<void>) =>
    reading.catch((thrown: unknown) => log('info', 'what a swap needs could not be read', thrown))
  await Promise.all([
    settle(readGas(paying)),
    settle(readHoldings(paying)),
    settle(readPrices(paying)),
    settle(
      accountOf(paying.namespace).tokenBalance
        ? Promise.resolve()
        : refreshTokens(paying.namespace),
    ),
  ])
  if (isStillPaying(paying) && !swap.quote) quoteSwap(modal.state.language)
}
