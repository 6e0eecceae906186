import { describe, expect, it } from 'vitest'
import { resolveEnsName, reverseEnsName } from './ens.ts'
import { createFakeEns } from './testing/fakeEns.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const reverseOf = (of: string) => `${of.slice(2).toLowerCase()}.addr.reverse`

describe('a name', () => {
  it('leads to its address, in EIP-55, and to its picture', async () => {
    const avatar = 'https://a.example/ada.png'
    const { rpc } = createFakeEns({ 'ada.eth': { address: address.toLowerCase(), avatar } })
    expect(await resolveEnsName('ada.eth', rpc)).toEqual({ address, avatarUrl: avatar })
  })

  it.each(['Ada.ETH', 'ÁDA.eth'.normalize('NFD')])(
    'is found however %s is spelled',
    async (name) => {
      const { rpc } = createFakeEns({ 'ada.eth': { address }, 'áda.eth': { address } })
      expect(await resolveEnsName(name, rpc)).toMatchObject({ address })
    },
  )

  it('that nobody has is none, and so is one without an address', async () => {
    const { rpc } = createFakeEns({ 'empty.eth': {} })
    expect(await resolveEnsName('nobody.eth', rpc)).toBeNull()
    expect(await resolveEnsName('empty.eth', rpc)).toBeNull()
  })

  it.each(['a..eth', '.eth', 'a_b.eth', 'a b.eth', `${'a'.repeat(300)}.eth`, 'gοοgle.eth'])(
    'that cannot be one is not asked for: %s',
    async (name) => {
      const { rpc, calls } = createFakeEns({})
      expect(await resolveEnsName(name, rpc)).toBeNull()
      expect(calls).toEqual([])
    },
  )

  it('is none on a network without a registry', async () => {
    const fake = createFakeEns({})
    fake.answers.resolver = '0x'
    expect(await resolveEnsName('ada.eth', fake.rpc)).toBeNull()
  })

  it.each([null, 7, '0x12', 'text', `0x${'ff'.repeat(32)}`, `0x${'00'.repeat(9_000)}`])(
    'is refused when the node answers %j',
    async (answer) => {
      const fake = createFakeEns({ 'ada.eth': { address } })
      fake.answers.addr = answer
      await expect(resolveEnsName('ada.eth', fake.rpc)).rejects.toMatchObject({
        code: 'SERVICE_INVALID_RESPONSE',
      })
    },
  )

  it.each(['javascript:alert(1)', 'ipfs://Qm', 'http://a.example/x.png'])(
    'has no picture where that is %s',
    async (avatar) => {
      const { rpc } = createFakeEns({ 'ada.eth': { address, avatar } })
      expect(await resolveEnsName('ada.eth', rpc)).toEqual({ address, avatarUrl: null })
    },
  )

  it('is found where its picture cannot be read', async () => {
    const fake = createFakeEns({ 'ada.eth': { address } })
    fake.answers.text = new Error('execution reverted')
    expect(await resolveEnsName('ada.eth', fake.rpc)).toEqual({ address, avatarUrl: null })
  })
})

describe('an address', () => {
  it('has the name that it has chosen and that leads back to it', async () => {
    const { rpc } = createFakeEns({
      'ada.eth': { address },
      [reverseOf(address)]: { name: 'ada.eth' },
    })
    expect(await reverseEnsName(address, rpc)).toBe('ada.eth')
  })

  it('has no name of somebody else', async () => {
    const { rpc } = createFakeEns({
      'ada.eth': { address: other },
      [reverseOf(address)]: { name: 'ada.eth' },
    })
    expect(await reverseEnsName(address, rpc)).toBeNull()
  })

  it('has none that is not spelled by the rules', async () => {
    const { rpc } = createFakeEns({
      'ada.eth': { address },
      [reverseOf(address)]: { name: 'Ada.eth' },
    })
    expect(await reverseEnsName(address, rpc)).toBeNull()
  })

  it('has none that it has not chosen', async () => {
    const { rpc } = createFakeEns({ 'ada.eth': { address } })
    expect(await reverseEnsName(address, rpc)).toBeNull()
  })
})
