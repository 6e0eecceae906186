import { LINUS } from '../../demo/services/data/accounts.ts'
import type { WalletBehaviour } from '../../demo/wallets/injected/options.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { WalletControl } from '../fixtures/installed/walletControl.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import type { Random } from './random.ts'
import { views } from './views.ts'

interface Target {
  x: number
  y: number
  isField: boolean
}

/** Runs in the page: the middle of each control of the modal that a press would reach. */
function findTargets(): Target[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  return [...(root?.querySelectorAll('button, a[href], input') ?? [])].flatMap((control) => {
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = root?.elementFromPoint(x, y)
    // A reload would begin the count of nodes and listeners anew.
    if (!hit || !control.contains(hit) || control.textContent === 'Reload') return []
    return [{ x, y, isField: control.matches('input:not([type=checkbox], [type=radio])') }]
  })
}

/** Runs in the page: a placeholder of the modal, or a part that is loading. */
function findLoading(): string | null {
  const element = document.querySelector('wallet-modal')
  const part = element?.shadowRoot?.querySelector(
    '.skeleton-row, .skeleton-field, [aria-busy=true]',
  )
  return part ? `${part.className || part.localName} in ${element?.getAttribute('view')}` : null
}

const typed = ['0.01', '1', '250000', '-1', LINUS, 'ada.eth', 'soak@example.org', 'a', '🦄', '']
const faultyWallets: readonly WalletBehaviour[] = [
  { never: ['eth_sendTransaction', 'personal_sign', 'eth_requestAccounts'] },
  { nonsense: ['eth_sendTransaction', 'eth_chainId'] },
  { switchError: -32603 },
  { switchError: 4902, addChain: 'forgotten' },
  { rejectWithoutCode: true },
  { gone: true },
]

/** Milliseconds in which each part of a view has loaded or shows an error, whatever the services do. */
const loadingMs = 45_000

/** A user, a host and a wallet of one tab, who do what comes to mind. */
export class RandomUser {
  /** Views that were shown. */
  readonly seen = new Set<string>()
  rounds = 0
  readonly #deck: ViewName[] = []

  constructor(
    readonly host: HostPage,
    readonly wallet: WalletControl,
    private readonly random: Random,
  ) {}

  /** Opens a view, uses it for some steps, and closes it. */
  async round(): Promise<void> {
    const { host, random } = this
    this.rounds += 1
    await this.#prepareWallet()
    await this.#open(this.#nextView())
    for (let left = random.between(2, 12); left > 0; left -= 1) {
      await this.#step()
      await host.page.waitForTimeout(random.between(20, 400))
      const view = await host.element().getAttribute('view')
      if (view) this.seen.add(view)
    }
    if (random.isHit(0.1)) await this.untilLoaded()
    await this.close()
  }

  /** Every view in a random order, before any comes again. */
  #nextView(): ViewName {
    if (this.#deck.length === 0) this.#deck.push(...(Object.keys(views) as ViewName[]))
    const [view] = this.#deck.splice(this.random.between(0, this.#deck.length), 1)
    if (!view) throw new Error('there is no view')
    return view
  }

  /** Waits until nothing in the modal is loading. @throws Error naming the part that still loads after its limit */
  async untilLoaded(): Promise<void> {
    const { page } = this.host
    const until = Date.now() + loadingMs
    for (let found = await page.evaluate(findLoading); found; ) {
      if (Date.now() > until) throw new Error(`still loading after ${loadingMs} ms: ${found}`)
      await page.waitForTimeout(250)
      found = await page.evaluate(findLoading)
    }
  }

  async close(): Promise<void> {
    await this.host.command('close')
  }

  /** The wallet, an account and a closed modal as at first, so that two counts can be compared. */
  async rest(): Promise<void> {
    const { host, wallet } = this
    await this.#setWallet({}, 'approved')
    await host.command('disconnect')
    await wallet.changeAccount(0)
    await wallet.changeChain('eip155:1')
    await host.command('connect', { wallet: wallet.rdns })
    await this.#open('Account')
    await this.untilLoaded()
    await this.close()
  }

  async #prepareWallet(): Promise<void> {
    const { random } = this
    const isFaulty = random.isHit(0.15)
    const standing = random.isHit(0.8) ? 'approved' : 'rejected'
    await this.#setWallet(isFaulty ? random.one(faultyWallets) : {}, standing)
    const { isConnected } = await this.host.page.evaluate(() => ({
      isConnected: document.querySelector('wallet-modal')?.getAttribute('status') === 'connected',
    }))
    if (!isConnected && !isFaulty && random.isHit(0.7))
      await this.#command('connect', { wallet: this.wallet.rdns })
  }

  #setWallet(behaviour: WalletBehaviour, standing: 'approved' | 'rejected'): Promise<void> {
    return this.host.page.evaluate(
      ([rdns, faults, decision]) => {
        const control = window.demoWallet?.[rdns]
        if (!control) throw new Error(`${rdns} is not installed`)
        control.setBehaviour(faults)
        control.approvals.standing = decision
      },
      [this.wallet.rdns, behaviour, standing] as const,
    )
  }

  /** Sends a command without awaiting its result: some end only when the user acts. */
  #command(command: string, data: Record<string, unknown> = {}): Promise<void> {
    return this.host.page.evaluate(
      ([name, rest]) => {
        const detail: Record<string, unknown> = { command: name, ...rest }
        const element = document.querySelector('wallet-modal')
        element?.dispatchEvent(new CustomEvent('walletcommand', { detail }))
        Promise.resolve(detail.result).catch(() => {})
      },
      [command, data] as const,
    )
  }

  #open(view: ViewName): Promise<void> {
    return this.#command('open', { view, ...views[view] })
  }

  async #step(): Promise<void> {
    const { random, wallet } = this
    const chance = random.next()
    if (chance < 0.75) return this.#press()
    if (chance < 0.8) return this.host.page.keyboard.press(random.one(['Escape', 'Tab', 'Enter']))
    if (chance < 0.84) return this.#open(this.#nextView())
    if (chance < 0.87) return void (await wallet.changeAccount(random.between(0, 2)))
    if (chance < 0.9)
      return void (await wallet.changeChain(random.one(['eip155:1', 'eip155:8453'])))
    if (chance < 0.92) return this.#command('disconnect')
    if (chance < 0.94) return this.#command('sign-message', { message: 'soak' })
    if (chance < 0.96)
      return this.#command('switch-network', { network: random.one(['ethereum', 'base']) })
    return this.#sendFromPage()
  }

  async #press(): Promise<void> {
    const { random } = this
    const { page } = this.host
    const targets = await page.evaluate(findTargets)
    if (targets.length === 0) return
    const { x, y, isField } = random.one(targets)
    await page.mouse.click(x, y)
    if (!isField) return
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(random.one(typed))
  }

  /** A transaction that the page's own code sends. */
  #sendFromPage(): Promise<void> {
    return this.host.page.evaluate((to) => {
      const event = Object.assign(new Event('context-request'), {
        context: 'wallet-modal/provider/eip155',
        callback(provider: { request(args: object): Promise<unknown> } | null) {
          const from = document.querySelector('wallet-modal')?.getAttribute('address')
          const params = [{ from, to, value: '0x1' }]
          if (from?.startsWith('0x'))
            provider?.request({ method: 'eth_sendTransaction', params }).catch(() => {})
        },
      })
      document.querySelector('wallet-modal')?.dispatchEvent(event)
    }, LINUS)
  }
}
