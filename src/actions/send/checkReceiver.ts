import { loadLaterPart } from '../../chains/laterFamilies.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { ReceiverCheck, SendWarning } from '../../types/send.ts'
import type { TokenBalance } from '../../types/token.ts'
import { isSameAddress } from '../../utils/isSameAddress.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { contextOf } from '../account/payingAccount.ts'
import { tokenAddress } from '../account/tokenAddress.ts'
import { contractElsewhere } from './contractElsewhere.ts'

async function orNull<Result>(pending: Promise<Result>): Promise<Result | null> {
  try {
    return await pending
  } catch (thrown) {
    log('info', 'the receiver could not be checked in full', thrown)
    return null
  }
}

/**
 * Checks the receiver for the review. Never throws: a failed check becomes the warning `unchecked`. `signal` aborts what has
 * not begun.
 */
export async function checkReceiver(
  sending: PayingAccount,
  to: string,
  token: TokenBalance,
  signal: AbortSignal,
): Promise<ReceiverCheck> {
  if (isSameAddress(to, tokenAddress(token))) return { warnings: [], refusal: 'ownToken' }
  if (isSameAddress(to, sending.address)) return { warnings: [{ kind: 'own' }], refusal: null }
  const { rpc } = contextOf(sending)
  const inspect = async () => {
    const kind = await (await loadLaterPart(sending.namespace, 'sender')).inspect(to, rpc)
    // An address that is a contract here as well is warned of as one.
    const elsewhere = kind === 'account' ? await contractElsewhere(sending, to, signal) : null
    return { kind, elsewhere }
  }
  const compare = async () => {
    const { warnByHistory } = await loadPart(import('../transactions/knownAddresses.ts'))
    return warnByHistory(sending, [to])
  }
  const [inspected, compared] = await Promise.all([orNull(inspect()), orNull(compare())])
  const { kind, elsewhere: network } = inspected ?? {}
  if (kind === 'tokenAccount') return { warnings: [], refusal: kind }
  const warnings = (compared ?? []).filter((warning) => warning !== null)
  if (kind === 'token' || kind === 'contract') warnings.unshift({ kind })
  if (network) warnings.unshift({ kind: 'contractElsewhere', network })
  const isSaid = warnings.some((warning) => warning.kind === 'unchecked')
  if ((!kind || !compared) && !isSaid) warnings.push({ kind: 'unchecked' })
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
  'rateLow',
]

/** True for warnings of a possible loss, which the user must confirm before sending. */
export function mustConfirm({ kind }: SendWarning): boolean {
  return !unconfirmed.includes(kind)
}
