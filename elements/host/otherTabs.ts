import { configuringHost } from './inPage.ts'
import { followTransactions } from './resume.ts'

/** Debounce in ms, since one change in another tab writes several storage keys. */
const settleMs = 30
/** Maximum delay in ms while another tab keeps writing. */
const longestMs = 300

let timer: ReturnType<typeof setTimeout> | undefined
let waitingSince = 0

function follow() {
  timer = undefined
  const host = configuringHost()
  if (!host) return
  import('../../src/actions/connection/followOtherTab.ts').then(
    ({ followOtherTab }) => followOtherTab(host.restores()),
    () => {},
  )
}

export function followOtherTabs(): void {
  followTransactions()
  const now = performance.now()
  if (timer === undefined) waitingSince = now
  clearTimeout(timer)
  timer = setTimeout(follow, Math.min(settleMs, Math.max(0, waitingSince + longestMs - now)))
}
