declare global {
  interface Window {
    /** Resolves once the element has fetched and rendered everything that it fetches ahead. */
    untilAhead(): Promise<void>
  }
}

/** Runs in the page before its own scripts. */
export function prepareUntilAhead(): void {
  window.untilAhead = async () => {
    const fetched = () => performance.getEntriesByType('resource').length
    // Prefetching counts as ended after 600 ms and an idle callback without a request.
    for (let before = -1; before !== fetched(); ) {
      before = fetched()
      await new Promise((resolve) => setTimeout(resolve, 600))
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  }
}
