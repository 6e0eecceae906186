import { expect } from '@playwright/test'
import { untilStill } from '../../demo/page/gallery/untilStill.ts'
import type { DemoUrls } from '../fixtures/page/demoUrls.ts'
import { recordEvents } from '../fixtures/page/recordEvents.ts'
import type { Tab } from './Engine.ts'
import type { ControlName } from './findControl.ts'

declare global {
  interface Window {
    __pageErrors?: string[]
  }
}

/** Drives the demo page in any browser: the element, a wallet in the page, and an app that uses the wallet. */
export class DemoPage {
  constructor(
    readonly tab: Tab,
    readonly urls: DemoUrls,
  ) {}

  /** Clears the page's stored data and opens it. */
  async open(attributes: Record<string, string> = {}): Promise<void> {
    await this.tab.goto(`${this.urls.demo}/services.json`)
    await this.tab.evaluate(() => localStorage.clear(), undefined)
    await this.load(attributes)
  }

  /** Reloads the page with its stored data, and waits until it can be used. */
  async load(attributes: Record<string, string> = {}): Promise<void> {
    const all = new URLSearchParams({ siwx: '-', embedded: '-', ...attributes })
    await this.tab.goto(`${this.urls.demo}/?${all}`)
    await this.tab.evaluate(() => {
      window.__pageErrors = []
      window.addEventListener('error', (event) => window.__pageErrors?.push(event.message))
      window.addEventListener('unhandledrejection', (event) =>
        window.__pageErrors?.push(String(event.reason)),
      )
    }, undefined)
    await this.tab.evaluate(recordEvents, undefined)
    await this.sees({ role: 'button', name: 'Open the modal' })
  }

  faults(): Promise<string[]> {
    return this.tab.evaluate(
      () => [...(window.__pageErrors ?? []), ...(window.__cspViolations ?? [])],
      undefined,
    )
  }

  /** Clicks a control as soon as it is visible. */
  async click(control: ControlName): Promise<void> {
    await this.sees(control)
    await this.standStill()
    // The previous view may still cover a view that has just opened.
    await expect(() => this.tab.click(control)).toPass({ timeout: 60_000 })
  }

  /** Waits until all animations have ended. */
  standStill(): Promise<void> {
    return this.tab.evaluate(untilStill, undefined)
  }

  async sees(control: ControlName): Promise<void> {
    await expect.poll(() => this.tab.has(control), `${control.role} ${control.name}`).toBe(true)
  }

  async expectGone(control: ControlName): Promise<void> {
    const isThere = () => this.tab.has(control)
    await expect.poll(isThere, `${control.role} ${control.name} goes`).toBe(false)
  }

  /** Returns the page's text about its last wallet request. */
  async expectResult(pattern: RegExp): Promise<void> {
    const text = () =>
      this.tab.evaluate(() => document.getElementById('result')?.textContent, undefined)
    await expect.poll(text, 'the result').toMatch(pattern)
  }

  /** The name of the control that has the focus. */
  focus(): Promise<string> {
    return this.tab.evaluate(() => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim()
    }, undefined)
  }

  /** Types into a field and waits until it has the text. */
  async expectFocusInField(): Promise<void> {
    const tag = () =>
      this.tab.evaluate(() => {
        let element = document.activeElement
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
        return element?.localName
      }, undefined)
    await expect.poll(tag, 'what has the focus').toBe('input')
  }

  /** Presses a key until a control whose name begins with `name` has the focus. */
  async tabTo(name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const stops: string[] = []
    // An opening by keyboard focuses the first wallet.
    if ((await this.focus()).startsWith(name)) return
    for (let presses = 0; presses < 30; presses += 1) {
      await this.tab.press(key)
      const stop = await this.focus()
      if (stop.startsWith(name)) return
      stops.push(stop.slice(0, 30))
    }
    throw new Error(`${name} cannot be reached by ${key}, only ${stops.join(', ')}`)
  }

  /** Opens a view by the host's command `open`. */
  async openView(view: string): Promise<void> {
    await this.tab.evaluate((name) => {
      const detail = { command: 'open', view: name }
      const event = new CustomEvent('walletcommand', { detail })
      document.querySelector('wallet-modal')?.dispatchEvent(event)
    }, view)
  }

  /**
   * Fails unless the card is within the window, no content is wider than the card, and Close is at the end of the
   * header.
   */
  async expectInPlace(direction: 'ltr' | 'rtl'): Promise<void> {
    await this.standStill()
    const find = (dir: 'ltr' | 'rtl') => {
      const root = document
        .querySelector('wallet-modal')
        ?.shadowRoot?.querySelector('wallet-modal-view')
      const inner = root?.shadowRoot ?? root
      const card = inner?.querySelector<HTMLElement>('.card')
      const close = card?.querySelector('[aria-label=Close]')?.getBoundingClientRect()
      if (!card || !close) return ['no card']
      const box = card.getBoundingClientRect()
      const found: string[] = []
      if (box.left < 0 || box.right > innerWidth || box.bottom > innerHeight + 1) {
        found.push('the card is not within the window')
      }
      if (card.scrollWidth > card.clientWidth + 1) found.push('something is wider than the card')
      const isAtRight = close.left > (box.left + box.right) / 2
      if (isAtRight !== (dir === 'ltr')) found.push('Close is at the wrong side')
      return found
    }
    // The position is polled, because a sheet may still be sliding in.
    const faults = () => this.tab.evaluate(find, direction)
    await expect.poll(faults, 'what stands wrong').toEqual([])
  }

  attribute(name: string): Promise<string | null> {
    return this.tab.evaluate(
      (wanted) => document.querySelector('wallet-modal')?.getAttribute(wanted) ?? null,
      name,
    )
  }

  async expectAttribute(name: string, value: string): Promise<void> {
    await expect.poll(() => this.attribute(name), name).toBe(value)
  }
}
