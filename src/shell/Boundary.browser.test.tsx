import { type ComponentType, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { onHostEvent } from '../controllers/events.ts'
import { button, dialog, elementIn, showView } from '../views/testing/showView.tsx'

const drawn = vi.hoisted(() => ({ View: (() => null) as ComponentType }))

vi.mock('../views/registry.ts', async (original) => {
  const { viewRegistry } = await original<typeof import('../views/registry.ts')>()
  const load = () => Promise.resolve({ default: () => <drawn.View /> })
  return { viewRegistry: { ...viewRegistry, GetWallet: { ...viewRegistry.GetWallet, load } } }
})

it('a view stays when it removes a text that a translator has replaced', async () => {
  drawn.View = function Counter() {
    const [count, setCount] = useState(0)
    return (
      <p>
        {count === 0 && 'no press'}
        <button type="button" onClick={() => setCount(count + 1)}>
          Press
        </button>
      </p>
    )
  }
  showView('GetWallet')
  await expect.element(button('Press')).toBeVisible()
  const text = elementIn('.view p').firstChild as Text
  const translated = document.createElement('font')
  translated.append('kein Druck')
  text.replaceWith(translated)
  await button('Press').click()
  await expect.poll(() => elementIn('.view p').textContent).toBe('no pressPress')
  expect(elementIn('.view').isConnected).toBe(true)
})

it('a view that throws is replaced by an error with Try again, and the modal stays', async () => {
  let isBroken = true
  const errors: string[] = []
  const release = onHostEvent((name, detail) => {
    if (name === 'error' && 'code' in detail) errors.push(detail.code)
  })
  drawn.View = () => {
    if (isBroken) throw new Error('no such token')
    return <p>All is well</p>
  }
  showView('GetWallet')
  await expect.element(dialog().getByText('didn’t load')).toBeVisible()
  expect(errors).toEqual(['LOAD_FAILED'])
  release()
  isBroken = false
  await button('Try again').click()
  await expect.element(dialog().getByText('All is well')).toBeVisible()
})
