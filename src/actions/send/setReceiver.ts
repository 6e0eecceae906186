import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { receiverLookup, send, updateSend } from '../../controllers/send.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import type { ReceiverProblem } from '../../types/send.ts'
import { cleanCode } from '../../utils/cleanText.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { isName } from '../names/isName.ts'
import { reportError } from '../report/reportError.ts'
import { estimateCost } from './estimateCost.ts'
import { sendingAccount } from './sendingAccount.ts'

const debounceMs = 500

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, debounceMs)
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true })
  })

/** Maps an error of the look-up of a name to a problem, and reports it if it is a failure. */
export function nameProblemOf(thrown: unknown): ReceiverProblem {
  if (isCode(thrown, 'NAME_OTHER_FAMILY')) return 'otherFamily'
  if (isCode(thrown, 'NOT_ENABLED')) return 'offchainName'
  reportError(thrown, 'inline')
  if (isCode(thrown, 'NAME_NOT_PROVED')) return 'nameUnproved'
  return isCode(thrown, 'NAME_GATEWAY_FAILED') ? 'gatewayFailed' : 'nameFailed'
}

/**
 * Removes spaces and invisible characters around a name. Those inside stay: names of ENS may have joiners, as in 👩‍👧.eth,
 * and the name service refuses all others.
 */
const trimName = (text: string) => text.replace(/^[\s\p{Cf}\p{DI}]+|[\s\p{Cf}\p{DI}]+$/gu, '')

/** Sets the typed text and clears the receiver. The returned signal aborts when other text is typed. */
export function beginReceiver(input: string): AbortSignal {
  const signal = receiverLookup.begin()
  updateSend({
    receiverInput: input,
    receiverAddress: null,
    receiverProblem: null,
    receiverToLookUp: null,
    receiverDetails: {},
    receiverProfileName: null,
    receiverProfileImageUrl: null,
    receiverProfile: null,
    receiverDisplayName: null,
    paymentWords: null,
    paymentExpiresAt: null,
    tokenName: null,
    part: {},
    isReviewRequested: false,
    isResolving: trimName(input) !== '',
  })
  return signal
}

async function showDisplayName(address: string, network: Network, signal: AbortSignal) {
  try {
    const { readDisplayName } = await loadPart(import('../names/reverseOnChain.ts'))
    const receiverDisplayName = await readDisplayName(address, network)
    if (!signal.aborted) updateSend({ receiverDisplayName })
  } catch (thrown) {
    log('info', 'the display name of the receiver could not be read', thrown)
  }
}

/**
 * Sets the receiver from the typed text: an address at once, a name when it is resolved. An address that `isRecipient`
 * refuses is none. Never throws.
 */
export async function setReceiver(
  input: string,
  isRecipient: (address: string) => boolean = () => true,
): Promise<void> {
  const signal = beginReceiver(input)
  const text = trimName(input)
  const sending = sendingAccount()
  if (text === '' || !sending) return
  const settle = (patch: Parameters<typeof updateSend>[0]) => {
    if (signal.aborted || send.receiverInput !== input) return
    updateSend({ ...patch, isResolving: false })
    if (patch.receiverAddress) void estimateCost(sending)
  }
  try {
    const { readAddress } = await loadLaterPart(sending.namespace, 'sender')
    const { caipNetworkId } = sending.network
    const read = readAddress(cleanCode(input), caipNetworkId)
    if ('address' in read) {
      if (!isRecipient(read.address)) return settle({ receiverProblem: 'paymentMalformed' })
      void showDisplayName(read.address, sending.network, signal)
      return settle({ receiverAddress: read.address })
    }
    await pause(signal)
    if (!isName(text)) return settle({ receiverProblem: read.problem })
    const { resolveName } = await loadPart(import('../names/resolveName.ts'))
    const found = await resolveName(text, sending.namespace, signal)
    if (!found) return settle({ receiverProblem: 'unknownName' })
    const named = readAddress(found.address, caipNetworkId)
    if (!('address' in named)) return settle({ receiverProblem: named.problem })
    if (!isRecipient(named.address)) return settle({ receiverProblem: 'paymentMalformed' })
    settle({
      receiverAddress: named.address,
      receiverProfileName: found.name,
      receiverProfileImageUrl: found.avatarUrl,
      receiverProfile: found.profile ?? null,
    })
  } catch (thrown) {
    if (!signal.aborted) settle({ receiverProblem: nameProblemOf(thrown) })
  }
}
