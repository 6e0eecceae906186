import { getByLabelSelector, getByRoleSelector, getByTextSelector, Ivya } from 'ivya'
import { getAriaChecked, getAriaDisabled, isElementVisible } from 'ivya/utils'
import { until } from './until.ts'

type Text = string | RegExp
type RoleOptions = NonNullable<Parameters<typeof getByRoleSelector>[1]>

const ivya = Ivya.create({ browser: 'chromium', exact: false })

/** Finds elements in this document by role, name or text, through shadow roots, and acts on them as a user does. */
export class Locator {
  constructor(readonly selector = '') {}

  #within(selector: string): Locator {
    return new Locator(this.selector ? `${this.selector} >> ${selector}` : selector)
  }

  getByRole = (role: string, options?: RoleOptions) =>
    this.#within(getByRoleSelector(role, options))
  getByText = (text: Text) => this.#within(getByTextSelector(text))
  getByLabel = (text: Text) => this.#within(getByLabelSelector(text))
  locator = (css: string) => this.#within(css)
  first = () => this.#within('nth=0')
  last = () => this.#within('nth=-1')

  all(): Element[] {
    return ivya.queryLocatorSelectorAll(this.selector, document)
  }

  element(): Element | null {
    return this.all()[0] ?? null
  }

  isVisible(): boolean {
    const element = this.element()
    return element !== null && isElementVisible(element)
  }

  isEnabled(): boolean {
    const element = this.element()
    return element !== null && !getAriaDisabled(element)
  }

  isChecked(): boolean {
    const element = this.element()
    return element !== null && getAriaChecked(element) === true
  }

  /** Waits for the element, visible and enabled. */
  async #ready(): Promise<HTMLElement> {
    await until(() => this.isVisible() && this.isEnabled(), `${this.selector} is ready`)
    const element = this.element()
    if (!(element instanceof HTMLElement)) throw new Error(`${this.selector} is gone`)
    return element
  }

  async click(): Promise<void> {
    const element = await this.#ready()
    element.focus()
    element.click()
  }

  async fill(value: string): Promise<void> {
    const element = await this.#ready()
    element.focus()
    // The setter of the prototype is called, because React replaces the setter of the element and would not notice the
    // change.
    const { prototype } =
      element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
    element.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }))
  }

  async selectOption(value: string): Promise<void> {
    const element = await this.#ready()
    if (!(element instanceof HTMLSelectElement)) throw new Error(`${this.selector} has no options`)
    element.value = value
    element.dispatchEvent(new Event('change', { bubbles: true, composed: true }))
  }

  /** Submits the form of an input, as Enter does. */
  async submit(): Promise<void> {
    const element = await this.#ready()
    if (element instanceof HTMLInputElement) element.form?.requestSubmit()
  }

  async textContent(): Promise<string> {
    await until(() => this.element() !== null, `${this.selector} exists`)
    return this.element()?.textContent ?? ''
  }
}
