import { PublicKey, SystemProgram, VersionedTransaction } from '@solana/web3.js'
import { toVersion1 } from '../../../src/chains/solana/testing/version1.ts'
import { balanceOf, expect, solanaAccounts, test } from '../../fixtures/chains/solana.ts'

const [payer] = solanaAccounts.map((address) => new PublicKey(address))
const lamports = 3_000_000

test('a page’s transaction of version 1 is reviewed, shown and signed by the wallet, and sent', async ({
  host,
  page,
  chain,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  if (!payer) throw new Error('no account')
  await installSolanaWallet({ autoApprove: false })
  await openSolana({ attributes: { review: 'all' } })
  const connecting = host.command('connect', { wallet: 'Sun Wallet' })
  await page.getByText('Connect this site').waitFor()
  await solanaWallet.approve()
  await connecting

  const toPubkey = PublicKey.unique()
  const build = async () => {
    const { blockhash } = await chain.getLatestBlockhash()
    const transfer = SystemProgram.transfer({ fromPubkey: payer, toPubkey, lamports })
    return toVersion1({ payer, blockhash, instructions: [transfer] })
  }
  const request = async (way: 'signTransaction' | 'signAndSendTransaction') =>
    page.evaluate(([how, hex]) => window.solanaPage?.request(how, hex), [
      way,
      Buffer.from(await build()).toString('hex'),
    ] as const)
  const approve = async (heading: string) => {
    const dialog = host.dialog('Approve Transaction')
    await expect(dialog).toContainText(`Send 0.003 SOL to ${toPubkey.toBase58()}`)
    expect(await page.getByText(heading).count()).toBe(0)
    await host.button('Continue').click()
    await expect(page.getByText(heading)).toBeVisible()
    await expect(page.getByText('0.003 SOL').last()).toBeVisible()
    await solanaWallet.approve()
  }

  await test.step('the wallet signs it', async () => {
    const signing = request('signTransaction')
    await approve('Sign this transaction')
    const signed = VersionedTransaction.deserialize(Buffer.from(String(await signing), 'hex'))
    expect(signed.version).toBe(1)
    expect(signed.signatures[0]?.some((byte) => byte !== 0)).toBe(true)
    expect(await balanceOf(chain, toPubkey.toBase58())).toBe(0)
  })

  await test.step('the wallet sends it', async () => {
    const sending = request('signAndSendTransaction')
    await approve('Send this transaction')
    expect(await sending).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
    expect(await balanceOf(chain, toPubkey.toBase58())).toBe(lamports)
  })
})
