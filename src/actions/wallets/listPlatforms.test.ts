import { describe, expect, it } from 'vitest'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { listPlatforms } from './listPlatforms.ts'

describe('the platforms to reach a wallet', () => {
  const full: Wallet = {
    id: 'id-1',
    name: 'One',
    rdns: 'io.one',
    mobile_link: 'one://',
    webapp_link: 'https://one.example/',
    desktop_link: 'one-desktop://',
  }
  const connector: Connector = {
    id: 'io.one',
    rdns: 'io.one',
    type: 'ANNOUNCED',
    name: 'One',
    namespace: 'eip155',
  }
  const platforms = (wallet: Wallet | undefined, isMobile = false, connectors: Connector[] = []) =>
    listPlatforms(wallet, { connectors, isMobile })

  it('are the QR code only for any wallet, and for one without links', () => {
    expect(platforms(undefined)).toEqual(['qrcode'])
    expect(platforms({ id: 'x', name: 'X' })).toEqual(['qrcode'])
  })

  it('are extension, QR code, web app and desktop app on a desktop', () => {
    const all = ['browser', 'qrcode', 'web', 'desktop']
    expect(platforms(full, false, [connector])).toEqual(all)
  })

  it('include the app instead of the QR code on a phone, and no desktop app', () => {
    expect(platforms(full, true)).toEqual(['mobile', 'web'])
  })

  it('end with the missing extension, except on a phone', () => {
    expect(platforms(full)).toEqual(['qrcode', 'web', 'desktop', 'unsupported'])
    const only = { id: 'id-1', name: 'One', injected: [{ injected_id: 'isOne' }] }
    expect(platforms(only)).toEqual(['unsupported'])
    expect(platforms(only, true)).toEqual(['qrcode'])
  })

  it('include the extension of an unannounced wallet by the directory’s injected ids', () => {
    const legacy = { ...connector, type: 'INJECTED' as const, rdns: undefined, flags: ['isOne'] }
    const listed = { ...full, injected: [{ namespace: 'eip155', injected_id: 'isOne' }] }
    expect(platforms(listed, false, [legacy])[0]).toBe('browser')
    expect(platforms(listed, false, [{ ...legacy, flags: ['isTwo'] }])[0]).not.toBe('browser')
  })
})
