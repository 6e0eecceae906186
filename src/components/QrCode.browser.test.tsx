import { afterEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { elementIn, showComponent } from '../views/testing/showView.tsx'
import { QrCode } from './QrCode.tsx'
import '../shell/App.tsx'

const preferMotion = (value: 'no-preference' | 'reduce') =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-motion', value }],
  })

afterEach(() => preferMotion('reduce'))

async function showCode(): Promise<Animation[]> {
  showComponent(
    <div className="root">
      <QrCode text={`wc:${'0123456789abcdef'.repeat(10)}`} label="QR code" logo={null} />
    </div>,
  )
  await expect.poll(() => elementIn('.qr').isConnected).toBe(true)
  return [...elementIn('.qr svg').children].flatMap((path) => path.getAnimations())
}

const distance = ({ effect }: Animation) => {
  const { target } = effect as KeyframeEffect
  const code = elementIn('.qr').getBoundingClientRect()
  const ring = target?.getBoundingClientRect() ?? new DOMRect()
  return code.width / 2 - (ring.left - code.left)
}

it('the QR code appears from its middle outwards within 200 ms', async () => {
  await preferMotion('no-preference')
  const animations = await showCode()
  expect(animations.length).toBeGreaterThan(5)
  const starts = animations.map(({ effect }) => Number(effect?.getComputedTiming().delay))
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
  expect(new Set(starts).size).toBe(starts.length)
  for (const { effect } of animations) {
    expect(Number(effect?.getComputedTiming().endTime)).toBeLessThanOrEqual(200)
  }
  // The first ring is not compared, because the logo covers it.
  const reach = animations.slice(1, 6).map(distance)
  expect(reach).toEqual(reach.toSorted((a, b) => a - b))
})

it('with reduced motion the QR code appears at once', async () => {
  await preferMotion('reduce')
  expect(await showCode()).toEqual([])
})
