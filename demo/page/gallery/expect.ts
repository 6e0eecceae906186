import type { Locator } from './locator.ts'
import { until } from './until.ts'

const matches = (text: string, wanted: string | RegExp) =>
  typeof wanted === 'string' ? text === wanted : wanted.test(text)

/** Assertions with the names of Playwright's. Each waits until the located element fulfils it. */
export function expect(locator: Locator) {
  const { selector } = locator
  return {
    toBeVisible: () => until(() => locator.isVisible(), `${selector} is visible`),
    toBeEnabled: () => until(() => locator.isEnabled(), `${selector} is enabled`),
    toBeDisabled: () =>
      until(() => locator.element() !== null && !locator.isEnabled(), `${selector} is disabled`),
    toBeChecked: () => until(() => locator.isChecked(), `${selector} is checked`),
    toHaveCount: (count: number) =>
      until(() => locator.all().length === count, `there are ${count} ${selector}`),
    toContainText: (text: string) =>
      until(
        () => Boolean(locator.element()?.textContent?.includes(text)),
        `${selector} contains ${text}`,
      ),
    toHaveValue: (value: string | RegExp) =>
      until(() => {
        const element = locator.element()
        return element instanceof HTMLInputElement && matches(element.value, value)
      }, `${selector} has the value ${value}`),
  }
}
