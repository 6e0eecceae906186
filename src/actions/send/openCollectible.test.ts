import { beforeEach, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { onHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { createRouter } from '../../controllers/router.ts'
import { resetSend, send } from '../../controllers/send.ts'
import { toast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { HeldCollectible } from '../../types/sender.ts'
import { writable } from '../../utils/testing/writable.ts'
import { openCollectible } from './openCollectible.ts'

const owner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const hash = `0x${'a'.repeat(64)}`

const node = vi.hoisted(() => ({
  read: undefined as unknown as (hashes: readonly string[]) => Promise<HeldCollectible[]>,
}))
vi.mock('../../chains/eip155/send/collectibles.ts', async (load) => ({
  ...(await load<object>()),
  readCollectibles: (hashes: readonly string[]) => node.read(hashes),
}))

const nft = {
  id: 'bird',
  name: 'Paper Bird',
  previewUrl: 'https://bird.example/7.png',
  isSpam: false,
  count: 1n,
  chain: 'eip155:1',
  hashes: [hash],
} as const
const held = (own: Partial<HeldCollectible> = {}): HeldCollectible => ({
  contract,
  standard: 'erc721',
  id: '7',
  collection: 'Birds',
  amount: 1n,
  ...own,
})

let modal: Modal
const views = () => modal.router.state.history.map(({ view }) => view)

beforeEach(async () => {
  await loadMessages('en', 'connected')
  vi.spyOn(console, 'error').mockReturnValue()
  resetSend()
  modal = { state: { language: 'en' }, router: createRouter(() => {}) } as unknown as Modal
  modal.router.reset('Account')
  writable(networks).active = { eip155: toNetwork('eip155:1') }
  setActiveNamespace('eip155')
  clearAccount('eip155')
  updateAccount('eip155', { address: owner, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
})

it('openCollectible opens Send with the one collectible that the transactions have brought', async () => {
  node.read = vi.fn(async () => [held()])
  await openCollectible(modal, { ...nft, hashes: [hash] })
  expect(node.read).toHaveBeenCalledWith([hash])
  expect(views()).toEqual(['Account', 'WalletSend'])
  const { token, amount } = modal.router.top()?.data ?? {}
  expect(amount).toBe('1')
  expect(token).toMatchObject({
    name: 'Paper Bird',
    address: `eip155:1:${contract}`,
    iconUrl: nft.previewUrl,
    quantity: { decimals: '0', numeric: '1' },
    collectible: { standard: 'erc721', id: '7', collection: 'Birds' },
  })
})

it('openCollectible lets the user choose among several, by collection and id', async () => {
  node.read = async () => [held(), held({ id: '8' })]
  await openCollectible(modal, { ...nft, hashes: [hash] })
  expect(views()).toEqual(['Account', 'WalletSend', 'WalletSendSelectToken'])
  expect(send.readTokens.map(({ token }) => [token.name, token.iconUrl])).toEqual([
    ['Birds #7', null],
    ['Birds #8', null],
  ])
})

it('openCollectible says that nothing was found, or why the node has not answered', async () => {
  const codes: unknown[] = []
  const stop = onHostEvent((event, detail) => {
    if (event === 'error') codes.push(Reflect.get(detail, 'code'))
  })
  node.read = async () => []
  await openCollectible(modal, { ...nft, hashes: [hash] })
  expect(toast.message).toMatch(/^This NFT wasn’t found/)
  node.read = () => Promise.reject(new WalletModalError('RPC_TIMEOUT'))
  await openCollectible(modal, { ...nft, hashes: [hash] })
  expect(codes).toEqual(['RPC_TIMEOUT'])
  stop()
  expect(views()).toEqual(['Account'])
})

it('openCollectible opens nothing once the user has gone elsewhere', async () => {
  node.read = async () => {
    modal.router.push('Transactions')
    return [held()]
  }
  await openCollectible(modal, { ...nft, hashes: [hash] })
  expect(views()).toEqual(['Account', 'Transactions'])
})
