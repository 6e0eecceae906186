import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metamask } from '../../connectors/metamask/kind.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import type { Wallet } from '../../types/wallet.ts'
import { type ConnectRowsInput, countLabel, listConnectRows } from './listConnectRows.ts'

const input = (changes: Partial<ConnectRowsInput> = {}): ConnectRowsInput => ({
  connectors: [],
  recent: [],
  featured: [],
  recommended: [],
  custom: [],
  excludedIds: [],
  excludedRdns: [],
  excludedNames: [],
  order: [],
  namespaceFilter: null,
  isMobile: false,
  hasWalletConnect: true,
  usesEip6963: true,
  ...changes,
})

function announced(name: string, changes: Partial<Connector> = {}): Connector {
  const id = changes.rdns ?? `rdns.${name.toLowerCase().replace(/\W/g, '')}`
  return { id, rdns: id, type: 'ANNOUNCED', name, namespace: 'eip155', ...changes }
}

const legacy: Connector = {
  id: 'injected',
  type: 'INJECTED',
  name: 'Browser Wallet',
  namespace: 'eip155',
}
const wallet = (name: string, changes: Partial<Wallet> = {}): Wallet => ({
  id: `id-${name}`,
  name,
  ...changes,
})
const wallets = (...names: string[]) => names.map((name) => wallet(name))

const names = (changes: Partial<ConnectRowsInput>) =>
  listConnectRows(input(changes)).map((row) => row.wallet.name)
const tags = (changes: Partial<ConnectRowsInput>) =>
  Object.fromEntries(listConnectRows(input(changes)).map((row) => [row.wallet.name, row.tag]))

describe('an app that connects over a relay of its own', () => {
  const app = (namespace: Namespace): Connector => ({
    ...metamask.connector,
    type: metamask.type,
    namespace,
  })
  const apps = [app('eip155'), app('solana')]
  const rows = (changes: Partial<ConnectRowsInput>) =>
    listConnectRows(input({ connectors: apps, hasWalletConnect: false, ...changes }))
      .filter((row) => row.wallet.name === 'MetaMask')
      .map(({ wallet: { id }, connectors }) => [id, ...connectors.map((one) => one.id)])
  const own = 'metamaskMobile'

  it('has a row of its own without the directory', () => {
    expect(rows({})).toEqual([[own, own, own]])
  })

  it('is reached by the row of a wallet that the page names, with or without an rdns', () => {
    const plain = { id: 'mm', name: 'MetaMask' }
    expect(rows({ custom: [plain] })).toEqual([['mm', own, own]])
    const custom = [{ ...plain, rdns: 'io.metamask' }]
    expect(rows({ custom })).toEqual([['mm', own, own]])
  })

  it('is not offered while the wallet is installed', () => {
    const extension = announced('MetaMask', { rdns: 'io.metamask' })
    expect(rows({ connectors: [...apps, extension] })).toEqual([['io.metamask', 'io.metamask']])
  })
})

describe('the sections of Connect', () => {
  const all = {
    recent: wallets('Recent'),
    connectors: [announced('Installed')],
    featured: wallets('Featured'),
    custom: wallets('Custom'),
  }

  it('are installed wallets, WalletConnect, recent, featured and custom wallets, in this order', () => {
    expect(names(all)).toEqual(['Installed', 'WalletConnect', 'Recent', 'Featured', 'Custom'])
  })

  it('begin on phones, and in an order that the host has chosen, as the host says', () => {
    const order = ['recent', 'injected'] as const
    expect(names({ ...all, order: [...order] }).slice(0, 2)).toEqual(['Recent', 'Installed'])
    expect(names({ ...all, isMobile: true })[0]).toBe('Recent')
  })

  it('begin with those that the host names, and the others follow in the default order', () => {
    expect(names({ ...all, order: ['custom', 'injected'] })).toEqual([
      'Custom',
      'Installed',
      'WalletConnect',
      'Recent',
      'Featured',
    ])
  })

  it('are each listed once, also if the host names one twice', () => {
    expect(names({ ...all, order: ['custom', 'custom'] })).toHaveLength(5)
  })

  it('end with recommendations', () => {
    expect(names({ recommended: wallets('A', 'B') })).toEqual(['WalletConnect', 'A', 'B'])
  })
})

describe('installed wallets in Connect', () => {
  it('are listed with those of several namespaces first, then announced, then injected ones', () => {
    const several = announced('Several', { id: 'several' })
    const onSolana = { ...several, namespace: 'solana' as const }
    const rows = { connectors: [legacy, announced('One'), several, onSolana] }
    expect(names({ ...rows, hasWalletConnect: false })).toEqual([
      'Several',
      'One',
      'Browser Wallet',
    ])
    expect(tags(rows)).toMatchObject({ Several: 'multichain', One: 'installed' })
  })

  it('have one row each, with a connector for each of their namespaces', () => {
    const trust = announced('Trust Wallet')
    const solana = announced('Trust', { namespace: 'solana' })
    const [row, ...others] = listConnectRows(
      input({ connectors: [trust, solana], hasWalletConnect: false }),
    )
    expect(row?.connectors).toEqual([trust, solana])
    expect(others).toEqual([])
  })

  it('have separate rows if two of one namespace share a name', () => {
    const one = announced('MetaMask', { rdns: 'evil.example' })
    const two = announced('MetaMask', { rdns: 'io.metamask' })
    const rows = listConnectRows(input({ connectors: [one, two], hasWalletConnect: false }))
    expect(rows.map((row) => row.connectors)).toEqual([[one], [two]])
    expect(new Set(rows.map(({ key }) => key)).size).toBe(2)
  })

  it('are only those of the requested namespace', () => {
    const connectors = [announced('Evm'), announced('Sol', { namespace: 'solana' })]
    expect(names({ connectors, namespaceFilter: 'solana', hasWalletConnect: false })).toEqual([
      'Sol',
    ])
  })
})

describe('WalletConnect in Connect', () => {
  it('has a row on a desktop only, with the tag QR code', () => {
    expect(tags({})).toEqual({ WalletConnect: 'qrCode' })
    expect(names({ isMobile: true })).toEqual([])
  })

  it('has no row if it is turned off, and neither have the wallets that require it', () => {
    const lists = { recent: wallets('R'), featured: wallets('F'), recommended: wallets('A') }
    expect(names({ ...lists, hasWalletConnect: false })).toEqual([])
    expect(names({ custom: wallets('Own'), hasWalletConnect: false })).toEqual([])
  })
})

describe('recent wallets in Connect', () => {
  it('have the tag Recent, and the order in which they were used', () => {
    expect(names({ recent: wallets('B', 'A'), isMobile: true })).toEqual(['B', 'A'])
    expect(tags({ recent: wallets('B') })).toMatchObject({ B: 'recent' })
  })

  it('are replaced by the installed wallet with the same id or rdns', () => {
    const connectors = [announced('Same', { rdns: 'same.wallet' })]
    for (const recent of [
      wallet('Other', { rdns: 'same.wallet' }),
      wallet('Other', { id: 'same.wallet' }),
    ]) {
      expect(names({ connectors, recent: [recent], isMobile: true })).toEqual(['Same'])
    }
  })

  it('are not listed once they are excluded', () => {
    expect(names({ recent: wallets('A'), excludedIds: ['id-A'], isMobile: true })).toEqual([])
  })

  it('are only those of the requested namespace', () => {
    const recent = [wallet('Evm', { chains: ['eip155:1'] }), wallet('Any')]
    expect(names({ recent, namespaceFilter: 'solana', isMobile: true })).toEqual(['Any'])
  })
})

describe('featured, custom and recommended wallets in Connect', () => {
  it('leave out installed wallets, recognized by their rdns', () => {
    const connectors = [announced('Own', { rdns: 'io.own' })]
    const featured = [wallet('Own app', { rdns: 'io.own' }), wallet('Other')]
    expect(names({ connectors, featured, isMobile: true })).toEqual(['Own', 'Other'])
  })

  it('are not compared with the rdns of connectors while EIP-6963 is off', () => {
    const connectors = [announced('Own', { rdns: 'io.own' })]
    const featured = [wallet('Own app', { rdns: 'io.own' })]
    const rows = { connectors, featured, isMobile: true, usesEip6963: false }
    expect(names(rows)).toEqual(['Own', 'Own app'])
  })

  it('leave out installed wallets, recognized by the directory’s injected ids', () => {
    const connectors = [{ ...legacy, flags: ['isFox'] }]
    const injected = [{ namespace: 'eip155', injected_id: 'isFox' }]
    const featured = [wallet('Fox', { injected })]
    expect(names({ connectors, featured, isMobile: true })).toEqual(['Browser Wallet'])
  })

  it('are listed beside an installed wallet of the same name', () => {
    const connectors = [announced('Rainbow', { rdns: 'evil.example' })]
    const rainbow = wallet('Rainbow', { rdns: 'me.rainbow' })
    for (const list of [{ recent: [rainbow] }, { featured: [rainbow] }, { custom: [rainbow] }]) {
      const rows = listConnectRows(input({ connectors, ...list, isMobile: true }))
      const ways = rows.map((row) => [row.key, row.connectors.length])
      expect(ways).toContainEqual(['wallet:id-Rainbow', 0])
      expect(ways).toContainEqual(['connector:evil.example', 1])
    }
  })

  it('leave out MetaMask if its mobile browser announces it under another rdns', () => {
    const connectors = [announced('MetaMask', { rdns: 'io.metamask.mobile' })]
    const custom = [wallet('Fox', { rdns: 'io.metamask' })]
    expect(names({ connectors, custom, isMobile: true })).toEqual(['MetaMask'])
  })

  it('leave out recent wallets, recognized by id and by rdns', () => {
    const recent = [wallet('Used', { rdns: 'io.used' })]
    const custom = [wallet('Again', { id: 'id-Used' }), wallet('Anew', { rdns: 'io.used' })]
    expect(names({ recent, custom, isMobile: true })).toEqual(['Used'])
  })

  it('contain a wallet only once if the host both features and adds it', () => {
    const rows = { featured: wallets('A', 'A'), custom: wallets('A', 'B', 'B'), isMobile: true }
    expect(names(rows)).toEqual(['A', 'B'])
  })

  it('have the order that the host gives', () => {
    expect(names({ featured: wallets('C', 'A', 'B'), isMobile: true })).toEqual(['C', 'A', 'B'])
  })

  it('contain only wallets that support a network of the requested namespace', () => {
    const evm = wallet('Evm', { chains: ['eip155:1'] })
    const both = wallet('Both', { chains: ['eip155:1', 'solana:5eykt'] })
    const solana = { namespaceFilter: 'solana', isMobile: true } as const
    expect(names({ ...solana, featured: [evm, both] })).toEqual(['Both'])
    expect(names({ ...solana, recommended: [evm, both] })).toEqual(['Both'])
  })

  it('contain a wallet that is installed on another namespace only, but without a connector', () => {
    const connectors = [announced('Own', { rdns: 'io.own' })]
    const featured = [wallet('Own', { rdns: 'io.own', chains: ['solana:5eykt'] })]
    const [row] = listConnectRows(
      input({ connectors, featured, namespaceFilter: 'solana', isMobile: true }),
    )
    expect(row).toMatchObject({ key: 'wallet:id-Own', connectors: [] })
  })
})

describe('recommendations in Connect', () => {
  const recommended = wallets('A', 'B', 'C', 'D')
  const shown = (changes: Partial<ConnectRowsInput>) =>
    names({ recommended, isMobile: true, ...changes }).filter((name) => /^[A-D]$/.test(name))

  it('fill the list up to two wallets, together with installed and recent ones', () => {
    expect(shown({})).toEqual(['A', 'B'])
    expect(shown({ connectors: [announced('One')] })).toEqual(['A'])
    expect(shown({ connectors: [announced('One')], recent: wallets('R') })).toEqual([])
    expect(shown({ connectors: ['One', 'Two', 'Three'].map((one) => announced(one)) })).toEqual([])
  })

  it('do not count window.ethereum as an installed wallet', () => {
    expect(shown({ connectors: [legacy] })).toEqual(['A', 'B'])
  })

  it('skip a wallet that is installed and use the next one', () => {
    const connectors = [announced('Aa', { rdns: 'io.a' })]
    const first = wallet('A', { rdns: 'io.a' })
    expect(shown({ connectors, recommended: [first, ...wallets('B')] })).toEqual(['B'])
  })

  it('are left out if the host features or adds wallets', () => {
    expect(shown({ featured: wallets('F') })).toEqual([])
    expect(shown({ custom: wallets('Own') })).toEqual([])
  })
})

describe('wallets that the host excludes', () => {
  it('are recognized by id and by rdns, and not listed even if they are installed', () => {
    const connectors = [announced('Rdns', { rdns: 'io.bad' })]
    const listed = [wallet('Bad', { id: 'id-bad' }), wallet('Bad too', { rdns: 'io.bad' })]
    const exclude = { excludedIds: ['id-bad'], excludedRdns: ['io.bad'], isMobile: true }
    expect(names({ ...exclude, connectors, recent: listed })).toEqual([])
    expect(names({ ...exclude, connectors, featured: listed })).toEqual([])
    expect(names({ ...exclude, connectors, custom: listed })).toEqual([])
    expect(names({ ...exclude, recommended: listed })).toEqual([])
  })
})

describe('an excluded wallet that is installed without an rdns', () => {
  const phantom = announced('Phantom', { namespace: 'solana', rdns: undefined, id: 'Phantom' })
  it('is recognized by its name, and not listed on any namespace', () => {
    const connectors = [phantom, announced('Trust', { rdns: undefined }), announced('Other')]
    const excludedNames = ['Phantom', 'Trust Wallet']
    expect(names({ connectors, excludedNames, isMobile: true })).toEqual(['Other'])
  })
})

describe('any installed, recent and listed wallets', () => {
  const rdns = fc.constantFrom(undefined, 'io.a', 'io.b', 'io.metamask', 'io.metamask.mobile')
  const id = fc.constantFrom('id-1', 'id-2', 'id-3', 'io.a')
  const name = fc.constantFrom('A', 'B', 'Trust', 'Trust Wallet')
  const namespace = fc.constantFrom<Namespace>('eip155', 'solana')
  const listed = fc.array(fc.record({ id, name, rdns }), { maxLength: 4 })
  const connector = fc
    .record({
      rdns: fc.constantFrom('io.a', 'io.b', 'io.c', 'io.metamask'),
      name,
      namespace,
    })
    .map((one): Connector => ({ ...one, id: one.rdns, type: 'ANNOUNCED' }))
  const anything = fc.record({
    // The list of connectors has one per namespace and id.
    connectors: fc.uniqueArray(connector, {
      maxLength: 4,
      selector: (one) => `${one.namespace} ${one.id}`,
    }),
    recent: listed,
    featured: listed,
    recommended: listed,
    custom: listed,
    excludedIds: fc.subarray(['id-1', 'id-2', 'id-3']),
    excludedRdns: fc.subarray(['io.a', 'io.b']),
    excludedNames: fc.subarray(['A', 'Trust']),
    order: fc.array(fc.constantFrom('recent' as const, 'custom' as const, 'injected' as const)),
    namespaceFilter: fc.option(namespace),
    isMobile: fc.boolean(),
    hasWalletConnect: fc.boolean(),
  })
  const plain = (value: string | undefined) =>
    value === 'io.metamask.mobile' ? 'io.metamask' : value

  it('have one row each', () => {
    fc.assert(
      fc.property(anything, (changes) => {
        const rows = listConnectRows(input(changes))
        const directory = rows.filter(({ key }) => key.startsWith('wallet:'))
        const ids = directory.map((row) => row.wallet.id)
        expect(new Set(ids).size).toBe(ids.length)
        const known = directory.flatMap((row) => plain(row.wallet.rdns) ?? [])
        expect(new Set(known).size).toBe(known.length)
        const used = rows.flatMap((row) => (row.key.startsWith('connector:') ? row.connectors : []))
        expect(new Set(used).size).toBe(used.length)
        for (const one of used) expect(known).not.toContain(plain(one.rdns))
      }),
    )
  })

  it('have no row if the host excludes them', () => {
    fc.assert(
      fc.property(anything, (changes) => {
        for (const row of listConnectRows(input(changes))) {
          expect(changes.excludedIds).not.toContain(row.wallet.id)
          expect(changes.excludedRdns).not.toContain(row.wallet.rdns)
          for (const one of row.connectors) expect(changes.excludedRdns).not.toContain(one.rdns)
        }
      }),
    )
  })

  it('have a row if they are installed and the host does not exclude them', () => {
    fc.assert(
      fc.property(anything, (changes) => {
        const offered = new Set(listConnectRows(input(changes)).flatMap((row) => row.connectors))
        for (const one of changes.connectors) {
          const isExcluded =
            changes.excludedRdns.some((other) => other === one.rdns) ||
            changes.excludedNames.includes(one.name.replace(/ Wallet$/, ''))
          const isRequested = [null, one.namespace].includes(changes.namespaceFilter)
          expect(offered.has(one)).toBe(isRequested && !isExcluded)
        }
      }),
    )
  })
})

describe('the label for the number of wallets', () => {
  it.each([
    [0, 0, undefined],
    [0, 3, undefined],
    [1, 0, '1'],
    [5, 4, '9'],
    [10, 0, '10+'],
    [8, 3, '10+'],
    [479, 0, '470+'],
    [478, 2, '480+'],
  ])('with %i wallets and %i featured is %s', (count, featured, label) => {
    expect(countLabel(count, featured)).toBe(label)
  })
})
