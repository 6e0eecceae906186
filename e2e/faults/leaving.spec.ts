import { expect, test } from '../fixtures/test.ts'

/**
 * Number of elements that may remain: React retains the last root that it rendered, and the page retains the last
 * commands.
 */
const spare = 3
const count = 200
/** Number of elements in which a row is rendered and pressed. */
const chosenCount = 40

interface Kept {
  kept: WeakRef<Element>[]
}

for (const [name, attributes, data, row = ''] of [
  ['an overlay awaiting the user’s choice', {}, {}],
  ['an embedded list awaiting the user’s choice', { embedded: '' }, {}],
  ['an overlay whose requested wallet is silent', {}, { wallet: 'test.wallet' }],
  [
    'an embedded list whose requested wallet is silent',
    { embedded: '' },
    { wallet: 'test.wallet' },
  ],
  ['an overlay whose picked wallet is silent', {}, {}, 'Test Wallet'],
] as const) {
  const times = row ? chosenCount : count
  test(`${name} is removed from the page: its connect command rejects and its memory is freed`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet({ autoApprove: false })
    await host.open()
    await host.state()
    const ends = await page.evaluate(
      async ([elements, own, given, chosen]) => {
        const ended: unknown[] = []
        const kept: WeakRef<Element>[] = []
        Object.assign(window, { kept })
        for (let time = 0; time < elements; time += 1) {
          const element = document.createElement('wallet-modal')
          for (const [key, value] of Object.entries(own)) element.setAttribute(key, value)
          const ready = new Promise((resolve) => {
            element.addEventListener('ready', resolve, { once: true })
          })
          document.body.append(element)
          await ready
          const detail: Record<string, unknown> = { command: 'connect', ...given }
          element.dispatchEvent(new CustomEvent('walletcommand', { detail }))
          const state: Record<string, unknown> = { command: 'state' }
          element.dispatchEvent(new CustomEvent('walletcommand', { detail: state }))
          // Commands begin in order, so the connect command has begun by now.
          await state.result
          const buttons = () => [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
          while (chosen && element.getAttribute('view') !== 'ConnectingExternal') {
            buttons()
              .find(({ textContent }) => textContent?.startsWith(chosen))
              ?.click()
            await new Promise(requestAnimationFrame)
          }
          element.remove()
          ended.push(await (detail.result as Promise<unknown>).catch(({ code }) => code))
          kept.push(new WeakRef(element))
        }
        return ended
      },
      [times, attributes as Record<string, string>, data, row] as const,
    )
    expect(ends).toEqual(Array(times).fill('USER_REJECTED'))
    const session = await page.context().newCDPSession(page)
    const kept = async () => {
      await session.send('HeapProfiler.collectGarbage')
      return page.evaluate(() => {
        const { kept: all } = window as unknown as Kept
        return all.filter((one) => one.deref()).length
      })
    }
    await expect.poll(kept).toBeLessThanOrEqual(spare)
  })
}
