import { Interface } from 'ethers/abi'
import { describe, expect, it } from 'vitest'
import {
  erc20,
  erc721,
  erc1155,
  feeToken,
  trapToken,
} from '../../../../demo/services/contracts/abi.ts'
import { creationCode } from '../../../../demo/services/contracts/code.ts'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Transfer } from '../../../types/sender.ts'
import { shortAddress } from '../../../utils/shortAddress.ts'
import { startTestChain } from '../testing/startTestChain.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { eip155Sender } from './sender.ts'
import { simulateTransfer } from './simulateTransfer.ts'
import { toHex } from './toHex.ts'

/** Simulates transfers on a real chain. Some of the tokens take more than is sent. */

let account: string
let receiver: string
let plain: string
let toll: string
let wbtc: string
let trap: string
let birds: string
let pantry: string

const none = '0x0000000000000000000000000000000000000000'
const ether = 10n ** 18n
const transfers = new Interface(['event Transfer(address indexed, address indexed, uint256)'])
const { rpc, blind, call } = startTestChain(
  async ({ send, call, mineForKnownAddress }, accounts) => {
    ;[account = '', receiver = ''] = accounts
    plain = await send({ data: creationCode('TestToken', erc20, ['Plain', 'PLAIN', 18]) })
    toll = await send({ data: creationCode('FeeToken', feeToken, ['Toll', 'TOLL']) })
    wbtc = await send({ data: creationCode('TestToken', erc20, ['WBTC', 'WBTC', 8]) })
    trap = await send({ data: creationCode('TestTrapToken') })
    birds = await send({ data: creationCode('TestCollectible', erc721, ['Birds', 'BIRD', '']) })
    pantry = await send({ data: creationCode('TestItems', erc1155, ['Pantry', '']) })
    await call(birds, erc721, 'mint', [account, 7n])
    await call(birds, erc721, 'mint', [receiver, 8n])
    await call(pantry, erc1155, 'mint', [account, 2n, 5n])
    for (const token of [plain, toll, wbtc, trap])
      await call(token, erc20, 'mint', [account, 100n * ether])
    await call(wbtc, erc20, 'approve', [trap, ether])
    await mineForKnownAddress()
  },
)
interface Sent extends Partial<Transfer> {
  token: string | null
}
function simulate(
  sent: Sent,
  { isSmartAccount = false, node = rpc }: { isSmartAccount?: boolean; node?: RpcRequest } = {},
) {
  const transfer: Transfer = {
    from: account,
    to: receiver,
    amountBaseUnits: ether,
    decimals: 18,
    symbol: 'TOKEN',
    nativeSymbol: 'ETH',
    ...sent,
  }
  return simulateTransfer(transfer, { caipNetworkId: 'eip155:1', rpc: node, isSmartAccount })
}

describe('a simulated transfer of a collectible', () => {
  const bird = (id: string, own: Partial<Transfer> = {}) => ({
    token: birds,
    amountBaseUnits: 1n,
    decimals: 0,
    collectible: { standard: 'erc721', id, collection: '' } as const,
    ...own,
  })
  const salt = (amountBaseUnits: bigint, own: Partial<Transfer> = {}) => ({
    token: pantry,
    amountBaseUnits,
    decimals: 0,
    collectible: { standard: 'erc1155', id: '2', collection: '' } as const,
    ...own,
  })

  it('moves it to the receiver and nothing else, also for a smart account', async () => {
    for (const isSmartAccount of [false, true]) {
      expect(await simulate(bird('7'), { isSmartAccount })).toEqual({})
      expect(await simulate(salt(5n), { isSmartAccount })).toEqual({})
    }
  })

  it('is uncertain where no node simulates', async () => {
    expect(await simulate(bird('7'), { node: blind })).toEqual({ arrivesBaseUnits: null })
    expect(await simulate(salt(1n), { node: blind })).toEqual({ arrivesBaseUnits: null })
  })

  it('refuses one that the account does not hold, and more than it holds', async () => {
    for (const node of [rpc, blind]) {
      const lacking = { code: 'INSUFFICIENT_FUNDS' }
      await expect(simulate(bird('8'), { node })).rejects.toMatchObject(lacking)
      await expect(simulate(salt(6n), { node })).rejects.toMatchObject(lacking)
      const refused = { code: 'TRANSACTION_REVERTED' }
      await expect(simulate(bird('9'), { node })).rejects.toMatchObject(refused)
    }
  })

  it('refuses a contract that cannot take it', async () => {
    for (const node of [rpc, blind])
      for (const sent of [bird('7', { to: plain }), salt(1n, { to: plain })])
        await expect(simulate(sent, { node })).rejects.toMatchObject({
          code: 'TRANSACTION_REVERTED',
        })
  })
})

describe('a simulated transfer', () => {
  it('reports that the whole amount of a plain token arrives, even if the account sends it to itself', async () => {
    expect(await simulate({ token: plain })).toEqual({})
    expect(await simulate({ token: plain, to: account })).toEqual({})
    expect(await simulate({ token: null })).toEqual({})
  })

  it.each([
    ['EIP-7708', ['0xffffFFFfFFffffffffffffffFfFFFfffFFFfFFfE']],
    [
      'EIP-7708 and traceTransfers',
      ['0xffffFFFfFFffffffffffffffFfFFFfffFFFfFFfE', '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'],
    ],
  ])('of ether takes no more where the node logs it by %s', async (_, addresses) => {
    // anvil 1.7.1 lacks the hard fork Amsterdam, which logs native transfers.
    const event = transfers.encodeEventLog('Transfer', [account, receiver, ether])
    const logs = addresses.map((address) => ({ address, ...event }))
    const node: RpcRequest = async (method, params) => {
      const response = await rpc(method, params)
      if (method !== 'eth_simulateV1') return response
      const [first, ...others] = response as { calls: object[] }[]
      return [{ ...first, calls: first?.calls.map((one) => ({ ...one, logs })) }, ...others]
    }
    expect(await simulate({ token: null }, { node })).toEqual({})
  })

  it('reports the arriving amount of a token with a transfer fee', async () => {
    expect(await simulate({ token: toll })).toEqual({ arrivesBaseUnits: (ether * 99n) / 100n })
  })

  it.each([
    ['always', 0, ether],
    ['tx.gasprice', 1, 0n],
    ['block.basefee', 2, 0n],
    ['block.prevrandao', 3, 0n],
    ['block.coinbase', 4, 0n],
    ['block.timestamp', 5, 0n],
    ['gasleft()', 6, 0n],
    ['block.number', 7, 0n],
  ])('is not revealed to a token through %s', async (_, probe, arrives) => {
    await call(trap, trapToken, 'set', [probe, none, 0n])
    const { arrivesBaseUnits = ether } = await simulate({ token: trap })
    expect(arrivesBaseUnits).toBe(arrives)
  })

  it('refuses a token that takes another token through an earlier allowance', async () => {
    await call(trap, trapToken, 'set', [0, wbtc, ether])
    for (const isSmartAccount of [false, true])
      await expect(simulate({ token: trap }, { isSmartAccount })).rejects.toMatchObject({
        code: 'TRANSFER_TAKES_MORE',
        params: { what: shortAddress(toChecksumAddress(wbtc)) },
      })
  })

  it('refuses a token that takes more than the sent amount', async () => {
    await call(trap, trapToken, 'set', [0, trap, ether])
    const trial = simulate({ token: trap })
    await expect(trial).rejects.toMatchObject({ code: 'TRANSFER_TAKES_MORE' })
  })

  it('refuses ether to a contract that takes a token through an earlier allowance', async () => {
    expect(await simulate({ token: null, to: trap })).toEqual({})
    await call(trap, trapToken, 'set', [0, wbtc, ether])
    const trial = simulate({ token: null, to: trap })
    await expect(trial).rejects.toMatchObject({ code: 'TRANSFER_TAKES_MORE' })
  })

  it('rejects with the reason of a failing transfer', async () => {
    const much = { amountBaseUnits: 10n ** 30n }
    for (const node of [rpc, blind]) {
      const token = simulate({ token: plain, ...much }, { node })
      await expect(token).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
      const native = simulate({ token: null, ...much }, { node })
      await expect(native).rejects.toMatchObject({ code: 'INSUFFICIENT_FUNDS' })
      const refused = simulate({ token: null, to: plain }, { node })
      await expect(refused).rejects.toMatchObject({ code: 'TRANSFER_REFUSED' })
    }
  })

  it('refuses a token that returns false, and a token without code', async () => {
    const returnsFalse = '0x00000000000000000000000000000000000fa15e'
    await rpc('anvil_setCode', [returnsFalse, '0x60206000f3'])
    for (const token of [returnsFalse, '0x00000000000000000000000000000000000c0de0'])
      for (const node of [rpc, blind])
        await expect(simulate({ token }, { node })).rejects.toMatchObject({
          code: 'TRANSFER_REFUSED',
        })
  })

  it('refuses a reviewed fee that no longer suffices after a rise of the base fee, and takes one with its margin', async () => {
    const transfer = { from: account, to: receiver, token: null, amountBaseUnits: 1n }
    const units = { decimals: 18, symbol: 'ETH', nativeSymbol: 'ETH' }
    const context = { caipNetworkId: 'eip155:1', rpc, isSmartAccount: false } as const
    const order = { ...transfer, ...units }
    const { feeBaseUnits: reviewedFee } = await eip155Sender.estimate(order, context)
    expect(await simulateTransfer(order, { ...context, reviewedFee })).toEqual({})
    const { baseFeePerGas } = (await rpc('eth_getBlockByNumber', ['latest', false])) as {
      baseFeePerGas: string
    }
    await rpc('anvil_setNextBlockBaseFeePerGas', [toHex(BigInt(baseFeePerGas) * 160n)])
    await rpc('evm_mine', [])
    const again = simulateTransfer(order, { ...context, reviewedFee })
    await expect(again).rejects.toMatchObject({ code: 'FEE_CHANGED' })
    const smart = { ...context, reviewedFee, isSmartAccount: true }
    expect(await simulateTransfer(order, smart)).toEqual({})
  })

  it('succeeds without ether for gas only for a smart account', async () => {
    await rpc('anvil_setBalance', [account, toHex(1n)])
    expect(await simulate({ token: plain }, { isSmartAccount: true })).toEqual({})
    const trial = simulate({ token: plain })
    await expect(trial).rejects.toMatchObject({ code: 'INSUFFICIENT_GAS' })
  })

  it('reports no arriving amount if the node cannot simulate', async () => {
    expect(await simulate({ token: plain }, { node: blind })).toEqual({ arrivesBaseUnits: null })
    expect(await simulate({ token: null }, { node: blind })).toEqual({})
  })

  it('resolves if the node is unreachable', async () => {
    const node: RpcRequest = (method) => Promise.reject(new TypeError(method))
    expect(await simulate({ token: plain }, { node })).toEqual({ arrivesBaseUnits: null })
    expect(await simulate({ token: null }, { node })).toEqual({})
  })
})
