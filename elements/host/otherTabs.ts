/** One change in another tab is several keys, and none of them says anything by itself. */
const settleMs = 30

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Another tab of the site has written something of ours: once it is done, this page shows it too. `restores` is
 * asked then whether what was connected there is to be connected here; undefined lets the change go by.
 */
export function followOtherTabs(restores: () => boolean | undefined): void {
  clearTimeout(timer)
  timer = setTimeout(() => {
    const wanted = restores()
    if (wanted === undefined) return
    import('../../src/actions/connection/followOtherTab.ts').then(
      ({ followOtherTab }) => followOtherTab(wanted),
      () => {},
    )
  }, settleMs)
}
