import { getWallets } from '@wallet-standard/app'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownFeature } from '../../../chains/ownRdns.ts'
import type { InstalledWallet } from '../InstalledWallet.ts'
import { emptyContext } from '../testing/fakePage.ts'
import { observeWallets, type StandardWallet } from './observeWallets.ts'

const icon = 'data:image/svg+xml;base64,PHN2Zy8+' as const

function wallet(patch: object = {}): StandardWallet {
  const features = { 'standard:connect': {}, 'solana:signTransaction': {} }
  const own = { version: '1.0.0', name: 'Phantom', icon, chains: [], accounts: [], features }
  return { ...own, ...patch } as StandardWallet
}

const onWallet = vi.fn<(wallet: InstalledWallet) => void>()
const onGone = vi.fn()
const create = vi.fn((own: StandardWallet) => ({ own }))
const load = vi.fn(async () => create)
const cleanUps: (() => void)[] = []

function observe() {
  const stop = observeWallets(
    { namespace: 'solana', serves: (features) => 'solana:signTransaction' in features, load },
    { onWallet, onGone },
  )
  cleanUps.push(stop)
  return stop
}

function register(...wallets: StandardWallet[]) {
  const unregister = getWallets().register(...wallets)
  cleanUps.push(unregister)
  return unregister
}

const names = () => onWallet.mock.calls.map(([{ connector }]) => connector.name)

afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).reverse()) cleanUp()
  vi.clearAllMocks()
})

describe('Wallet Standard wallets', () => {
  it('are found whether they register before or after the search starts', () => {
    register(wallet())
    observe()
    register(wallet({ name: 'Solflare' }))
    expect(names()).toEqual(['Phantom', 'Solflare'])
  })

  it('become connectors of plain data', () => {
    register(wallet())
    observe()
    expect(onWallet.mock.calls[0]?.[0].connector).toEqual({
      id: 'Phantom',
      type: 'ANNOUNCED',
      name: 'Phantom',
      namespace: 'solana',
      imageUrl: icon,
    })
  })

  it('are reported once if two share a name, and the second is reported when the first unregisters', async () => {
    const first = wallet()
    const second = wallet()
    observe()
    const leave = register(first)
    register(first)
    const leaveToo = register(second)
    expect(names()).toEqual(['Phantom'])
    leave()
    expect(names()).toEqual(['Phantom', 'Phantom'])
    expect(await onWallet.mock.lastCall?.[0].provide(emptyContext)).toEqual({ own: second })
    expect(onGone).not.toHaveBeenCalled()
    leaveToo()
    expect(onGone).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: 'Phantom', namespace: 'solana' }),
    )
  })

  it('are not reported at all if they unregister before being reported', () => {
    observe()
    register(wallet())
    register(wallet())()
    expect(names()).toEqual(['Phantom'])
    expect(onGone).not.toHaveBeenCalled()
  })

  it.each([
    ['of another namespace', wallet({ features: { 'standard:connect': {} } })],
    ['without features', wallet({ features: undefined })],
    ['without a name', wallet({ name: '\u200b' })],
    ['whose name is no text', wallet({ name: 7 })],
    ["under another connector's id", wallet({ name: 'walletConnect' })],
    [
      'that is our own',
      wallet({ features: { 'solana:signTransaction': {}, [ownFeature]: { version: '1.0.0' } } }),
    ],
    [
      'that throws when looked at',
      Object.defineProperty(wallet(), 'features', {
        get() {
          throw new Error('no')
        },
      }),
    ],
  ])('are ignored: a wallet %s', (_, own) => {
    observe()
    register(own)
    expect(names()).toEqual([])
  })

  it('have a cleaned name, and no icon with a remote URL', () => {
    observe()
    register(wallet({ name: '\u202ePhan\ntom', icon: 'https://tracker.example.org/i.png' }))
    expect(onWallet.mock.calls[0]?.[0].connector).toMatchObject({
      name: 'Phan tom',
      imageUrl: undefined,
    })
  })

  it('are not found once the search has stopped', () => {
    observe()()
    register(wallet())
    expect(names()).toEqual([])
  })

  it('load the provider’s chunk on use, and load it again after a failure', async () => {
    observe()
    const own = wallet()
    register(own)
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    const provide = async () => onWallet.mock.lastCall?.[0].provide(emptyContext)
    await expect(provide()).rejects.toMatchObject({ code: 'LOAD_FAILED' })
    expect(await provide()).toEqual({ own })
  })
})
