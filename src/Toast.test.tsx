import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { hideToast, showToast } from './controllers/toast.ts'
import { Toast } from './Toast.tsx'

afterEach(hideToast)

it('what is under way has a spinner, what has happened a mark', () => {
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

it('a mark of its own takes the place of the variant’s', () => {
  showToast('Certified', 'info', { svg: 'M1 2' })
  expect(renderToStaticMarkup(<Toast />)).toMatch(/<path d="M1 2">.*Certified/)
})

it('is an empty live region while there is none', () => {
  expect(renderToStaticMarkup(<Toast />)).toBe('<div class="toast-area" role="status"></div>')
})
