import { useState } from 'react'
import { expect, it } from 'vitest'
import { elementIn, showComponent } from '../views/testing/showView.tsx'
import { Picture } from './Picture.tsx'

const first = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='
const second = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

/** Pictures that each press replaces by the next one, the last one by none. */
function Pictures() {
  const [[src, ...next], setRest] = useState<readonly string[]>([first, second])
  return (
    <button type="button" onClick={() => setRest(next)}>
      {src && <Picture src={src} fallback={null} />}
    </button>
  )
}

it('an image that is removed from the page stops loading', async () => {
  showComponent(<Pictures />)
  await expect.poll(() => elementIn('img')).toHaveProperty('src', first)
  const image = elementIn('img')
  elementIn('button').click()
  await expect.poll(() => image.getAttribute('src')).toBe(second)
  elementIn('button').click()
  await expect.poll(() => image.isConnected).toBe(false)
  await expect.poll(() => image.getAttribute('src')).toBe('')
})
