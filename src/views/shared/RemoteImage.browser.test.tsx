import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { WalletImage } from './RemoteImage.tsx'

afterEach(() => document.body.replaceChildren())

function draw(wallet: Parameters<typeof WalletImage>[0]['wallet']) {
  const place = document.createElement('div')
  document.body.append(place)
  flushSync(() => createRoot(place).render(<WalletImage wallet={wallet} />))
  return () => place.querySelector('img')?.getAttribute('src') ?? place.textContent
}

const svg = /^data:image\/svg\+xml,/
const own = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

it('a wallet without a picture of its own has the package’s, by its rdns or its id in the directory', async () => {
  await expect.poll(draw({ name: 'MetaMask', rdns: 'io.metamask' })).toMatch(svg)
  const id = '19177a98252e07ddfc9af2083ba8e07ef627cb6103467ffebb3f8f4205fd7927'
  await expect.poll(draw({ name: 'Ledger', id })).toMatch(svg)
  await expect.poll(draw({ name: 'Rabby', rdns: 'io.rabby', image_url: 'data:,' })).toMatch(svg)
})

it('a wallet’s own picture is shown, and a wallet that only has a known name has its letter', async () => {
  const drawnOwn = draw({ name: 'MetaMask', rdns: 'io.metamask', image_url: own })
  const named = draw({ name: 'MetaMask', id: 'injected' })
  // The pictures of the package have loaded by then.
  await expect.poll(draw({ name: 'Phantom', id: 'app.phantom' })).toMatch(svg)
  expect(drawnOwn()).toBe(own)
  expect(named()).toBe('M')
})
