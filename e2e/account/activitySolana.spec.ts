import { Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { SendPage } from '../fixtures/account/sendPage.ts'
import { devnet, expect, solanaAccounts, test } from '../fixtures/chains/solana.ts'

const fresh = () => Keypair.generate().publicKey.toBase58()

test('Activity lists payments of SOL and tokens from the node, even without a project id', async ({
  host,
  urls,
  chain,
  openSolana,
  installSolanaWallet,
}) => {
  const rpcUrls = JSON.stringify({ [devnet]: [urls.chains[devnet]] })
  await installSolanaWallet()
  await openSolana({ attributes: { 'project-id': null, 'custom-rpc-urls': rpcUrls } })
  await host.command('connect', { wallet: 'Sun Wallet' })
  const payer = Keypair.generate()
  await chain.requestAirdrop(payer.publicKey, 1_000_000_000)
  const incoming = new Transaction({
    feePayer: payer.publicKey,
    ...(await chain.getLatestBlockhash()),
  }).add(
    SystemProgram.transfer({
      fromPubkey: payer.publicKey,
      toPubkey: new PublicKey(solanaAccounts[0]),
      lamports: 12_345_678,
    }),
  )
  incoming.sign(payer)
  await chain.sendRawTransaction(incoming.serialize())
  const sending = new SendPage(host)
  await sending.open()
  await sending.review('0.125', fresh())
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')

  await host.command('open', { view: 'Transactions' })
  const list = host.dialog('Activity').getByRole('list', { name: 'Activity' })
  await expect(list.getByRole('button').first()).toHaveText(/Sent.*−0\.125 SOL/)
  await expect(list.getByRole('button', { name: /Received.*\+0\.012 SOL/ }).first()).toBeVisible()
})

test('Activity shows a token payment by the token’s symbol, and the account has no tab for NFTs', async ({
  host,
  openSolana,
  installSolanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  const sending = new SendPage(host)
  await sending.open()
  await sending.choose(/^USD Coin/)
  await sending.review('0.25', solanaAccounts[1])
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  await expect(host.dialog().getByRole('tab')).toHaveText(['Tokens', 'Activity'])
  await host.dialog().getByRole('tab', { name: 'Activity' }).click()
  const list = host.dialog('Account').getByRole('list', { name: 'Activity' })
  const first = list.getByRole('button').first()
  await expect(first).toHaveText(/Sent.*−0\.25 USDC/)
  await first.click()
  const details = host.dialog('Transaction')
  await expect(details).toContainText(`To${solanaAccounts[1]?.slice(0, 6)}`)
  await expect(details).toContainText(/Network fee0\.0000\d+ SOL/)
  await expect(details.getByRole('link')).toHaveAttribute('href', /^https:\/\/\S+\/tx\/\w{80,90}/)
})
