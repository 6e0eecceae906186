import { loadFamilyPart } from '../../chains/families.ts'
import { laterFamilies, loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import {
  preparing,
  resetSend,
  send,
  sendOrder,
  updateSend,
  watchingSender,
} from '../../controllers/send.ts'
import type { Network } from '../../types/network.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { log } from '../../utils/log.ts'
import { followOwner } from '../account/followOwner.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { hasPrice } from '../amounts/fiatUnits.ts'
import { localizeDecimal } from '../amounts/toInputText.ts'
import { toUsd } from '../amounts/toUsd.ts'
import { track } from '../report/track.ts'
import { estimateCost } from './estimateCost.ts'
import { sendingAccount } from './sendingAccount.ts'
import { setReceiver } from './setReceiver.ts'

/** Limit of the chains' libraries: a token with more decimals cannot be sent. */
const maxDecimals = 77

const canBeSent = ({ chainId, quantity }: TokenBalance, { caipNetworkId }: Network) =>
  chainId === caipNetworkId && Number(quantity.decimals) <= maxDecimals

/** Tokens that the account can send on its network: first the native one, with the node's balance. */
function listTokens({ namespace, network }: PayingAccount): TokenBalance[] {
  const { caipNetworkId, nativeCurrency } = network
  const known = (accountOf(namespace).tokenBalance ?? []).filter(
    (one) =>
      canBeSent(one, network) && (one.address === undefined || /[1-9]/.test(one.quantity.numeric)),
  )
  const told = known.find(({ address }) => address === undefined)
  const { name, symbol, decimals } = nativeCurrency
  const { networkBalance } = send
  const native: TokenBalance = {
    name,
    symbol,
    chainId: caipNetworkId,
    iconUrl: null,
    ...told,
    isUnknown: networkBalance === null && !told,
    quantity: {
      decimals: String(decimals),
      numeric:
        networkBalance !== null
          ? formatUnits(networkBalance, decimals)
          : (told?.quantity.numeric ?? '0'),
    },
  }
  return [native, ...known.filter(({ address }) => address !== undefined)]
}

/**
 * Finds the selected token in the new list. A missing token stays selected, since the typed amount must not be sent in
 * another one. Its balance is then unknown: the given balance may be that of another account.
 */
function renewChosen({ namespace }: PayingAccount, token: TokenBalance, listed: TokenBalance[]) {
  const all = [...listed, ...(accountOf(namespace).tokenBalance ?? [])]
  return all.find((one) => isSameToken(one, token)) ?? { ...token, isUnknown: true }
}

/**
 * Clears the amount if it was typed in a unit that `token` does not have: as an amount of tokens the number would be
 * wrong.
 */
function keepUnit(token: TokenBalance | null) {
  const isLost =
    (send.amountUnit === 'fiat' && !hasPrice(token?.price)) ||
    (send.amountUnit === 'base' && token?.address !== undefined)
  return isLost ? ({ amountUnit: 'token', sendTokenAmount: '' } as const) : {}
}

/** Updates the draft's tokens, and selects the native one if none is selected. */
function showTokens(sending: PayingAccount): void {
  const tokenBalances = listTokens(sending)
  const [native] = tokenBalances
  const { token, networkBalance } = send
  const chosen = token ? renewChosen(sending, token, tokenBalances) : (native ?? null)
  const { decimals } = sending.network.nativeCurrency
  updateSend({
    tokenBalances,
    token: chosen,
    baseUnit: laterFamilies[sending.namespace]?.baseUnit ?? null,
    ...keepUnit(chosen),
    networkBalanceInUSD:
      networkBalance === null ? null : toUsd(networkBalance, decimals, native?.price),
  })
}

function followHoldings(): void {
  const sending = sendingAccount()
  if (sending && send.tokenBalances.length > 0) showTokens(sending)
}

/** After the first call, resets the draft whenever the paying account or network changes. */
function watchOwner(): void {
  if (watchingSender.isRunning()) return
  watchingSender.begin()
  followOwner({ onOther: resetSend, onHoldings: followHoldings })
}

async function readNetworkBalance(sending: PayingAccount): Promise<void> {
  const { rpc } = contextOf(sending)
  const balances = await loadFamilyPart(sending.namespace, 'balances')
  const networkBalance = await balances.getBalance(sending.address, rpc)
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

async function readFeeRates(sending: PayingAccount): Promise<void> {
  const sender = await loadLaterPart(sending.namespace, 'sender')
  const feeRates = await sender.readFeeRates?.(contextOf(sending))
  if (feeRates && isStillPaying(sending)) updateSend({ feeRates })
}

function take(token: TokenBalance): void {
  if (send.token && isSameToken(send.token, token)) return
  const unknownCost = {
    gasPrice: null,
    gasLimit: null,
    gasPriceInUSD: null,
    accountCost: 0n,
    coins: null,
    costAmount: 1n,
    isMax: false,
  }
  updateSend({
    token,
    sendTokenAmount: '',
    failure: null,
    isReviewAsked: false,
    ...unknownCost,
    ...keepUnit(token),
  })
}

export function trackOpened(): void {
  const sending = sendingAccount()
  if (!sending) return
  const { isSmartAccount, network } = sending
  track('OPEN_SEND', { isSmartAccount, network: network.caipNetworkId })
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
  watchOwner()
  // An earlier order may still wait for a wallet that never responds.
  sendOrder.leave()
  const signal = preparing.begin()
  updateSend({ failure: null })
  if (token && canBeSent(token, sending.network)) take(token)
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
    loadSender(sending, signal, balanceRead),
    settle(readFeeRates(sending)),
  ])
  if (signal.aborted || !isStillPaying(sending)) return
  showTokens(sending)
  await estimateCost(sending)
}

export function chooseToken(token: TokenBalance): void {
  const sending = sendingAccount()
  if (!sending) return
  take(token)
  void estimateCost(sending)
}

interface Payment {
  /** The token to send; null for the native token. */
  token: TokenBalance | null
  recipient?: string | undefined
  /** Amount as a decimal number of tokens. */
  amount?: string | undefined
}

/** Fills the prepared draft. Returns false without a change if the token cannot be sent on the active network. */
export function fillDraft({ token, recipient, amount }: Payment, language: string): boolean {
  const taken = token ?? send.tokenBalances[0]
  const sending = sendingAccount()
  if (!taken || !sending || !canBeSent(taken, sending.network)) return false
  take(taken)
  if (amount !== undefined) {
    const sendTokenAmount = localizeDecimal(amount, language)
    updateSend({ amountUnit: 'token', sendTokenAmount, isMax: false, failure: null })
  }
  if (recipient !== undefined) void setReceiver(recipient)
  return true
}
