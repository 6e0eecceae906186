import {
  AuthorityType,
  createApproveCheckedInstruction,
  createSetAuthorityInstruction,
  getAccount,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import { Keypair, PublicKey, Transaction } from '@solana/web3.js'
import { splTokens } from '../../demo/services/data/splTokens.ts'
import { giveSplToken } from '../../demo/services/solana/giveSplToken.ts'
import { devnet, expect, test } from '../fixtures/chains/solana.ts'

const spender = Keypair.fromSeed(new Uint8Array(32).fill(8)).publicKey

test('a user revokes the delegate of a token account, and sees who may close it', async ({
  host,
  urls,
  chain,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  const owner = Keypair.generate()
  const { publicKey } = owner
  await chain.requestAirdrop(publicKey, 1_000_000_000)
  await giveSplToken(urls.chains[devnet], publicKey.toBase58(), 'USDC', 50_000_000n)
  const mint = new PublicKey(splTokens.USDC.mint)
  const account = getAssociatedTokenAddressSync(mint, publicKey)
  const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash()
  const approval = new Transaction({ feePayer: publicKey, blockhash, lastValidBlockHeight }).add(
    createApproveCheckedInstruction(account, mint, spender, publicKey, 12_500_000n, 6),
    createSetAuthorityInstruction(account, publicKey, AuthorityType.CloseAccount, spender),
  )
  approval.sign(owner)
  await chain.sendRawTransaction(approval.serialize())

  const seed = Buffer.from(owner.secretKey.slice(0, 32)).toString('hex')
  await installSolanaWallet({ seeds: [seed] })
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  await host.command('open', { view: 'Account' })
  await host.button('Settings').click()
  await host.button('Permissions').click()
  const list = host
    .dialog('Permissions')
    .getByRole('list', { name: 'Permissions on Solana Devnet' })
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveText([/Take up to 12\.5 USDC/, /Close a token account of yours/])
  await expect(rows.nth(1)).toContainText('You can’t revoke this')
  await expect(rows.nth(1).getByRole('button', { name: /^Revoke/ })).toBeHidden()
  await expect(host.dialog()).toContainText('All permissions on Solana Devnet were read.')

  const revoke = host.button(/^Revoke USDC from/)
  await test.step('a rejected revocation keeps the delegate', async () => {
    await solanaWallet.setAutoApprove(false)
    await revoke.click()
    await solanaWallet.reject()
    await expect(revoke).toBeEnabled()
    expect((await getAccount(chain, account)).delegate).toEqual(spender)
  })
  await solanaWallet.setAutoApprove(true)
  await revoke.click()
  await expect(rows).toHaveText([/Close a token account of yours/])
  expect((await getAccount(chain, account)).delegate).toBeNull()
  const phases = (await host.events('transaction')).filter(({ detail }) => detail.kind === 'revoke')
  expect(phases.map(({ detail }) => detail.phase)).toEqual([
    'initiated',
    'failed',
    'initiated',
    'submitted',
    'confirmed',
  ])
})
