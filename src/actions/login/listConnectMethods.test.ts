import { describe, expect, it } from 'vitest'
import { type ConnectMethodsInput, listConnectMethods } from './listConnectMethods.ts'

const features = {
  email: true,
  emailShowWallets: true,
  collapseWallets: false,
  connectMethodsOrder: null,
}
const list = (
  own: Partial<ConnectMethodsInput['features']> = {},
  rest: Partial<ConnectMethodsInput> = {},
) =>
  listConnectMethods({
    hasLogin: true,
    socialCount: 7,
    hasInstalled: false,
    ...rest,
    features: { ...features, ...own },
  })

describe('the ways to connect', () => {
  it('start with logins where no wallet is installed', () =>
    expect(list().order).toEqual(['email', 'social', 'wallet']))
  it('start with wallets where one is', () =>
    expect(list({}, { hasInstalled: true }).order).toEqual(['wallet', 'email', 'social']))
  it('follow the order of the host, and what it leaves out comes after', () => {
    expect(
      list({ connectMethodsOrder: ['social', 'wallet'] }, { hasInstalled: true }).order,
    ).toEqual(['social', 'wallet', 'email'])
    expect(list({ connectMethodsOrder: [] }).order).toEqual(['email', 'social', 'wallet'])
  })
  it('are wallets alone without an embedded wallet', () =>
    expect(list({}, { hasLogin: false })).toEqual({ order: ['wallet'], collapsesWallets: false }))
  it('leave out what is switched off or has nothing to offer', () => {
    expect(list({ email: false }).order).toEqual(['social', 'wallet'])
    expect(list({}, { socialCount: 0 }).order).toEqual(['email', 'wallet'])
  })
})

describe('the list of wallets', () => {
  it('is one button where the host wants it shorter', () => {
    expect(list({ collapseWallets: true }).collapsesWallets).toBe(true)
    expect(list({ emailShowWallets: false }).collapsesWallets).toBe(true)
  })
  it('is shown where there is no other way', () => {
    const none = { email: false, collapseWallets: true }
    expect(list(none, { socialCount: 0 }).collapsesWallets).toBe(false)
  })
})
