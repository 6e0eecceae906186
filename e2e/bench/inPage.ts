import type { Page } from '@playwright/test'
import { prepareUntilAhead } from './untilAhead.ts'

declare global {
  interface Window {
    bench: {
      /** Opens the modal. Resolves with the time until this number of rows is in the page and a frame is painted. */
      open(rows: number, view?: string): Promise<number>
      /**
       * Opens the modal. Resolves with the time until the rows are painted, and the time until the last frame that
       * followed a change of the modal's tree or an image in it.
       */
      openUntilSettled(rows: number): Promise<{ painted: number; settled: number }>
      close(): Promise<void>
      rows(): number
      /** Bytes of the scripts that the page has fetched, as they were transferred. */
      scriptBytes(): number
    }
  }
}

/** Runs in the page before its own scripts: installs a wallet, and functions that open and close the modal. */
function prepare(): void {
  const announce = () => {
    const icon = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'
    const info = { uuid: crypto.randomUUID(), name: 'Installed', icon, rdns: 'test.installed' }
    const provider = { request: async () => null, on() {}, removeListener() {} }
    const detail = Object.freeze({ info: Object.freeze(info), provider })
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
  window.addEventListener('eip6963:requestProvider', announce)

  const element = () =>
    document.querySelector('wallet-modal, bare-modal, floor-modal') as HTMLElement
  const send = (command: string, view?: string) => {
    const detail = view ? { command, view } : { command }
    element().dispatchEvent(new CustomEvent('walletcommand', { detail }))
  }
  const root = () => element().shadowRoot as ShadowRoot
  const openList = ':is(dialog[open], [data-open])'
  const rows = () => root().querySelectorAll(`${openList} li button`).length
  const until = (isDone: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!isDone()) return
        observer.disconnect()
        resolve()
      }
      const observer = new MutationObserver(look)
      const options = { subtree: true, childList: true, attributeFilter: ['open'] }
      observer.observe(root(), options)
      look()
    })
  /** Resolves in the task after a frame's callbacks, when the frame is painted. */
  const painted = () =>
    new Promise<void>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve()
        port2.postMessage(null)
      })
    })

  window.bench = {
    rows,
    async open(wanted, view) {
      const startedAt = performance.now()
      send('open', view)
      await until(() => rows() >= wanted)
      await painted()
      return performance.now() - startedAt
    },
    async openUntilSettled(wanted) {
      const startedAt = performance.now()
      let settledAt = startedAt
      const onChange = () => painted().then(() => (settledAt = performance.now()))
      const observer = new MutationObserver(onChange)
      observer.observe(root(), {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      })
      // Events of images do not bubble, but they are captured.
      root().addEventListener('load', onChange, true)
      const time = await window.bench.open(wanted)
      do await new Promise((resolve) => setTimeout(resolve, 100))
      while (performance.now() - settledAt < 300)
      observer.disconnect()
      root().removeEventListener('load', onChange, true)
      return { painted: time, settled: settledAt - startedAt }
    },
    scriptBytes() {
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      const scripts = entries.filter(({ name }) => name.endsWith('.js'))
      return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    },
    async close() {
      send('close')
      await until(() => !root().querySelector(openList))
      await painted()
    },
  }
}

/** Opens a page of the benchmark with these functions in it. */
export async function openPage(page: Page, url: string): Promise<void> {
  // tsx adds calls of this helper to the functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.addInitScript(prepareUntilAhead)
  await page.addInitScript(prepare)
  await page.goto(url)
  await page.evaluate(() =>
    Promise.race(
      ['wallet-modal', 'bare-modal', 'floor-modal'].map((name) => customElements.whenDefined(name)),
    ),
  )
}
