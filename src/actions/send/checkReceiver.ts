import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { toNetwork } from '../../chains/networks.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { ReceiverCheck, SendWarning } from '../../types/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { log } from '../../utils/log.ts'
import { contextOf } from '../account/payingAccount.ts'
import { isSameAddress, type KnownAddresses, knownAddresses } from './knownAddresses.ts'
import { tokenAddress } from './tokenAddress.ts'

/** Characters at each end of an address that users compare. */
const endLength = 4

const bodyOf = (address: string) => address.toLowerCase().replace(/^0x/, '')

/**
 * Finds a known address with the same first and last characters. In address poisoning, attackers send dust from such
 * an address, so that users copy it from their history.
 */
export function findLookalike(address: string, known: readonly string[]): string | undefined {
  const body = bodyOf(address)
  const reads = (other: string) =>
    other !== body &&
    other.slice(0, endLength) === body.slice(0, endLength) &&
    other.slice(-endLength) === body.slice(-endLength)
  return known.find((one) => reads(bodyOf(one)))
}

const nameOf = (id: CaipNetworkId) => (findRequestedNetwork(id) ?? toNetwork(id)).name

function warnByHistory(
  to: string,
  { dealings, others, isWhole }: KnownAddresses,
  here: CaipNetworkId,
): SendWarning[] {
  const own = dealings.filter(({ address }) => isSameAddress(address, to))
  if (own.some(({ caipNetworkId }) => caipNetworkId === here)) return []
  const [elsewhere] = own
  if (elsewhere) return [{ kind: 'otherNetwork', network: nameOf(elsewhere.caipNetworkId) }]
  const lookalike = findLookalike(to, [...dealings.map(({ address }) => address), ...others])
  if (lookalike) return [{ kind: 'lookalike', address: lookalike }]
  return [{ kind: isWhole ? 'new' : 'unchecked' }]
}

async function orNull<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending
  } catch (thrown) {
    log('info', 'the receiver could not be checked in full', thrown)
    return null
  }
}

/** Checks the receiver for the review. Never throws: a failed check becomes the warning `unchecked`. */
export async function checkReceiver(
  sending: PayingAccount,
  to: string,
  token: TokenBalance,
): Promise<ReceiverCheck> {
  if (isSameAddress(to, tokenAddress(token))) return { warnings: [], refusal: 'ownToken' }
  if (isSameAddress(to, sending.address)) return { warnings: [{ kind: 'own' }], refusal: null }
  const { rpc, caipNetworkId } = contextOf(sending)
  const inspect = async () => (await loadLaterPart(sending.namespace, 'sender')).inspect(to, rpc)
  const [kind, known] = await Promise.all([orNull(inspect()), orNull(knownAddresses(sending))])
  if (kind === 'tokenAccount') return { warnings: [], refusal: kind }
  const warnings = known ? warnByHistory(to, known, caipNetworkId) : []
  if (kind === 'token' || kind === 'contract') warnings.unshift({ kind })
  const isSaid = warnings.some((warning) => warning.kind === 'unchecked')
  if ((!kind || !known) && !isSaid) warnings.push({ kind: 'unchecked' })
  return { warnings, refusal: null }
}

const unconfirmed: readonly SendWarning['kind'][] = [
  'new',
  'unchecked',
  'fee',
  'symbol',
  'unlisted',
  'revocable',
  'confusable',
]

/** True for warnings of a possible loss, which the user must confirm before sending. */
export function mustConfirm({ kind }: SendWarning): boolean {
  return !unconfirmed.includes(kind)
}
