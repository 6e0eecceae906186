import { afterEach, describe, expect, it, vi } from 'vitest'
import { updateOptions } from '../../controllers/options.ts'
import { leavePairing, pairing } from '../../controllers/pairing.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { writable } from '../../utils/testing/writable.ts'
import { recordAnalytics } from '../report/testing/recordAnalytics.ts'
import { baseOf, listPlatforms, openWallet } from './openWallet.ts'

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
  writable(pairing).uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
  const wallet = { id: 'one', name: 'One', mobile_link: 'one://' }
  expect(openWallet(wallet, 'mobile')).toBe(false)
  expect(counted).toEqual([
    {
      event: 'CONNECT_PROXY_ERROR',
      properties: { message: 'not allowed', uri: 'one://', mobile_link: 'one://', name: 'One' },
    },
  ])
})

describe('the platforms of a wallet', () => {
  const full: Wallet = {
    id: 'id-1',
    name: 'One',
    rdns: 'io.one',
    mobile_link: 'one://',
    webapp_link: 'https://one.example/',
    desktop_link: 'one:',
  }
  const connector: Connector = {
    id: 'io.one',
    rdns: 'io.one',
    type: 'ANNOUNCED',
    name: 'One',
    namespace: 'eip155',
  }
  const platforms = (wallet: Wallet | undefined, isMobile = false, connectors: Connector[] = []) =>
    listPlatforms(wallet, {
      connectors,
      isMobile,
      hasWays: isMobile && wallet !== undefined && baseOf(wallet, 'mobile') !== null,
    })

  it('leave out apps that do not have the wallet’s name, unless the host has listed the wallet', () => {
    const other = { ...full, mobile_link: 'vscode://', desktop_link: 'search-ms:' }
    expect(platforms(other, true)).toEqual(['web'])
    writable(pairing).uri = 'wc:7f6e@2?relay-protocol=irn&symKey=587d'
    expect(openWallet(other, 'mobile')).toBe(false)
    updateOptions({ customWallets: [other] })
    expect(platforms(other, true)).toEqual(['mobile', 'web'])
    updateOptions({ customWallets: [] })
  })

  it('are only the QR code if no wallet is given, or if the wallet has no links', () => {
    expect(platforms(undefined)).toEqual(['qrcode'])
    expect(platforms({ id: 'x', name: 'X' })).toEqual(['qrcode'])
  })

  it('are extension, QR code, web app and desktop app on a desktop', () => {
    const all = ['browser', 'qrcode', 'web', 'desktop']
    expect(platforms(full, false, [connector])).toEqual(all)
  })

  it('are mobile app and web app on a phone, without QR code and desktop app', () => {
    expect(platforms(full, true)).toEqual(['mobile', 'web'])
  })

  it('end with an offer of the missing extension, except on a phone', () => {
    expect(platforms(full)).toEqual(['qrcode', 'web', 'desktop', 'unsupported'])
    const only = { id: 'id-1', name: 'One', injected: [{ injected_id: 'isOne' }] }
    expect(platforms(only)).toEqual(['unsupported'])
    expect(platforms(only, true)).toEqual(['qrcode'])
  })

  it('begin with the extension if an installed wallet has the directory’s injected id', () => {
    const legacy = { ...connector, type: 'INJECTED' as const, rdns: undefined, flags: ['isOne'] }
    const listed = { ...full, injected: [{ namespace: 'eip155', injected_id: 'isOne' }] }
    expect(platforms(listed, false, [legacy])[0]).toBe('browser')
    expect(platforms(listed, false, [{ ...legacy, flags: ['isTwo'] }])[0]).not.toBe('browser')
  })
})
