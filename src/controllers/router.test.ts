import { describe, expect, it, vi } from 'vitest'
import { createRouter } from './router.ts'

function setUp() {
  const close = vi.fn()
  const router = createRouter(close)
  const views = () => router.state.history.map((entry) => entry.view)
  return { router, close, views }
}

describe('the view stack', () => {
  it('shows Connect at first', () => {
    expect(setUp().views()).toEqual(['Connect'])
  })

  it('pushes a view with its data', () => {
    const { router } = setUp()
    router.push('Downloads', { wallet: { id: '1', name: 'One' } })
    expect(router.top()).toEqual({ view: 'Downloads', data: { wallet: { id: '1', name: 'One' } } })
  })

  it('ignores a push of the view that is already on top, whatever its data', () => {
    const { router, views } = setUp()
    router.push('Downloads', { wallet: { id: '1', name: 'One' } })
    router.push('Downloads', { wallet: { id: '2', name: 'Two' } })
    expect(views()).toEqual(['Connect', 'Downloads'])
    expect(router.top()?.data.wallet?.id).toBe('1')
  })

  it('replaces a view that was never shown', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.awaited = 1
    router.push('GetWallet')
    expect(views()).toEqual(['Connect', 'GetWallet'])
    router.awaited = 0
    router.push('Downloads')
    expect(views()).toEqual(['Connect', 'GetWallet', 'Downloads'])
  })

  it('contains a view twice if another lies between', () => {
    const { router, views } = setUp()
    router.push('Networks')
    router.push('SwitchNetwork')
    router.push('Networks')
    expect(views()).toEqual(['Connect', 'Networks', 'SwitchNetwork', 'Networks'])
  })

  it('resets the history to one view', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.reset('Account')
    expect(views()).toEqual(['Account'])
  })

  it('replaces the top and keeps what lies below', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.replace('GetWallet')
    expect(views()).toEqual(['Connect', 'GetWallet'])
  })

  it('goes back one view', () => {
    const { router, views, close } = setUp()
    router.push('AllWallets')
    router.goBack()
    expect(views()).toEqual(['Connect'])
    expect(close).not.toHaveBeenCalled()
  })

  it('closes when going back from the only view', () => {
    const { router, close, views } = setUp()
    router.goBack()
    expect(close).toHaveBeenCalledOnce()
    expect(views()).toEqual(['Connect'])
  })

  it('closes when going back with UnsupportedChain anywhere in the history', () => {
    const { router, close } = setUp()
    router.reset('UnsupportedChain')
    router.push('WhatIsANetwork')
    router.goBack()
    expect(close).toHaveBeenCalledOnce()
  })

  it('goes back to an index', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.push('GetWallet')
    router.goBackToIndex(0)
    expect(views()).toEqual(['Connect'])
  })

  it.each([-1, 5])('ignores the index %i, which is not in the history', (index) => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.goBackToIndex(index)
    expect(views()).toEqual(['Connect', 'AllWallets'])
  })
})

describe('the transaction stack', () => {
  it('goes back on success if the entry has goBack', () => {
    const { router, views } = setUp()
    const onSuccess = vi.fn()
    router.reset('Swap')
    router.push('ApproveTransaction')
    router.pushTransaction({ view: null, goBack: true, onSuccess })
    router.popTransaction('success')
    expect(views()).toEqual(['Swap'])
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  it('resets to the entry’s view on success', () => {
    const { router, views } = setUp()
    router.push('WalletSend')
    router.pushTransaction({ view: 'Account', goBack: false })
    router.popTransaction('success')
    expect(views()).toEqual(['Account'])
  })

  it('goes back to the view before ConnectingSiwe for an entry with replace', () => {
    const { router, views, close } = setUp()
    router.reset('Account')
    router.push('ConnectingSiwe')
    router.push('ApproveTransaction')
    router.pushTransaction({ view: null, goBack: false, replace: true })
    router.popTransaction('success')
    expect(views()).toEqual(['Account'])
    expect(close).not.toHaveBeenCalled()
  })

  it('closes and clears the history for an entry with replace and no ConnectingSiwe', () => {
    const { router, views, close } = setUp()
    router.push('ApproveTransaction')
    router.pushTransaction({ view: null, goBack: false, replace: true })
    router.popTransaction('success')
    expect(close).toHaveBeenCalledOnce()
    expect(views()).toEqual([])
  })

  it('goes back and calls the cancel callback when cancelled', () => {
    const { router, views } = setUp()
    const onCancel = vi.fn()
    const onSuccess = vi.fn()
    router.push('ApproveTransaction')
    router.pushTransaction({ view: 'Account', goBack: false, onCancel, onSuccess })
    router.popTransaction('cancelled')
    expect(views()).toEqual(['Connect'])
    expect(onCancel).toHaveBeenCalledOnce()
    expect(onSuccess).not.toHaveBeenCalled()
  })

  it('uses the newest entry first, and does nothing if it is empty', () => {
    const { router, views } = setUp()
    router.pushTransaction({ view: 'Account', goBack: false })
    router.pushTransaction({ view: 'Networks', goBack: false })
    router.popTransaction('success')
    expect(views()).toEqual(['Networks'])
    router.popTransaction('success')
    expect(views()).toEqual(['Account'])
    router.popTransaction('success')
    expect(views()).toEqual(['Account'])
  })
})
