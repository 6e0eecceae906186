import { expect, it } from 'vitest'
import { readReceivers } from './sender.ts'

const own = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const stranger = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const receiver = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const swindler = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const transferTo = (to: string) =>
  `0xa9059cbb${to.slice(2).toLowerCase().padStart(64, '0')}${'1'.padStart(64, '0')}`

it('the account’s earlier receivers come only from transactions that the account itself has signed', async () => {
  const chain: Record<string, unknown> = {
    '0x1': { from: own.toLowerCase(), to: receiver, input: '0x' },
    '0x2': { from: stranger, to: swindler, input: '0x' },
    '0x3': { from: stranger, to: receiver, input: transferTo(swindler) },
    '0x4': { from: own, to: swindler, input: transferTo(receiver) },
    '0x5': { to: swindler, input: '0x' },
    '0x6': null,
  }
  const rpc = async (_: string, [hash]: readonly unknown[] = []) => chain[String(hash)]
  expect(await readReceivers(Object.keys(chain), own, rpc)).toEqual({
    receivers: [receiver, receiver],
    isWhole: true,
  })
})

it('an earlier transaction that the node refuses hides no receiver of the others', async () => {
  const paid = { from: own, to: receiver, input: '0x' }
  const refusal = new Error('invalid argument 0: hex string has length 2')
  const rpc = async (_: string, [hash]: readonly unknown[] = []) => {
    if (hash === '0x1') return paid
    throw refusal
  }
  const known = { receivers: [receiver], isWhole: false }
  expect(await readReceivers(['0x2', '0x1', 'text'], own, rpc)).toEqual(known)
  await expect(readReceivers(['0x2'], own, rpc)).rejects.toBe(refusal)
})
