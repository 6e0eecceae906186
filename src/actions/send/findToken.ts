import { loadFamilyPart } from '../../chains/families.ts'
import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { isChainError } from '../../services/jsonRpc/rpcErrors.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { Sender } from '../../types/sender.ts'
import type { TokenBalance } from '../../types/token.ts'
import { formatUnits } from '../../utils/amount.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { shortAddress } from '../../utils/shortAddress.ts'
import { contextOf } from '../account/payingAccount.ts'
import { refreshTokens } from '../account/refreshTokens.ts'
import { tokenAddress } from '../account/tokenAddress.ts'
import { addReadToken, canBeSent } from './draftTokens.ts'
import type { WantedToken } from './readTokenText.ts'

function refuse(reason: string, cause?: unknown): never {
  const longMessage = `WalletSend cannot open with this token: ${reason}.`
  throw new WalletModalError('INVALID_VIEW_DATA', {
    params: { missing: 'token' },
    longMessage,
    cause,
  })
}

function nativeOf({ network }: PayingAccount): TokenBalance {
  const { name, symbol, decimals } = network.nativeCurrency
  const quantity = { decimals: String(decimals), numeric: '0' }
  const { caipNetworkId: chainId } = network
  return { name, symbol, chainId, iconUrl: null, quantity, isUnknown: true }
}

const heldBy = ({ namespace, network }: PayingAccount) =>
  accountOf(namespace).tokenBalance?.filter((one) => canBeSent(one, network))

function findAddress(address: string, paying: PayingAccount): TokenBalance | undefined {
  const wanted = address.toLowerCase()
  return heldBy(paying)?.find((one) => tokenAddress(one)?.toLowerCase() === wanted)
}

/** @throws WalletModalError INVALID_VIEW_DATA if several tokens have the symbol */
function findSymbol(symbol: string, paying: PayingAccount): TokenBalance | undefined {
  const wanted = symbol.toLowerCase()
  if (paying.network.nativeCurrency.symbol.toLowerCase() === wanted) return nativeOf(paying)
  const [found, ...others] = (heldBy(paying) ?? []).filter(
    (one) => one.address !== undefined && one.symbol.toLowerCase() === wanted,
  )
  if (!found || others.length === 0) return found
  const addresses = [found, ...others].map(tokenAddress).join(', ')
  return refuse(`several tokens have the symbol ${symbol} (${addresses}), so give the address`)
}

/**
 * Finds a token in the network and in the account's list, if that is loaded. Undefined if it has to be read.
 *
 * @throws WalletModalError INVALID_VIEW_DATA if the token is on another network, or several tokens have its symbol
 */
export function findToken(wanted: WantedToken, paying: PayingAccount): TokenBalance | undefined {
  if (wanted.kind === 'plain')
    return findAddress(wanted.text, paying) ?? findSymbol(wanted.text, paying)
  const { caipNetworkId, name } = paying.network
  if (wanted.caipNetworkId !== null && wanted.caipNetworkId !== caipNetworkId)
    return refuse(`it is not on ${name}`)
  return wanted.kind === 'native' ? nativeOf(paying) : findAddress(wanted.address, paying)
}

async function readContract(contract: string, paying: PayingAccount): Promise<TokenBalance> {
  const { namespace, address, network } = paying
  const { rpc } = contextOf(paying)
  const sender = await loadLaterPart(namespace, 'sender')
  const balances = await loadFamilyPart(namespace, 'balances')
  const readUnit: Sender['readUnit'] = sender.readUnit ?? balances.getTokenUnit
  if (!readUnit) return refuse(`tokens are not sent on ${network.name}`)
  const [unit, name, held] = await Promise.all([
    readUnit(contract, rpc),
    sender.readName?.(contract, rpc).catch(() => ''),
    balances.getTokenBalance?.(address, contract, rpc).catch((thrown: unknown) => {
      log('info', `the balance of the token ${contract} could not be read`, thrown)
    }),
  ])
  // An account of a token on Solana has the token's unit, and is not the token.
  if ('address' in unit) return refuse(`${contract} is an account of a token`)
  const { decimals } = unit
  const symbol = unit.symbol || shortAddress(contract)
  const token: TokenBalance = {
    name: name || symbol,
    symbol,
    chainId: network.caipNetworkId,
    address: `${network.caipNetworkId}:${contract}`,
    iconUrl: null,
    isUnknown: !held,
    quantity: {
      decimals: String(decimals),
      numeric: held ? formatUnits(held.amountBaseUnits, decimals) : '0',
    },
  }
  if (!canBeSent(token, network)) return refuse(`it has ${decimals} decimals`)
  const { markToken } = await loadPart(import('../account/markToken.ts'))
  const { isUnlisted, imitates } = await markToken(contract, { decimals, symbol }, network, (one) =>
    readUnit(one, rpc),
  )
  return { ...token, ...(isUnlisted && { isUnlisted }), ...(imitates && { imitates }) }
}

/** Parses the address of a token; null for a symbol. Ids of Polkadot's assets are numbers. */
async function toContract(text: string, { namespace, network }: PayingAccount) {
  const { readAddress } = await loadLaterPart(namespace, 'sender')
  const read = readAddress(text, network.caipNetworkId)
  if ('address' in read) return read.address
  return read.problem === 'malformed' && /^\d{1,10}$/.test(text) ? text : null
}

/**
 * Reads a token that `findToken` has not found: by its address from its contract, by its symbol from the account's
 * list, which is loaded if needed.
 *
 * @throws WalletModalError INVALID_VIEW_DATA if there is no such token; the node's error if it does not respond;
 * LOAD_FAILED
 */
export async function readToken(wanted: WantedToken, paying: PayingAccount): Promise<TokenBalance> {
  const text =
    wanted.kind === 'native' ? '' : wanted.kind === 'plain' ? wanted.text : wanted.address
  const contract = await toContract(text, paying)
  const { name } = paying.network
  if (contract === null) {
    if (wanted.kind === 'address') return refuse(`${text} is no address on ${name}`)
    if (!accountOf(paying.namespace).tokenBalance) await refreshTokens(paying.namespace)
    return findToken(wanted, paying) ?? refuse(`the account holds no token ${text} on ${name}`)
  }
  const token = await readAt(contract, paying)
  addReadToken(paying, token)
  return token
}

/**
 * Reads the token of a contract. Without a balance the token is one of unknown balance.
 *
 * @throws WalletModalError INVALID_VIEW_DATA if no token that can be sent is there; TOKEN_SCALED; the node's error if it
 * does not respond; LOAD_FAILED
 */
export async function readAt(contract: string, paying: PayingAccount): Promise<TokenBalance> {
  try {
    return await readContract(contract, paying)
  } catch (thrown) {
    if (!isCode(thrown, 'SERVICE_INVALID_RESPONSE') && !isChainError(thrown)) throw thrown
    return refuse(`there is no token at ${contract} on ${paying.network.name}`, thrown)
  }
}
