import { loadChainAdapter } from '../../chains/registry.ts'
import { loadSender } from '../../chains/senders.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { send, updateSend } from '../../controllers/send.ts'
import type { Network } from '../../types/network.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { log } from '../../utils/log.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { contextOf, isStillPaying, type PayingAccount } from '../account/payingAccount.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { hasPrice } from '../amounts/fiat.ts'
import { toUsd } from '../amounts/toUsd.ts'
import { estimateCost } from './estimateCost.ts'
import { keepDraft } from './keepDraft.ts'
import { leaveOrder } from './order.ts'
import { sendingAccount } from './sendingAccount.ts'

/** More decimals than any library reckons with: not to be sent from here. */
const maxDecimals = 77

const canBeSent = ({ chainId, quantity }: TokenBalance, { caipNetworkId }: Network) =>
  chainId === caipNetworkId && Number(quantity.decimals) <= maxDecimals

/** What the account holds on its network, the native token first, with what the node says of that one. */
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
 * The chosen token as far as it is known now. One that is listed no more stays chosen: the amount is of that token,
 * and must never become one of another.
 */
function renewChosen({ namespace }: PayingAccount, token: TokenBalance, listed: TokenBalance[]) {
  const { tokenBalance } = accountOf(namespace)
  return [...listed, ...(tokenBalance ?? [])].find((one) => isSameToken(one, token)) ?? token
}

/** Money cannot be typed for a token without a price, and a number of dollars is no number of tokens. */
function keepUnit(token: TokenBalance | null) {
  const isLost = send.amountUnit === 'fiat' && !hasPrice(token?.price)
  return isLost ? ({ amountUnit: 'token', sendTokenAmount: '' } as const) : {}
}

/** Brings the draft's tokens up to what is known; the native one is chosen where none is. */
function showTokens(sending: PayingAccount): void {
  const tokenBalances = listTokens(sending)
  const [native] = tokenBalances
  const { token, networkBalance } = send
  const chosen = token ? renewChosen(sending, token, tokenBalances) : (native ?? null)
  const { decimals } = sending.network.nativeCurrency
  updateSend({
    tokenBalances,
    token: chosen,
    ...keepUnit(chosen),
    networkBalanceInUSD:
      networkBalance === null ? null : toUsd(networkBalance, decimals, native?.price),
  })
}

/** The list of an open draft goes along with the account's. */
function followHoldings(): void {
  const sending = sendingAccount()
  if (sending && send.tokenBalances.length > 0) showTokens(sending)
}

async function readNetworkBalance(sending: PayingAccount): Promise<void> {
  const { rpc } = contextOf(sending)
  const adapter = await loadChainAdapter(sending.namespace)
  const networkBalance = (await adapter.getBalance?.(sending.address, rpc)) ?? null
  if (isStillPaying(sending)) updateSend({ networkBalance })
}

/** Chooses a token: what was typed and reckoned for another one goes. */
function take(token: TokenBalance): void {
  if (send.token && isSameToken(send.token, token)) return
  const unknownCost = { gasPrice: null, gasPriceInUSD: null, accountCost: 0n }
  updateSend({ token, sendTokenAmount: '', failure: null, ...unknownCost, ...keepUnit(token) })
}

/**
 * Reads what the draft needs: the account's tokens, what there is of the native one, and what sending costs. What is
 * known at once is shown at once; what cannot be read is left as it is.
 */
export async function prepareDraft(token?: TokenBalance): Promise<void> {
  const sending = sendingAccount()
  if (!sending) return
  keepDraft(followHoldings)
  // A wallet that never answered does not keep the next draft from being sent.
  leaveOrder()
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
  await Promise.all([
    settle(readNetworkBalance(sending)),
    settle(refreshTokens(sending.namespace)),
    loadSender(sending.namespace),
  ])
  if (isStillPaying(sending)) await estimateCost(sending)
}

/** Another token is to go. */
export function chooseToken(token: TokenBalance): void {
  const sending = sendingAccount()
  if (!sending) return
  take(token)
  void estimateCost(sending)
}
