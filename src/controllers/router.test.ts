import { describe, expect, it, vi } from 'vitest'
import { createRouter } from './router.ts'

function setUp() {
  const close = vi.fn()
  const router = createRouter(close)
  const views = () => router.state.history.map((entry) => entry.view)
  return { router, close, views }
}

describe('the router’s history', () => {
  it('begins with Connect', () => {
    expect(setUp().views()).toEqual(['Connect'])
  })

  it('gets a view with its data on `push`', () => {
    const { router } = setUp()
    router.push('Downloads', { wallet: { id: '1', name: 'One' } })
    expect(router.top()).toEqual({ view: 'Downloads', data: { wallet: { id: '1', name: 'One' } } })
  })

  it('does not change if the pushed view is already on top, even if its data differ', () => {
    const { router, views } = setUp()
    router.push('Downloads', { wallet: { id: '1', name: 'One' } })
    router.push('Downloads', { wallet: { id: '2', name: 'Two' } })
    expect(views()).toEqual(['Connect', 'Downloads'])
    expect(router.top()?.data.wallet?.id).toBe('1')
  })

  it('replaces a view that was never shown when another view is pushed', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.setAwaited(1)
    router.push('GetWallet')
    expect(views()).toEqual(['Connect', 'GetWallet'])
    router.setAwaited(0)
    router.push('Downloads')
    expect(views()).toEqual(['Connect', 'GetWallet', 'Downloads'])
  })

  it('contains a view twice if another view was opened in between', () => {
    const { router, views } = setUp()
    router.push('Networks')
    router.push('SwitchNetwork')
    router.push('Networks')
    expect(views()).toEqual(['Connect', 'Networks', 'SwitchNetwork', 'Networks'])
  })

  it('contains one view after a reset', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.reset('Account')
    expect(views()).toEqual(['Account'])
  })

  it('keeps the lower views on `replace`', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.replace('GetWallet')
    expect(views()).toEqual(['Connect', 'GetWallet'])
  })

  it('loses its top view on going back', () => {
    const { router, views, close } = setUp()
    router.push('AllWallets')
    router.goBack()
    expect(views()).toEqual(['Connect'])
    expect(close).not.toHaveBeenCalled()
  })

  it('closes the modal on going back from its only view', () => {
    const { router, close, views } = setUp()
    router.goBack()
    expect(close).toHaveBeenCalledOnce()
    expect(views()).toEqual(['Connect'])
  })

  it('closes the modal on going back if it contains UnsupportedChain anywhere', () => {
    const { router, close } = setUp()
    router.reset('UnsupportedChain')
    router.push('WhatIsANetwork')
    router.goBack()
    expect(close).toHaveBeenCalledOnce()
  })

  it('can go back to the view at an index', () => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.push('GetWallet')
    router.goBackToIndex(0)
    expect(views()).toEqual(['Connect'])
  })

  it.each([-1, 5])('does not change for the index %i, which is out of range', (index) => {
    const { router, views } = setUp()
    router.push('AllWallets')
    router.goBackToIndex(index)
    expect(views()).toEqual(['Connect', 'AllWallets'])
  })
})

describe('the router’s pending transaction', () => {
  it('goes back on success if its entry has goBack', () => {
    const { router, views } = setUp()
    const onSuccess = vi.fn()
    router.reset('Swap')
    router.push('ApproveTransaction')
    router.pushTransaction({ view: null, goBack: true, onSuccess })
    router.popTransaction('success')
    expect(views()).toEqual(['Swap'])
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  it('resets the history to the view of its entry on success', () => {
    const { router, views } = setUp()
    router.push('WalletSend')
    router.pushTransaction({ view: 'Account', goBack: false })
    router.popTransaction('success')
    expect(views()).toEqual(['Account'])
  })

  it('with `replace` goes back to the view below ConnectingSiwe', () => {
    const { router, views, close } = setUp()
    router.reset('Account')
    router.push('ConnectingSiwe')
    router.push('ApproveTransaction')
    router.pushTransaction({ view: null, goBack: false, replace: true })
    router.popTransaction('success')
    expect(views()).toEqual(['Account'])
    expect(close).not.toHaveBeenCalled()
  })

  it('with `replace` closes the modal and clears the history if the history lacks ConnectingSiwe', () => {
    const { router, views, close } = setUp()
    router.push('ApproveTransaction')
    router.pushTransaction({ view: null, goBack: false, replace: true })
    router.popTransaction('success')
    expect(close).toHaveBeenCalledOnce()
    expect(views()).toEqual([])
  })

  it('goes back and calls onCancel when it is cancelled', () => {
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

  it('settles the newest entry first, and does nothing without an entry', () => {
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
