import { expect, it } from 'vitest'
import { readDetails } from './readDetails.ts'

const own = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const other = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const hash = 'a'.repeat(64)

const input = (address: string) => ({
  txid: 'b'.repeat(64),
  vout: 0,
  prevout: { scriptpubkey_address: address, value: 2_000 },
})

const read = (vin: object[], status: object) =>
  readDetails({ hash, address: own, caipNetworkId: 'bip122:1' }, async () =>
    JSON.stringify({
      txid: hash,
      fee: 141,
      vin,
      vout: [{ scriptpubkey_address: other, value: 1_859 }],
      status,
    }),
  )

it('the details of a Bitcoin payment have its fee, block and time', async () => {
  const status = { confirmed: true, block_height: 800_000, block_time: 1_690_168_629 }
  expect(await read([input(own)], status)).toMatchObject({
    status: 'confirmed',
    fee: 141n,
    block: 800_000,
    minedAt: 1_690_168_629_000,
  })
})

it('the details of a Bitcoin payment have no fee that another account has paid in part', async () => {
  const read2 = await read([input(own), input(other)], { confirmed: false })
  expect(read2).toMatchObject({ status: 'pending', fee: null, block: null, minedAt: null })
})
