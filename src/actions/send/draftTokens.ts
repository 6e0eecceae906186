import { laterFamilies } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { send, updateSend } from '../../controllers/send.ts'
import type { Network } from '../../types/network.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { isSameToken } from '../account/isSameToken.ts'
import { ownerOf } from '../account/payingAccount.ts'
import { hasPrice, toUsd } from '../amounts/fiatUnits.ts'
import { estimateCost } from './estimateCost.ts'
import { sendingAccount } from './sendingAccount.ts'

/** Maximum decimals that the chains' libraries accept. A token with more decimals cannot be sent. */
const maxDecimals = 77

export const canBeSent = ({ chainId, quantity }: TokenBalance, { caipNetworkId }: Network) =>
  chainId === caipNetworkId && Number(quantity.decimals) <= maxDecimals

/** Tokens that the account can send on its network: first the native one, with the node's balance. */
function listTokens(sending: PayingAccount): TokenBalance[] {
  const { namespace, network } = sending
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
  const listed = accountOf(namespace).tokenBalance ?? []
  const read = send.readTokens
    .filter(({ owner }) => owner === ownerOf(sending))
    .map(({ token }) => token)
    .filter((one) => !listed.some((other) => isSameToken(one, other)))
  return [native, ...known.filter(({ address }) => address !== undefined), ...read]
}

/**
 * Finds the selected token in the new list. A missing token stays selected, because the entered amount must not be sent
 * in another token. Its balance is then unknown, because the given balance may belong to another account.
 */
function renewChosen({ namespace }: PayingAccount, token: TokenBalance, listed: TokenBalance[]) {
  const all = [...listed, ...(accountOf(namespace).tokenBalance ?? [])]
  return all.find((one) => isSameToken(one, token)) ?? { ...token, isUnknown: true }
}

/**
 * Clears the amount if it was entered in a unit that `token` does not have. As an amount of tokens, the number would be
 * wrong.
 */
function keepUnit(token: TokenBalance | null) {
  const isLost =
    (send.amountUnit === 'fiat' && !hasPrice(token?.price)) ||
    (send.amountUnit === 'base' && token?.address !== undefined)
  return isLost ? ({ amountUnit: 'token', sendTokenAmount: '' } as const) : {}
}

/** Updates the draft's tokens, and selects the native one if none is selected. */
export function showTokens(sending: PayingAccount): void {
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

export function takeToken(token: TokenBalance): void {
  if (send.token && isSameToken(send.token, token)) return
  const unknownCost = {
    gasPrice: null,
    gasLimit: null,
    gasPriceInUSD: null,
    accountCost: 0n,
    limits: null,
    costAmount: 1n,
    isMax: false,
  }
  updateSend({
    token,
    sendTokenAmount: '',
    failure: null,
    isReviewRequested: false,
    ...unknownCost,
    ...keepUnit(token),
  })
}

/**
 * Adds a token to the draft's list while the account's list lacks it, for example because that is not loaded. A token of
 * unknown balance is not added.
 */
export function addReadToken(sending: PayingAccount, token: TokenBalance): void {
  if (token.isUnknown) return
  const owner = ownerOf(sending)
  const others = send.readTokens.filter((one) => !isSameToken(one.token, token))
  updateSend({ readTokens: [...others, { owner, token }] })
}

export function chooseToken(token: TokenBalance): void {
  const sending = sendingAccount()
  if (!sending) return
  const isListed = send.tokenBalances.some((one) => isSameToken(one, token))
  if (!isListed) addReadToken(sending, token)
  takeToken(token)
  void estimateCost(sending)
}
