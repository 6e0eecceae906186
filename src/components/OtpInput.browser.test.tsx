import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { showComponent } from '../views/testing/showView.tsx'
import { OtpInput } from './OtpInput.tsx'

const boxes = () => page.getByRole('group', { name: 'Code' }).getByRole('textbox')
const values = () =>
  boxes()
    .elements()
    .map((box) => (box as HTMLInputElement).value)
    .join('|')
/** Index of the focused box. */
const focusedBox = () =>
  boxes()
    .elements()
    .findIndex((box) => box.matches(':focus'))

function show(onComplete = vi.fn()) {
  showComponent(
    <OtpInput
      label="Code"
      boxLabel={(index, count) => `${index} of ${count}`}
      onComplete={onComplete}
    />,
  )
  return onComplete
}

it('the boxes of a code accept digits only, and arrow keys move between them', async () => {
  show()
  await expect.poll(() => boxes().elements().length).toBe(6)
  await expect.poll(focusedBox).toBe(0)
  const [first] = boxes().elements()
  expect(first?.getAttribute('autocomplete')).toBe('one-time-code')
  expect(first?.getAttribute('inputmode')).toBe('numeric')
  await userEvent.keyboard('1a2')
  expect([values(), focusedBox()]).toEqual(['1|2||||', 2])
  await userEvent.keyboard('{Backspace}')
  expect([values(), focusedBox()]).toEqual(['1|||||', 1])
  await userEvent.keyboard('{ArrowLeft}')
  expect(focusedBox()).toBe(0)
  await userEvent.keyboard('{End}')
  expect(focusedBox()).toBe(5)
  await userEvent.keyboard('{Home}9')
  expect(values()).toBe('9|||||')
})

it('the code is submitted once, when the sixth digit is entered', async () => {
  const complete = show()
  await expect.poll(focusedBox).toBe(0)
  await userEvent.keyboard('123456')
  expect(complete.mock.calls).toEqual([['123456']])
})
