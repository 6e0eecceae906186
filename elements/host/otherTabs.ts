import { followTransactions } from './followTransactions.ts'
import { configuringHost } from './inPage.ts'

/** One change in another tab writes several storage keys, so it is read once they have all been written. */
const settleMs = 30
/** If another tab never stops writing, its state is still read this often. */
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

/** Another tab of the site has written something of ours: once it is done, this page shows it too. */
export function followOtherTabs(): void {
  followTransactions()
  const now = performance.now()
  if (timer === undefined) waitingSince = now
  clearTimeout(timer)
  timer = setTimeout(follow, Math.min(settleMs, Math.max(0, waitingSince + longestMs - now)))
}
