import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { expandMetadata, Metadata, type StorageKey, TypeRegistry } from '@polkadot/types'
import polkadotHub from '@polkadot/types-support/metadata/v15/asset-hub-polkadot-hex'
import { expect, it } from 'vitest'
import { readAssetAccount, readAssetBalance, readAssetDetails, readAssetUnit } from './assets.ts'
import { alice } from './testing/fakeProvider.ts'

const registry = new TypeRegistry()
// The recorded metadata are a SCALE option: a flag and a compact length precede them.
const metadata = new Metadata(registry, hexToBytes(polkadotHub.slice(2 + 2 + 8)))
registry.setMetadata(metadata)
const { query } = expandMetadata(registry, metadata)

type Entry = 'account' | 'asset' | 'metadata'

const entryOf = (name: Entry) => {
  const entry = query.assets?.[name]
  if (!entry) throw new Error('no such storage')
  return entry
}

/** The key and the encoding of a value, by @polkadot/types and the runtime's metadata. */
function stored(name: Entry, keys: unknown[], value: object) {
  const entry = entryOf(name)
  const key = registry.createType<StorageKey>('StorageKey', [entry, keys])
  const type = registry.createLookupType(entry.meta.type.asMap.value)
  return { [key.toHex()]: registry.createType(type, value).toHex() }
}

const owner = alice.any
const roles = { owner, issuer: owner, admin: owner, freezer: owner }
const counts = { supply: 9n, deposit: 8n, accounts: 7, sufficients: 6, approvals: 5 }

const storage: Record<string, string> = {
  ...stored('account', [1984, owner], {
    balance: 12_345_678n,
    status: 'Liquid',
    reason: 'Sufficient',
  }),
  ...stored('account', [77, owner], {
    balance: (1n << 100n) + 1n,
    status: 'Blocked',
    reason: 'Consumer',
  }),
  ...stored('asset', [1984], {
    ...roles,
    ...counts,
    minBalance: 10_000n,
    isSufficient: true,
    status: 'Live',
  }),
  ...stored('asset', [77], {
    ...roles,
    ...counts,
    minBalance: 1n << 90n,
    isSufficient: false,
    status: 'Frozen',
  }),
  ...stored('metadata', [1984], {
    deposit: 1n,
    name: 'Tether USD '.repeat(9),
    symbol: 'USDt',
    decimals: 6,
    isFrozen: false,
  }),
}

const rpc = async (method: string, [key]: readonly unknown[] = []) =>
  method === 'state_getStorage' ? (storage[String(key)] ?? null) : undefined

it('the account of an asset is read at the storage key and with the fields that @polkadot/types encodes', async () => {
  expect(await readAssetAccount(owner, '1984', rpc)).toEqual({
    balance: 12_345_678n,
    isLiquid: true,
  })
  expect(await readAssetAccount(owner, '77', rpc)).toEqual({
    balance: (1n << 100n) + 1n,
    isLiquid: false,
  })
  expect(await readAssetAccount(alice.polkadot, '1337', rpc)).toBeNull()
})

it('the details of an asset are read with the fields that @polkadot/types encodes', async () => {
  const dollar = { minBalance: 10_000n, isSufficient: true, isLive: true }
  expect(await readAssetDetails('1984', rpc)).toEqual(dollar)
  const frozen = { minBalance: 1n << 90n, isSufficient: false, isLive: false }
  expect(await readAssetDetails('77', rpc)).toEqual(frozen)
})

it('the balance of an asset has symbol and decimals from the chain’s metadata', async () => {
  const unit = { symbol: 'USDt', decimals: 6 }
  expect(await readAssetUnit('1984', rpc)).toEqual(unit)
  expect(await readAssetBalance(owner, '1984', rpc)).toEqual({
    amountBaseUnits: 12_345_678n,
    ...unit,
  })
})

it.each(['77', '-1', '0x1', '4294967296', ''])(
  'the asset id %j is refused, since it has no unit',
  async (token) => {
    await expect(readAssetUnit(token, rpc)).rejects.toMatchObject({
      code: 'SERVICE_INVALID_RESPONSE',
    })
  },
)

it.each([
  undefined,
  '0x',
  `0x${'00'.repeat(16)}0c`,
  // The symbol's length reaches beyond the end.
  `0x${'00'.repeat(16)}04${bytesToHex(new TextEncoder().encode('a'))}ff06`,
  `0x${'00'.repeat(16)}0400040037`,
])('the invalid metadata %j of an asset reject', async (given) => {
  await expect(readAssetUnit('1984', async () => given)).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
})
