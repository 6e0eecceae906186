declare global {
  interface Window {
    /** Each function resolves with the milliseconds of its journey, until what it leads to is painted or emitted. */
    journeys: {
      open(): Promise<number>
      connect(): Promise<number>
      account(): Promise<number>
      send(): Promise<number>
      swap(): Promise<number>
      review(): Promise<number>
      /** Connects without the list, as a preparation. */
      connectNow(): Promise<void>
      /** Resolves with the milliseconds from the page's navigation to the event `connect`. */
      connected(): Promise<number>
      /** Milliseconds until the wallet has signed a text, which needs no review. */
      sign(): Promise<number>
    }
  }
}

/** Runs in the page before its own scripts. */
export function prepareJourneys(): void {
  const element = () => document.querySelector('wallet-modal') as HTMLElement
  let connectedAt = 0
  document.addEventListener('connect', () => (connectedAt = performance.now()), true)

  const send = (command: string, data: object = {}): Promise<unknown> => {
    const detail: { command: string; result?: Promise<unknown> } = { command, ...data }
    element().dispatchEvent(new CustomEvent('walletcommand', { detail }))
    return detail.result ?? Promise.resolve()
  }
  const find = (selector: string, text: RegExp) =>
    [...(element().shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
      (one) => text.test(one.textContent ?? '') && one.checkVisibility(),
    )
  const frame = () => new Promise((drawn) => requestAnimationFrame(drawn))
  const until = async (isDone: () => unknown) => {
    while (!isDone()) await frame()
  }
  const timed = async (start: () => unknown, isDone: () => unknown) => {
    const startedAt = performance.now()
    start()
    await until(isDone)
    return performance.now() - startedAt
  }
  const button = (text: RegExp) => find('dialog[open] button', text)
  const title = (text: RegExp) => find('dialog[open] :is(h1, h2)', text)
  const request = (method: string, params: unknown[]): Promise<unknown> => {
    let asked: Promise<unknown> = Promise.reject(new Error('there is no provider'))
    const event = Object.assign(new Event('context-request'), {
      context: 'wallet-modal/provider/eip155',
      callback: (provider: { request(call: object): Promise<unknown> }) => {
        asked = provider.request({ method, params })
      },
    })
    asked.catch(() => {})
    element().dispatchEvent(event)
    return asked
  }
  const account = async () => ((await send('state')) as { address: string }).address

  window.journeys = {
    open: () =>
      timed(
        () => send('open'),
        () => button(/Test Wallet/),
      ),
    connect: () =>
      timed(
        () => button(/Test Wallet/)?.click(),
        () => connectedAt > 0,
      ),
    account: () =>
      timed(
        () => send('open', { view: 'Account' }),
        () => button(/^Send$/),
      ),
    send: () =>
      timed(
        () => button(/^Send$/)?.click(),
        () => title(/^Send$/) && find('dialog[open] label', /./),
      ),
    swap: () =>
      timed(
        () => send('open', { view: 'Swap' }),
        () => title(/^Swap$/) && find('dialog[open] label', /./),
      ),
    async review() {
      const address = await account()
      return timed(
        () => request('eth_sign', [address, `0x${'ab'.repeat(32)}`]).catch(() => {}),
        () => button(/^Continue$/),
      )
    },
    async connectNow() {
      await send('connect', { wallet: 'test.wallet' })
    },
    async connected() {
      await until(() => connectedAt > 0)
      return connectedAt
    },
    async sign() {
      const address = await account()
      const startedAt = performance.now()
      await request('personal_sign', ['0x68656c6c6f', address])
      return performance.now() - startedAt
    },
  }
}
