import { expect, it } from 'vitest'
import { findApp, isHostOrigin } from './origins.ts'

const page = 'https://app.example'

it.each([
  ['safe', 'https://app.safe.global'],
  ['safe', 'https://gnosis-safe.io'],
  ['farcaster', 'https://farcaster.xyz'],
  ['farcaster', 'https://wallet.farcaster.xyz'],
] as const)('a page in the frame of %s may have the parent %s', (name, origin) => {
  expect(isHostOrigin(name, origin, page)).toBe(true)
})

it.each([
  ['safe', 'https://app.safe.global.example'],
  ['safe', 'https://evilgnosis-safe.io'],
  ['safe', 'https://appXsafe.global'],
  ['safe', 'http://app.safe.global'],
  ['safe', 'https://app.safe.global:8443'],
  ['safe', 'http://localhost:3000'],
  ['farcaster', 'https://notfarcaster.xyz'],
  ['farcaster', 'https://app.safe.global'],
  ['ledgerLive', 'https://ledger.com'],
  ['safe', 'null'],
] as const)('%s is not found in a parent %s', (name, origin) => {
  expect(isHostOrigin(name, origin, page)).toBe(false)
})

it('a page of this machine may be framed by hosts of this machine', () => {
  for (const own of ['http://localhost:4173', 'http://127.0.0.1:80', 'https://app.localhost']) {
    expect(isHostOrigin('safe', 'http://127.0.0.1:4173', own)).toBe(true)
    expect(isHostOrigin('safe', 'http://localhost.example', own)).toBe(false)
    expect(isHostOrigin('safe', 'https://app.example', own)).toBe(false)
  }
})

it('a web view into which a wallet has put its provider is its browser, and no host', () => {
  const view = { postMessage: () => {} }
  expect(findApp({ ReactNativeWebView: view })).toBe('reactNative')
  expect(findApp({ ReactNativeWebView: view, ethereum: {} })).toBeNull()
  expect(findApp({ ElectronWebview: view, ethereum: {} })).toBe('electron')
  expect(findApp({})).toBeNull()
})
