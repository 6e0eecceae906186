import { beforeEach, describe, expect, it, vi } from 'vitest'
import { toNetwork } from '../../chains/networks.ts'
import { accountOf, clearAccount, setStatus, updateAccount } from '../../controllers/accounts.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { resetSend, send } from '../../controllers/send.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PayingAccount } from '../../types/order.ts'
import type { TokenBalance } from '../../types/token.ts'
import { asWhole } from '../../utils/state.ts'
import { writable } from '../../utils/testing/writable.ts'
import { payingAccount } from '../account/payingAccount.ts'
import { balanceOf } from './assessDraft.ts'
import { showTokens } from './draftTokens.ts'
import { findToken, readToken } from './findToken.ts'
import { prepareDraft } from './prepareDraft.ts'
import { readTokenText, type WantedToken } from './readTokenText.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const fake = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const held = (own: Partial<TokenBalance>): TokenBalance => ({
  name: 'USD Coin',
  symbol: 'USDC',
  chainId: 'eip155:1',
  address: `eip155:1:${usdc}`,
  iconUrl: null,
  quantity: { decimals: '6', numeric: '5' },
  ...own,
})

const node = vi.hoisted(() => ({
  unit: { decimals: 6, symbol: 'USDC' as string | null },
  name: 'USD Coin',
  held: 1_500_000n as bigint | null,
  failure: undefined as Error | undefined,
  read: [] as string[],
}))
const list = vi.hoisted(() => ({ tokens: undefined as TokenBalance[] | undefined }))
vi.mock('../account/refreshTokens.ts', () => ({
  async refreshTokens() {
    if (list.tokens) updateAccount('eip155', { tokenBalance: list.tokens })
  },
}))
vi.mock('../../chains/families.ts', async (load) => ({
  ...(await load<object>()),
  loadFamilyPart: async () => ({
    async getTokenBalance() {
      if (node.held === null) throw new Error('no balance')
      return { amountBaseUnits: node.held, ...node.unit }
    },
  }),
}))
vi.mock('../../chains/eip155/tokenBalance.ts', () => ({
  async readContractUnit(token: string) {
    node.read.push(token)
    if (node.failure) throw node.failure
    return node.unit
  },
  async readTokenName() {
    if (node.name === '') throw new WalletModalError('SERVICE_INVALID_RESPONSE')
    return node.name
  },
}))

const wanted = (text: string) => readTokenText(text) as WantedToken
const paying = () => payingAccount() as PayingAccount
const read = (text: string) => readToken(wanted(text), paying())
const invalid = { code: 'INVALID_VIEW_DATA', params: { missing: 'token' } }

beforeEach(() => {
  Object.assign(node, {
    unit: { decimals: 6, symbol: 'USDC' },
    name: 'USD Coin',
    held: 1_500_000n,
    failure: undefined,
    read: [],
  })
  list.tokens = undefined
  writable(networks).active = { eip155: toNetwork('eip155:1') }
  setActiveNamespace('eip155')
  clearAccount('eip155')
  updateAccount('eip155', { address: fake, caipNetworkId: 'eip155:1' })
  setStatus('eip155', 'connected')
})

describe('findToken', () => {
  const find = (text: string) => findToken(wanted(text), paying())

  it.each(['native', 'ETH', 'eth', 'eip155:1/slip44:60'])(
    'finds the native token by %s before any list is loaded',
    (text) => {
      const native = { symbol: 'ETH', isUnknown: true, quantity: { decimals: '18' } }
      expect(find(text)).toMatchObject(native)
      expect(find(text)?.address).toBeUndefined()
    },
  )

  it('finds a listed token by address, id or symbol', () => {
    updateAccount('eip155', { tokenBalance: asWhole([held({})]) })
    for (const text of [usdc, usdc.toLowerCase(), `eip155:1/erc20:${usdc}`, 'USDC', 'usdc'])
      expect(find(text)).toMatchObject({ address: `eip155:1:${usdc}` })
    expect(find('DAI')).toBeUndefined()
    expect(find(fake)).toBeUndefined()
  })

  it('refuses a symbol that several tokens have, and names their addresses', () => {
    updateAccount('eip155', {
      tokenBalance: asWhole([held({}), held({ address: `eip155:1:${fake}` })]),
    })
    const longMessage = expect.stringMatching(new RegExp(`${usdc}, ${fake}`))
    expect(() => find('USDC')).toThrow(expect.objectContaining({ ...invalid, longMessage }))
    expect(find(fake)).toMatchObject({ address: `eip155:1:${fake}` })
  })

  it.each(['eip155:10/slip44:60', `eip155:8453/erc20:${usdc}`, `eip155:10:${usdc}`])(
    'refuses %s, which is on another network',
    (text) => expect(() => find(text)).toThrow(expect.objectContaining(invalid)),
  )
})

describe('readToken', () => {
  const quantity = { decimals: '6', numeric: '1.5' }

  it('reads name, unit and balance of a known token from its contract', async () => {
    expect(await read(`eip155:1/erc20:${usdc.toLowerCase()}`)).toEqual(
      held({ isUnknown: false, quantity }),
    )
    expect(node.read).toEqual([usdc])
  })

  it('marks a token that neither the package nor the page knows, and the known one that it imitates', async () => {
    const address = `eip155:1:${fake}` as const
    expect(await read(fake)).toEqual(
      held({ address, isUnknown: false, isUnlisted: true, imitates: 'USDC', quantity }),
    )
    Object.assign(node, { unit: { decimals: 6, symbol: 'SHOP' }, name: '' })
    expect(await read(fake)).toEqual(
      held({
        name: 'SHOP',
        symbol: 'SHOP',
        address,
        isUnknown: false,
        isUnlisted: true,
        quantity,
      }),
    )
  })

  it('refuses an account of a token, which has its unit', async () => {
    Object.assign(node.unit, { address: usdc })
    await expect(read(fake)).rejects.toMatchObject(invalid)
  })

  it('gives the draft the balance that the contract told, for this account alone', async () => {
    resetSend()
    const token = await read(usdc)
    await prepareDraft(token).catch(() => {})
    expect(send.token && balanceOf(send, send.token)).toBe(1_500_000n)
    updateAccount('eip155', { address: usdc })
    showTokens(paying())
    expect(send.token && balanceOf(send, send.token)).toBeNull()
  })

  it('has no balance if that cannot be read, and an address in place of an unreadable symbol', async () => {
    node.held = null
    node.unit = { decimals: 6, symbol: null }
    expect(await read(usdc)).toMatchObject({ isUnknown: true, symbol: '0xA0b8…eB48' })
  })

  it('loads the account’s list for a symbol', async () => {
    list.tokens = [held({})]
    expect(await read('USDC')).toMatchObject({ address: `eip155:1:${usdc}` })
    expect(node.read).toEqual([])
    expect(accountOf('eip155').tokenBalance).toHaveLength(1)
  })

  it.each(['DAI', '0x12', `eip155:1/erc20:DAI`, `0x${'0'.repeat(40)}`, usdc.replace('A0b', 'a0B')])(
    'refuses %s, which is no token of the account',
    async (text) => {
      await expect(read(text)).rejects.toMatchObject(invalid)
      expect(node.read).toEqual([])
    },
  )

  it('refuses an address without a token, and rejects with the error of a silent node', async () => {
    node.failure = new WalletModalError('SERVICE_INVALID_RESPONSE')
    await expect(read(usdc)).rejects.toMatchObject(invalid)
    node.failure = new WalletModalError('RPC_ERROR', { params: { code: 3, message: 'reverted' } })
    await expect(read(usdc)).rejects.toMatchObject(invalid)
    node.failure = new WalletModalError('RPC_TIMEOUT')
    await expect(read(usdc)).rejects.toMatchObject({ code: 'RPC_TIMEOUT' })
    node.failure = undefined
    node.unit = { decimals: 200, symbol: 'X' }
    await expect(read(usdc)).rejects.toMatchObject(invalid)
  })
})
