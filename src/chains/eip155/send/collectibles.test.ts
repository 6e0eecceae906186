import { Interface } from 'ethers/abi'
import { describe, expect, it } from 'vitest'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { Transfer } from '../../../types/sender.ts'
import { checkCollectibleMoves, readCollectibles } from './collectibles.ts'
import { encodeTransfer } from './encodeTransfer.ts'
import { readMovements } from './movements.ts'

const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const receiver = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const birds = '0x0C8E79F3534B00D9a3D4a856B665Bf4eBC22f2ba'
const pantry = '0xeD1DB453C3156Ff3155a97AD217b3087D5Dc5f6E'
const abi = new Interface([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 amount)',
  'event Approval(address indexed owner, address indexed spender, uint256 indexed id)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function ownerOf(uint256 id) view returns (address)',
  'function balanceOf(address owner, uint256 id) view returns (uint256)',
  'function name() view returns (string)',
])
const log = (address: string, event: string, values: readonly unknown[]) => ({
  address,
  ...abi.encodeEventLog(event, values),
})
const moved = (from: string, to: string, id = 7n) => log(birds, 'Transfer', [from, to, id])
const single = (from: string, to: string, id: bigint, amount: bigint) =>
  log(pantry, 'TransferSingle', [from, from, to, id, amount])

const transfer = (own: Partial<Transfer> = {}): Transfer => ({
  from: owner,
  to: receiver,
  token: birds,
  amountBaseUnits: 1n,
  decimals: 0,
  symbol: 'Bird',
  nativeSymbol: 'ETH',
  collectible: { standard: 'erc721', id: '7', collection: 'Birds' },
  ...own,
})
const salt = transfer({
  token: pantry,
  amountBaseUnits: 3n,
  collectible: { standard: 'erc1155', id: '2', collection: 'Pantry' },
})

describe('encodeTransfer', () => {
  it('calls safeTransferFrom of the collectible’s contract', () => {
    const call = encodeTransfer(transfer())
    expect(call).toMatchObject({ from: owner, to: birds, value: '0x0' })
    const { args } = abi.parseTransaction({ data: call.data }) ?? {}
    expect([...(args ?? [])]).toEqual([owner, receiver, 7n])
    // safeTransferFrom(address,address,uint256,uint256,bytes)
    expect(encodeTransfer(salt).data).toMatch(/^0xf242432a/)
  })
})

describe('checkCollectibleMoves', () => {
  const check = (of: Transfer, ...logs: ReturnType<typeof log>[]) =>
    checkCollectibleMoves(of, readMovements(logs, owner))
  const takesMore = expect.objectContaining({ code: 'TRANSFER_TAKES_MORE' })
  const refused = expect.objectContaining({ code: 'TRANSFER_REFUSED' })

  it('accepts exactly the ordered collectible, and the end of its approval', () => {
    const zero = `0x${'0'.repeat(40)}`
    expect(() =>
      check(transfer(), log(birds, 'Approval', [owner, zero, 7n]), moved(owner, receiver)),
    ).not.toThrow()
    expect(() => check(salt, single(owner, receiver, 2n, 3n))).not.toThrow()
  })

  it.each([
    ['another id', [moved(owner, receiver, 8n)]],
    ['another receiver', [moved(owner, pantry)]],
    ['a second one', [moved(owner, receiver), moved(owner, receiver, 8n)]],
    ['another collection', [moved(owner, receiver), single(owner, receiver, 7n, 1n)]],
    ['an approval', [moved(owner, receiver), log(birds, 'Approval', [owner, pantry, 9n])]],
  ])('refuses a transfer that moves %s', (_, logs) => {
    expect(() => check(transfer(), ...logs)).toThrow(takesMore)
  })

  it('refuses another number than the ordered one', () => {
    expect(() => check(salt, single(owner, receiver, 2n, 4n))).toThrow(takesMore)
    expect(() => check(salt, single(owner, receiver, 2n, 2n))).toThrow(refused)
    expect(() => check(transfer())).toThrow(refused)
  })
})

describe('readCollectibles', () => {
  const hash = `0x${'a'.repeat(64)}`
  const logs = [
    moved(receiver, owner, 7n),
    moved(receiver, owner, 8n),
    moved(owner, receiver, 9n),
    single(receiver, owner, 2n, 5n),
  ]
  const burned = new WalletModalError('RPC_ERROR', { params: { code: 3, message: 'reverted' } })
  const rpc = async (method: string, [given]: readonly unknown[] = []) => {
    if (method === 'eth_getTransactionReceipt')
      return {
        transactionHash: hash,
        status: '0x1',
        blockNumber: '0x1',
        blockHash: hash,
        from: receiver,
        to: birds,
        logs,
      }
    const { data } = given as { data: string }
    const call = abi.parseTransaction({ data })
    if (call?.name === 'name') return abi.encodeFunctionResult('name', ['Things'])
    if (call?.name === 'balanceOf') return abi.encodeFunctionResult('balanceOf', [4n])
    if (call?.args[0] === 8n) throw burned
    return abi.encodeFunctionResult('ownerOf', [owner])
  }

  it('reads what the account has received and still holds', async () => {
    const collection = 'Things'
    expect(await readCollectibles([hash], owner, rpc)).toEqual([
      { contract: birds, standard: 'erc721', id: '7', amount: 1n, collection },
      { contract: pantry, standard: 'erc1155', id: '2', amount: 4n, collection },
    ])
  })

  it('finds nothing in a receipt of another transaction, and rejects a malformed answer', async () => {
    expect(await readCollectibles([`0x${'b'.repeat(64)}`], owner, rpc)).toEqual([])
    const broken: typeof rpc = async (method, params) =>
      method === 'eth_call' ? '0x' : rpc(method, params)
    await expect(readCollectibles([hash], owner, broken)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  })
})
