import { describe, expect, it } from 'vitest'
import { resolveEnsName, reverseEnsName } from './ens.ts'
import { createFakeEns } from './testing/fakeEns.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const reverseOf = (of: string) => `${of.slice(2).toLowerCase()}.addr.reverse`

describe('an ENS name', () => {
  it('resolves to its address in EIP-55 form, and to its image', async () => {
    const avatar = 'https://a.example/ada.png'
    const { rpc } = createFakeEns({ 'ada.eth': { address: address.toLowerCase(), avatar } })
    expect(await resolveEnsName('ada.eth', rpc)).toEqual({ address, avatarUrl: avatar })
  })

  it.each(['Ada.ETH', 'ÁDA.eth'.normalize('NFD')])(
    'resolves in any normalizable form, such as %s',
    async (name) => {
      const { rpc } = createFakeEns({ 'ada.eth': { address }, 'áda.eth': { address } })
      expect(await resolveEnsName(name, rpc)).toMatchObject({ address })
    },
  )

  it('resolves to null without an owner or an address', async () => {
    const { rpc } = createFakeEns({ 'empty.eth': {} })
    expect(await resolveEnsName('unowned.eth', rpc)).toBeNull()
    expect(await resolveEnsName('empty.eth', rpc)).toBeNull()
  })

  it.each(['a..eth', '.eth', 'a_b.eth', 'a b.eth', `${'a'.repeat(300)}.eth`, 'gοοgle.eth'])(
    'is not looked up if it is invalid: %s',
    async (name) => {
      const { rpc, calls } = createFakeEns({})
      expect(await resolveEnsName(name, rpc)).toBeNull()
      expect(calls).toEqual([])
    },
  )

  it('resolves to null on a network without a registry', async () => {
    const fake = createFakeEns({})
    fake.answers.resolver = '0x'
    expect(await resolveEnsName('ada.eth', fake.rpc)).toBeNull()
  })

  it.each([null, 7, '0x12', 'text', `0x${'ff'.repeat(32)}`, `0x${'00'.repeat(9_000)}`])(
    'rejects if the node returns %j',
    async (answer) => {
      const fake = createFakeEns({ 'ada.eth': { address } })
      fake.answers.addr = answer
      await expect(resolveEnsName('ada.eth', fake.rpc)).rejects.toMatchObject({
        code: 'SERVICE_INVALID_RESPONSE',
      })
    },
  )

  it.each(['javascript:alert(1)', 'ipfs://Qm', 'http://a.example/x.png'])(
    'has no image if that is %s',
    async (avatar) => {
      const { rpc } = createFakeEns({ 'ada.eth': { address, avatar } })
      expect(await resolveEnsName('ada.eth', rpc)).toEqual({ address, avatarUrl: null })
    },
  )

  it('resolves even if its image cannot be read', async () => {
    const fake = createFakeEns({ 'ada.eth': { address } })
    fake.answers.text = new Error('execution reverted')
    expect(await resolveEnsName('ada.eth', fake.rpc)).toEqual({ address, avatarUrl: null })
  })
})

describe('an address in ENS', () => {
  it('has the name of its reverse record if that resolves to it', async () => {
    const { rpc } = createFakeEns({
      'ada.eth': { address },
      [reverseOf(address)]: { name: 'ada.eth' },
    })
    expect(await reverseEnsName(address, rpc)).toBe('ada.eth')
  })

  it('has no name that resolves to another address', async () => {
    const { rpc } = createFakeEns({
      'ada.eth': { address: other },
      [reverseOf(address)]: { name: 'ada.eth' },
    })
    expect(await reverseEnsName(address, rpc)).toBeNull()
  })

  it('has no name that is not normalized', async () => {
    const { rpc } = createFakeEns({
      'ada.eth': { address },
      [reverseOf(address)]: { name: 'Ada.eth' },
    })
    expect(await reverseEnsName(address, rpc)).toBeNull()
  })

  it('has no name without a reverse record', async () => {
    const { rpc } = createFakeEns({ 'ada.eth': { address } })
    expect(await reverseEnsName(address, rpc)).toBeNull()
  })
})
