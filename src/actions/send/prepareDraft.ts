import { loadFamilyPart } from '../../chains/families.ts'
import { laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import {
  leaveSend,
  preparing,
  send,
  sendOrder,
  updateSend,
  watchingSender,
} from '../../controllers/send.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { TokenBalance } from '../../types/token.ts'
import { log } from '../../utils/log.ts'
import { contextOf, followOwner, isStillPaying } from '../account/payingAccount.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { withAccountKind } from '../account/withAccountKind.ts'
import { connectedKind } from '../connection/connectedKind.ts'
import { track } from '../report/track.ts'
import { canBeSent, showTokens, takeToken } from './draftTokens.ts'
import { estimateCost, keepFeeFailure } from './estimateCost.ts'
import { sendingAccount } from './sendingAccount.ts'

async function readNetworkBalance(sending: PayingAccount): Promise<void> {
  const { rpc, provider } = contextOf(sending)
  const balances = await loadFamilyPart(sending.namespace, 'balances')
  const networkBalance = await balances.getBalance(sending.address, rpc, provider)
  if (isStillPaying(sending)) updateSend({ networkBalance })
}

/** Loads the sender and reads the spendable balance. @throws WalletModalError LOAD_FAILED; the errors of nodes */
async function loadSender(
  sending: PayingAccount,
  signal: AbortSignal,
  balanceRead: Promise<void>,
): Promise<void> {
  const isCurrent = () => !signal.aborted && isStillPaying(sending)
  try {
    updateSend({ preparation: 'code' })
    const sender = await loadLaterPart(sending.namespace, 'sender')
    if (!isCurrent()) return
    updateSend({ preparation: sender.readSpendable ? 'network' : null })
    const spendable = await sender.readSpendable?.(sending.address, contextOf(sending).rpc)
    await balanceRead
    if (!isCurrent()) return
    updateSend({ preparation: null })
    if (!spendable) return
    updateSend({ networkBalance: spendable.keeping, closingBalance: spendable.closing })
  } catch (thrown) {
    if (isCurrent()) updateSend({ preparation: 'failed' })
    throw thrown
  }
}

/** False if the wallet sets the fee whatever a request says: its bundler does, or it is the embedded wallet. */
function canChooseFee({ namespace, isSmartAccount }: PayingAccount): boolean {
  if (laterFamilies[namespace]?.setsFee) return true
  return !isSmartAccount && !connectedKind(accountOf(namespace))?.isEmbedded
}

async function readFeeRates(sending: PayingAccount): Promise<void> {
  if (!canChooseFee(sending)) return
  try {
    const sender = await loadLaterPart(sending.namespace, 'sender')
    const read = await sender.readFeeRates?.(contextOf(sending))
    if (read && isStillPaying(sending)) updateSend({ feeRates: read.rates, feeBounds: read.bounds })
  } catch (thrown) {
    if (isStillPaying(sending)) keepFeeFailure(sending, thrown)
  }
}

/** Reads the fee rates and the fee again after a failure. Never throws. */
export async function retryFee(): Promise<void> {
  const sending = sendingAccount()
  if (!sending) return
  updateSend({ feeFailure: null })
  await readFeeRates(await withAccountKind(sending))
  if (isStillPaying(sending)) await estimateCost(sending)
}

export function trackOpened(): void {
  const sending = sendingAccount()
  if (!sending) return
  const { isSmartAccount, network } = sending
  track('OPEN_SEND', { isSmartAccount, network: network.caipNetworkId })
}

function followHoldings(): void {
  const sending = sendingAccount()
  if (sending && send.tokenBalances.length > 0) showTokens(sending)
}

/** After the first call, resets the draft whenever the paying account or network changes. */
function followDraftOwner(): void {
  if (watchingSender.isRunning()) return
  watchingSender.begin()
  followOwner({ onOther: leaveSend, onHoldings: followHoldings })
}

/**
 * Reads balances, fee rates and the fee for the draft, and shows each when it is known. After a failed read the shown
 * value stays. `preparing.leave()` aborts.
 *
 * @throws WalletModalError LOAD_FAILED or the node's error if the sender or its spendable balance cannot be loaded
 */
export async function prepareDraft(token?: TokenBalance): Promise<void> {
  const sending = sendingAccount()
  if (!sending) return
  followDraftOwner()
  // An earlier order may still wait for a wallet that never responds.
  sendOrder.leave()
  const signal = preparing.begin()
  updateSend({ failure: null })
  if (token && canBeSent(token, sending.network)) takeToken(token)
  showTokens(sending)
  const settle = async (reading: Promise<void>) => {
    try {
      await reading
    } catch (thrown) {
      log('info', 'what can be sent could not be read', thrown)
    }
    if (isStillPaying(sending)) showTokens(sending)
  }
  const balanceRead = settle(readNetworkBalance(sending))
  await Promise.all([
    balanceRead,
    settle(refreshTokens(sending.namespace)),
    withAccountKind(sending).then(readFeeRates),
    loadSender(sending, signal, balanceRead),
  ])
  if (signal.aborted || !isStillPaying(sending)) return
  showTokens(sending)
  await estimateCost(sending)
}
