import { afterEach, expect, it, vi } from 'vitest'
import { leavePairing, pairing } from '../../controllers/pairing.ts'
import { recordAnalytics } from '../report/testing/recordAnalytics.ts'
import { openWallet } from './openWallet.ts'

afterEach(() => {
  leavePairing()
  vi.unstubAllGlobals()
})

it('a browser’s refusal to open a wallet is tracked without the pairing URI', () => {
  const counted = recordAnalytics()
  const open = () => {
    throw new Error('not allowed')
  }
  vi.stubGlobal('navigator', { userAgent: 'a desktop' })
  vi.stubGlobal('window', { open, self: 1, top: 1 })
  pairing.uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
  const wallet = { id: 'one', name: 'One', mobile_link: 'one://' }
  expect(openWallet(wallet, 'mobile')).toBe(false)
  expect(counted).toEqual([
    {
      event: 'CONNECT_PROXY_ERROR',
      properties: { message: 'not allowed', uri: 'one://', mobile_link: 'one://', name: 'One' },
    },
  ])
})
