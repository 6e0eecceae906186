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

describe('the login methods and wallets in Connect', () => {
  it('begin with email and social logins if no wallet is installed', () =>
    expect(list().order).toEqual(['email', 'social', 'wallet']))
  it('begin with wallets if a wallet is installed', () =>
    expect(list({}, { hasInstalled: true }).order).toEqual(['wallet', 'email', 'social']))
  it('have the host’s order, and methods that the host does not name come last', () => {
    expect(
      list({ connectMethodsOrder: ['social', 'wallet'] }, { hasInstalled: true }).order,
    ).toEqual(['social', 'wallet', 'email'])
    expect(list({ connectMethodsOrder: [] }).order).toEqual(['email', 'social', 'wallet'])
  })
  it('are wallets only if no embedded wallet is available', () =>
    expect(list({}, { hasLogin: false })).toEqual({ order: ['wallet'], collapsesWallets: false }))
  it('omit methods that are off or have no entries', () => {
    expect(list({ email: false }).order).toEqual(['social', 'wallet'])
    expect(list({}, { socialCount: 0 }).order).toEqual(['email', 'wallet'])
  })
})

describe('the wallet list in Connect', () => {
  it('is collapsed into one button if the host requests it', () => {
    expect(list({ collapseWallets: true }).collapsesWallets).toBe(true)
    expect(list({ emailShowWallets: false }).collapsesWallets).toBe(true)
  })
  it('is not collapsed if it is the only method', () => {
    const none = { email: false, collapseWallets: true }
    expect(list(none, { socialCount: 0 }).collapsesWallets).toBe(false)
  })
})
