import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { send, type TypedToken, tokenLookup, updateSend } from '../../controllers/send.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { isStillPaying } from '../account/payingAccount.ts'
import { toWalletModalError } from '../report/reportError.ts'
import { sendingAccount } from './sendingAccount.ts'

/** Reads the address of a token; null for any other text, and where addresses are not those of tokens. */
async function readTokenAddress(text: string, { namespace, network }: PayingAccount) {
  const { readAddress, readUnit } = await loadLaterPart(namespace, 'sender')
  const read = readUnit && readAddress(text, network.caipNetworkId)
  return !read || ('problem' in read && read.problem !== 'checksum' && read.problem !== 'zero')
    ? null
    : read
}

/**
 * Looks up the text that the user has typed into the search for tokens. If it is the address of a token that the account's list
 * lacks, the token is read from the network. Never throws; the result is `typedToken` of the draft.
 */
export async function lookUpToken(text: string): Promise<void> {
  const signal = tokenLookup.begin()
  if (send.typedToken) updateSend({ typedToken: null })
  const sending = sendingAccount()
  if (!sending || text === '') return
  const show = (typedToken: TypedToken) => {
    if (!signal.aborted && isStillPaying(sending)) updateSend({ typedToken })
  }
  try {
    const read = await readTokenAddress(text, sending)
    if (!read || signal.aborted) return
    if ('problem' in read)
      return show({ state: read.problem === 'checksum' ? 'checksum' : 'missing' })
    const { address } = read
    const { caipNetworkId } = sending.network
    const { findToken, readAt } = await loadPart(import('./findToken.ts'))
    const listed = findToken({ kind: 'address', caipNetworkId, address }, sending)
    if (!listed) show({ state: 'reading' })
    show({ state: 'read', token: listed ?? (await readAt(address, sending)) })
  } catch (thrown) {
    if (isCode(thrown, 'INVALID_VIEW_DATA')) return show({ state: 'missing' })
    log('info', 'a typed token could not be read', thrown)
    show({ state: 'failed', failure: toWalletModalError(thrown) })
  }
}
