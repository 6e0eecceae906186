import { configuringHost } from './inPage.ts'

/** One change in another tab is several keys, and none of them says anything by itself. */
const settleMs = 30
/** A tab that never stops writing is followed this often. */
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
  const now = performance.now()
  if (timer === undefined) waitingSince = now
  clearTimeout(timer)
  timer = setTimeout(follow, Math.min(settleMs, Math.max(0, waitingSince + longestMs - now)))
}
