import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { hideToast, showToast } from '../controllers/toast.ts'
import { Toast } from './Toast.tsx'

afterEach(hideToast)

it('a pending toast has a spinner, and a settled one an icon', () => {
  showToast('Authenticating...', 'loading', { autoClose: false })
  expect(renderToStaticMarkup(<Toast />)).toMatch(/class="spinner".*Authenticating\.\.\./)
  hideToast()
  for (const variant of ['success', 'error', 'info'] as const) {
    showToast('Done', variant)
    const drawn = renderToStaticMarkup(<Toast />)
    expect(drawn).not.toContain('spinner')
    expect(drawn).toMatch(new RegExp(`data-variant="${variant}"><svg.*Done`))
    hideToast()
  }
})

it('a toast’s own icon replaces that of its variant', () => {
  showToast('Certified', 'info', { svg: 'M1 2' })
  expect(renderToStaticMarkup(<Toast />)).toMatch(/<path d="M1 2">.*Certified/)
})

it('a toast without a message is an empty live region', () => {
  expect(renderToStaticMarkup(<Toast />)).toBe('<div class="toast-area" role="status"></div>')
})

it('a toast shows its detail below the message, unless both are the same', () => {
  showToast('Sending failed. Try again.', 'error', { detail: 'Transaction error' })
  expect(renderToStaticMarkup(<Toast />)).toContain('<small>Transaction error</small>')
  hideToast()
  showToast('Transaction error', 'error', { detail: 'Transaction error' })
  expect(renderToStaticMarkup(<Toast />)).not.toContain('<small>')
})
