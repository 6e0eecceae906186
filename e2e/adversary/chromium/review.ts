import type { Page } from '@playwright/test'

/** A review as its text says it. Amounts are the texts of its rows, such as `0.25 ETH`. */
export interface ReadReview {
  /** Texts by the names of the rows. */
  rows: Record<string, string>
  /** Text of the primary button. */
  step: string
  /** Text of the review's state, such as the allowance that the step gives. */
  state: string
}

export interface Amount {
  baseUnits: bigint
  symbol: string
}

/** Reads the review and presses its primary button in one task, so that nothing can change between the two. */
export function readAndPress(page: Page, view: string): Promise<ReadReview> {
  return page.evaluate((name) => {
    const root = document.querySelector('wallet-modal')?.shadowRoot
    const shown = [...(root?.querySelectorAll(name) ?? [])].at(-1)
    const rows = [...(shown?.querySelectorAll('dl .row') ?? [])].map((row) => {
      const value = row.querySelector('dd')
      const strong = value?.querySelector('strong') ?? value?.querySelector('.money') ?? value
      const address = value?.querySelector('.address bdi, bdi.address')
      const text = row.querySelector('dt')?.textContent === 'To' ? address : strong
      return [row.querySelector('dt')?.textContent ?? '', text?.textContent ?? '']
    })
    const primary = shown?.querySelector<HTMLButtonElement>('.actions [part~=button-primary]')
    const step = primary?.textContent ?? ''
    const state = shown?.querySelector('.state')?.textContent ?? ''
    primary?.click()
    return { rows: Object.fromEntries(rows), step, state }
  }, view)
}

/** Text of the review's primary button. */
export const stepOf = (page: Page, view: string): Promise<string> =>
  page.evaluate((name) => {
    const root = document.querySelector('wallet-modal')?.shadowRoot
    const shown = [...(root?.querySelectorAll(name) ?? [])].at(-1)
    return shown?.querySelector('.actions [part~=button-primary]')?.textContent ?? ''
  }, view)

/** Returns whether a review's primary button can be pressed, waits for input or an answer, or is gone. */
export function stateOf(
  page: Page,
  view: string,
): Promise<'ready' | 'typing' | 'wait' | 'refused' | 'gone'> {
  return page.evaluate((name) => {
    const root = document.querySelector('wallet-modal')?.shadowRoot
    const shown = [...(root?.querySelectorAll(name) ?? [])].at(-1)
    const button = shown?.querySelector<HTMLButtonElement>('.actions [part~=button-primary]')
    if (!shown || !button) return 'gone'
    if (!button.matches(':disabled, [aria-disabled=true]')) return 'ready'
    if (shown.querySelector('input')) return 'typing'
    const told = [...shown.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent)
    const isWaiting = shown.querySelector('[role=status]')?.textContent !== ''
    return told.some(Boolean) && !isWaiting ? 'refused' : 'wait'
  }, view)
}

const plainText = (text: string) => text.replace(/\p{Cf}/gu, '').replaceAll('\u00a0', ' ')

/** Reads `1,234.5 ETH`. A text such as `Your wallet will show it` has no amount. */
function readAmount(text: string, places: Record<string, number>): Amount | null {
  const [, whole = '', fraction = '', symbol = ''] =
    /^<?\s*([\d,]+)(?:\.(\d+))? ([A-Z]\w*)/.exec(plainText(text)) ?? []
  const decimals = places[symbol]
  if (decimals === undefined) return null
  const digits = fraction.padEnd(decimals, '0').slice(0, decimals)
  return { baseUnits: BigInt(whole.replaceAll(',', '') + digits), symbol }
}

/** Reads the amount in the row of a name. */
export function amountOf(
  { rows }: ReadReview,
  name: RegExp,
  places: Record<string, number>,
): Amount | null {
  const row = Object.entries(rows).find(([key]) => name.test(key))
  return row ? readAmount(row[1], places) : null
}

/** Reads the allowance that the review's step gives. `isReset` is true if an earlier one is set to zero before. */
export function readAllowance(
  { state }: ReadReview,
  places: Record<string, number>,
): (Amount & { spender: string; isReset: boolean }) | null {
  const text = plainText(state)
  const [, spender, rest = ''] = /^First allow (0x\w{40}) to spend (.*)/.exec(text) ?? []
  const amount = readAmount(rest, places)
  if (spender === undefined || !amount) return null
  return { ...amount, spender, isReset: /earlier allowance to be removed first/.test(text) }
}
