import { expect, it } from 'vitest'
import { readDetails } from './readDetails.ts'

const [own, other, wallet, program] = ['Own', 'Other', 'Wallet', 'Program']
const mint = 'Mint'

const held = (owner: string, amount: string) => ({
  mint,
  owner,
  uiTokenAmount: { amount, decimals: 6 },
})

const response = (meta: object = {}) => ({
  slot: 250_000_000,
  blockTime: 1_700_000_000,
  meta: {
    err: null,
    fee: 5_000,
    preBalances: [10_000_000, 0, 0, 1],
    postBalances: [9_995_000, 0, 0, 1],
    preTokenBalances: [held('Own', '9'), held('Other', '1')],
    postTokenBalances: [held('Own', '4'), held('Other', '6')],
    ...meta,
  },
  transaction: {
    signatures: ['signature'],
    message: {
      accountKeys: [own, other, wallet, program].map((pubkey, index) => ({
        pubkey,
        signer: index === 0,
      })),
    },
  },
})

const read = (given: unknown, hash = 'signature') =>
  readDetails({ hash, address: 'Own', caipNetworkId: 'solana:1' }, async () => given)

it('the details of a Solana transaction have its fee, slot, time, and the receiver of a token', async () => {
  expect(await read(response())).toEqual({
    status: 'confirmed',
    signer: 'Own',
    fee: 5_000n,
    block: 250_000_000,
    minedAt: 1_700_000_000_000,
    nonce: null,
    contract: null,
    transfers: [{ direction: 'out', other: 'Other', token: 'Mint', amountBaseUnits: 5n }],
  })
})

it('the details of a Solana transaction name no receiver if several accounts got the token', async () => {
  const postTokenBalances = [held('Own', '4'), held('Other', '3'), held('Wallet', '3')]
  const several = await read(response({ postTokenBalances }))
  expect(several?.transfers).toMatchObject([{ direction: 'out', other: '' }])
})

it('the details of a Solana transaction reject if the node returns another one', async () => {
  await expect(read(response(), 'asked')).rejects.toMatchObject({
    code: 'SERVICE_INVALID_RESPONSE',
  })
  expect(await read(null)).toBeNull()
})
