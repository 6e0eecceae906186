import { base58, hex } from '@scure/base'
import {
  ComputeBudgetInstruction,
  ComputeBudgetProgram,
  Keypair,
  type PublicKey,
  SystemProgram,
  Transaction,
  VersionedTransaction,
} from '@solana/web3.js'
import { SendPage } from '../fixtures/account/sendPage.ts'
import { balanceOf, expect, test } from '../fixtures/chains/solana.ts'

const sol = 1_000_000_000
const fresh = () => Keypair.generate().publicKey.toBase58()

/**
 * Each test has a new account, because priority fees that an account has paid change the fee of its later transfers.
 */
let account: PublicKey

test.beforeEach(async ({ host, chain, openSolana, installSolanaWallet }) => {
  const seed = crypto.getRandomValues(new Uint8Array(32))
  account = Keypair.fromSeed(seed).publicKey
  await chain.requestAirdrop(account, sol)
  await installSolanaWallet({ seeds: [hex.encode(seed)] })
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
})

/** A node that acknowledges broadcasts but drops the transactions while `isDropping` returns true. */
async function dropBroadcasts(page: SendPage['host']['page'], isDropping: () => boolean) {
  const dropped: string[] = []
  await page.route('**', async (route) => {
    const text = route.request().postData() ?? ''
    if (!text.includes('"sendTransaction"') || !isDropping()) return route.fallback()
    const calls = [JSON.parse(text)].flat()
    const responses = calls.map(({ id, params }) => {
      dropped.push(params[0])
      const { signatures } = VersionedTransaction.deserialize(Buffer.from(params[0], 'base64'))
      return { jsonrpc: '2.0', id, result: signatures[0] && base58.encode(signatures[0]) }
    })
    await route.fulfill({
      json: text.startsWith('[') ? responses : responses[0],
      headers: { 'Access-Control-Allow-Origin': '*' },
    })
  })
  return dropped
}

test('a transfer that the node drops at first is broadcast again, and is executed once', async ({
  host,
  page,
  chain,
  solanaWallet,
}) => {
  const sending = new SendPage(host)
  const receiver = fresh()
  let left = 1
  const dropped = await dropBroadcasts(page, () => left-- > 0)
  await sending.open()
  await sending.review('0.1', receiver)
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(dropped).toHaveLength(1)
  expect(await balanceOf(chain, receiver)).toBe(0.1 * sol)
  const prompted = await solanaWallet.prompted()
  expect(prompted.filter((method) => method === 'signTransaction')).toHaveLength(1)
})

test('a transfer that the node drops is broadcast again after a reload of the page', async ({
  host,
  page,
  chain,
}) => {
  const sending = new SendPage(host)
  const receiver = fresh()
  let isDown = true
  const dropped = await dropBroadcasts(page, () => isDown)
  await sending.open()
  await sending.review('0.1', receiver)
  await sending.send()
  await expect.poll(() => dropped.length).toBeGreaterThan(1)
  expect(new Set(dropped).size).toBe(1)
  isDown = false
  await host.reload()
  await sending.expectPhases('confirmed')
  expect(await balanceOf(chain, receiver)).toBe(0.1 * sol)
})

test('a transfer that is in no block when its blockhash expires fails at once', async ({
  host,
  page,
  chain,
}) => {
  const sending = new SendPage(host)
  await dropBroadcasts(page, () => true)
  await sending.open()
  await sending.review('0.1', fresh())
  await sending.send()
  await sending.expectPhases('initiated', 'submitted')
  // Each airdrop is a block of the local chain, and a blockhash expires after 150 blocks.
  for (let block = 0; block < 151; block += 1) await chain.requestAirdrop(account, sol)
  await sending.expectPhases('initiated', 'submitted', 'failed')
  const [error] = (await host.events('error')).slice(-1)
  expect(error?.detail.code).toBe('TRANSACTION_NOT_FOUND')
})

test('the fee of a transfer includes the priority fee that the review shows', async ({
  host,
  chain,
}) => {
  const payer = Keypair.generate()
  await chain.requestAirdrop(payer.publicKey, sol)
  // The fee follows a price that is exceeded in a tenth of the last 150 slots.
  for (let slot = 0; slot < 20; slot += 1) {
    const transaction = new Transaction({
      feePayer: payer.publicKey,
      ...(await chain.getLatestBlockhash()),
    }).add(
      ComputeBudgetProgram.setComputeUnitLimit({ units: 500 }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 2_000_000 }),
      SystemProgram.transfer({
        fromPubkey: payer.publicKey,
        toPubkey: account,
        lamports: 1_000_000 + slot,
      }),
    )
    transaction.sign(payer)
    await chain.sendRawTransaction(transaction.serialize())
  }
  const before = await balanceOf(chain, account.toBase58())
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.1', fresh())
  await expect(sending.preview().getByText('0.000006 SOL')).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(before - (await balanceOf(chain, account.toBase58()))).toBe(0.1 * sol + 6_000)
  const [sent] = await chain.getSignaturesForAddress(account, { limit: 1 })
  const landed = await chain.getParsedTransaction(sent?.signature ?? '')
  const budget = landed?.transaction.message.instructions.filter(({ programId }) =>
    programId.equals(ComputeBudgetProgram.programId),
  )
  const [limit, price] = (budget ?? []).map((one) => ({
    programId: one.programId,
    keys: [],
    data: Buffer.from(base58.decode('data' in one ? one.data : '')),
  }))
  expect(limit && ComputeBudgetInstruction.decodeSetComputeUnitLimit(limit)).toEqual({ units: 500 })
  expect(price && ComputeBudgetInstruction.decodeSetComputeUnitPrice(price)).toEqual({
    microLamports: 2_000_000n,
  })
})
