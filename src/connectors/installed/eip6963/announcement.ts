import { ownRdns } from '../../../chains/ownRdns.ts'
import { toDisplayText } from '../../../utils/displayText.ts'
import { attemptRead, toInlineIcon } from '../announced.ts'
import { isFreeId } from '../isFreeId.ts'

/** A parsed EIP-6963 announcement. Its texts and its icon are safe to display and store. */
export interface Announcement {
  uuid: string
  rdns: string
  name: string
  icon: string | undefined
  provider: object
}

/** Parses an announcement. Null if the event is invalid, or if it is the modal's own. */
export function toAnnouncement(event: object): Announcement | null {
  return attemptRead(() => read((event as { detail?: unknown }).detail)) ?? null
}

function read(detail: unknown): Announcement | null {
  const { info, provider } = (detail ?? {}) as { info?: unknown; provider?: unknown }
  const { uuid, rdns, name, icon } = (info ?? {}) as Record<string, unknown>
  if (
    typeof uuid !== 'string' ||
    typeof name !== 'string' ||
    typeof rdns !== 'string' ||
    !/^[\w.-]{1,128}$/.test(rdns) ||
    !isFreeId(rdns) ||
    rdns === ownRdns ||
    typeof (provider as { request?: unknown } | undefined)?.request !== 'function'
  ) {
    return null
  }
  return {
    uuid,
    // MetaMask's mobile browser announces another rdns for the same wallet.
    rdns: rdns === 'io.metamask.mobile' ? 'io.metamask' : rdns,
    name: toDisplayText(name) || rdns,
    icon: toInlineIcon(icon),
    provider: provider as object,
  }
}
