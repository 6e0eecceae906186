import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { elementIn, showComponent } from '../views/testing/showView.tsx'
import { OtpInput } from './OtpInput.tsx'

const field = () => page.getByRole('group', { name: 'Code' }).getByRole('textbox')
const isFocused = () => field().element().matches(':focus')
const boxes = () =>
  [...elementIn('.boxes').querySelectorAll('.box')].map((box) => box.textContent).join('|')

function show(onComplete = vi.fn()) {
  showComponent(<OtpInput label="Code" onComplete={onComplete} />)
  return onComplete
}

it('the field of a code has the focus, takes digits only, and draws each in a box', async () => {
  show()
  await expect.poll(isFocused).toBe(true)
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric')
  await userEvent.keyboard('1a2')
  await expect.poll(boxes).toBe('1|2||||')
  await userEvent.keyboard('{Backspace}')
  await expect.poll(boxes).toBe('1|||||')
})

it('digits are added at the end, wherever the caret was put', async () => {
  show()
  await expect.poll(isFocused).toBe(true)
  await userEvent.keyboard('12{Home}3')
  await expect.poll(boxes).toBe('1|2|3|||')
})

it('a pasted code replaces the digits of the field', async () => {
  const complete = show()
  await expect.poll(isFocused).toBe(true)
  await userEvent.keyboard('99')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text', 'Your code: 123 456')
  field()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(boxes).toBe('1|2|3|4|5|6')
  expect(complete.mock.calls).toEqual([['123456']])
})

it('the code is submitted once, when the sixth digit is entered', async () => {
  const complete = show()
  await expect.poll(isFocused).toBe(true)
  await userEvent.keyboard('1234567')
  expect(complete.mock.calls).toEqual([['123456']])
})
