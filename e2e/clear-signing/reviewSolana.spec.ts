import {
  AuthorityType,
  createApproveCheckedInstruction,
  createSetAuthorityInstruction,
  getAccount,
  getAssociatedTokenAddressSync,
} from '@solana/spl-token'
import {
  type Connection,
  Ed25519Program,
  Keypair,
  PublicKey,
  SystemProgram,
  TransactionInstruction,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import { splTokens } from '../../demo/services/data/splTokens.ts'
import { devnet, expect, solanaAccounts, test } from '../fixtures/chains/solana.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'

const [address] = solanaAccounts
const me = new PublicKey(address)
const mint = new PublicKey(splTokens.USDC.mint)
const account = getAssociatedTokenAddressSync(mint, me)
const spender = Keypair.fromSeed(new Uint8Array(32).fill(7)).publicKey
const amount = 12_500_000n
const approval = createApproveCheckedInstruction(account, mint, spender, me, amount, 6)

async function build(chain: Connection, ...instructions: TransactionInstruction[]) {
  const { blockhash: recentBlockhash } = await chain.getLatestBlockhash()
  const message = new TransactionMessage({ payerKey: me, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message())
}

test('a Solana approval is reviewed before the wallet signs the same bytes, and Cancel never asks the wallet', async ({
  host,
  page,
  chain,
  openSolana,
  installSolanaWallet,
  solanaWallet,
}) => {
  await installSolanaWallet()
  await openSolana()
  await host.command('connect', { wallet: 'Sun Wallet' })
  const dialog = host.dialog('Approve Transaction')
  const request = async (
    way: 'signTransaction' | 'signAndSendTransaction',
    ...instructions: TransactionInstruction[]
  ) => {
    const transaction = await build(chain, ...instructions)
    const hex = Buffer.from(transaction.serialize()).toString('hex')
    const response = page.evaluate(([name, bytes]) => window.solanaPage?.request(name, bytes), [
      way,
      hex,
    ] as const)
    return { transaction, response }
  }

  await test.step('Continue has the wallet sign what was shown', async () => {
    const { transaction, response } = await request('signTransaction', approval)
    const words = new RegExp(
      `^Let ${spender} spend up to 12.5 “USDC” of yours.*${account}.*${mint}`,
    )
    const listed = (name: string) => dialog.getByRole('list', { name }).getByRole('listitem')
    await expect(listed('What they do')).toHaveText([words])
    await expect(listed('Afterwards')).toHaveText([words])
    await expect(dialog.getByRole('heading', { name: 'asks for a transaction' })).toBeVisible()
    expect(await solanaWallet.prompted()).not.toContain('signTransaction')
    await host.button('Continue').click()
    const bytes = Buffer.from(String(await response), 'hex')
    const signed = VersionedTransaction.deserialize(bytes)
    expect(signed.message.serialize()).toEqual(transaction.message.serialize())
    expect(signed.signatures[0]?.some((byte) => byte !== 0)).toBe(true)
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('Cancel rejects with 4001', async () => {
    const before = await solanaWallet.prompted()
    const owner = createSetAuthorityInstruction(account, me, AuthorityType.AccountOwner, spender)
    const { response } = await request('signAndSendTransaction', owner)
    await expect(dialog).toContainText(`Give the token account ${account}`)
    const given = dialog.getByRole('list', { name: 'You give' })
    await expect(given.getByRole('listitem')).toHaveText([new RegExp(`^[\\d,.]+ “USDC”.*${mint}$`)])
    await host.button('Cancel').click()
    expect(await response).toBe('code 4001')
    expect(await solanaWallet.prompted()).toEqual(before)
  })

  await test.step('a payment goes to the wallet at once if the page has declared its receiver', async () => {
    const pay = { fromPubkey: me, toPubkey: spender, lamports: 5_000_000 }
    const send = () => request('signAndSendTransaction', SystemProgram.transfer(pay))
    const unknown = await send()
    await expect(dialog).toContainText(`Send 0.005 SOL to ${spender}`)
    await host.button('Cancel').click()
    expect(await unknown.response).toBe('code 4001')
    await setAttributes(host, { contracts: JSON.stringify({ [devnet]: [spender] }) })
    const { response } = await send()
    const { value } = await chain.getSignatureStatus(String(await response))
    expect(value).toMatchObject({ err: null })
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('a call that is not read goes to the wallet at once if a simulation finds no loss', async () => {
    await setAttributes(host, { contracts: null })
    const { secretKey: privateKey } = Keypair.generate()
    const check = Ed25519Program.createInstructionWithPrivateKey({
      privateKey,
      message: new Uint8Array(3),
    })
    const accounts = [{ pubkey: me, isSigner: true, isWritable: true }]
    const verify = new TransactionInstruction({ ...check, keys: accounts })
    // A busy node may take more than 300 ms; the request is reviewed then.
    await expect(async () => {
      const { response } = await request('signAndSendTransaction', verify)
      const isReviewed = await Promise.race([
        response.then(() => false),
        host
          .dialog()
          .waitFor()
          .then(
            () => true,
            () => false,
          ),
      ])
      if (isReviewed) await host.button('Cancel').click()
      const { value } = await chain.getSignatureStatus(String(await response))
      expect(value).toMatchObject({ err: null })
    }).toPass()
    await expect(host.dialog()).toBeHidden()
  })

  await test.step('Continue has the wallet send what was shown', async () => {
    const { response } = await request('signAndSendTransaction', approval)
    await host.button('Continue').click()
    const { value } = await chain.getSignatureStatus(String(await response))
    expect(value).toMatchObject({ err: null })
    const { delegate, delegatedAmount } = await getAccount(chain, account)
    expect([delegate?.toBase58(), delegatedAmount]).toEqual([spender.toBase58(), amount])
  })
})
