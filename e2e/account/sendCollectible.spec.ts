import { Contract } from 'ethers'
import { TREASURY } from '../../demo/services/data/accounts.ts'
import { collections } from '../../demo/services/data/tokens.ts'
import { expect, test } from '../fixtures/account/sending.ts'
import { freshReceiver, type SendPage } from '../fixtures/account/sendPage.ts'
import type { Anvil } from '../fixtures/chains/anvil.ts'

const { birds } = collections

const abi = {
  birds: [
    'function mint(address to, uint256 id)',
    'function ownerOf(uint256) view returns (address)',
  ],
  pantry: [
    'function mint(address to, uint256 id, uint256 amount)',
    'function balanceOf(address, uint256) view returns (uint256)',
  ],
}

const at = async ({ node }: Anvil, name: keyof typeof abi) =>
  new Contract(collections[name].address, abi[name], await node.getSigner(TREASURY))

/** Opens the NFTs of the account, and Send with one of them. */
async function openNft({ host, form }: SendPage, name: string): Promise<void> {
  await host.command('open', { view: 'Account' })
  await host.dialog().getByRole('tab', { name: 'NFTs' }).click()
  await host.button(`Send ${name}`).click()
  await expect(form()).toBeVisible()
}

test('a user sends an NFT of ERC-721 from the account’s list', async ({
  host,
  chain,
  sender,
  sending,
}) => {
  const receiver = freshReceiver()
  const id = BigInt(`0x${receiver.slice(2, 12)}`)
  const contract = await at(chain, 'birds')
  await (await contract.getFunction('mint')(sender.address, id)).wait()
  await openNft(sending, `Paper Birds #${id}`)
  await expect(sending.amount()).toHaveValue('1')
  await sending.amount().fill('2')
  await expect(sending.step('Not enough balance')).toBeDisabled()
  await sending.review('1', receiver)
  const preview = sending.preview()
  await expect(preview.getByText(`1 “Paper Birds #${id}”`).first()).toBeVisible()
  await expect(preview.getByText('Paper Birds', { exact: true })).toBeVisible()
  await expect(preview.getByText(String(id), { exact: true })).toBeVisible()
  await expect(preview.getByRole('button', { name: birds.address }).first()).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  const owner: string = await contract.getFunction('ownerOf')(id)
  expect(owner.toLowerCase()).toBe(receiver)
  expect((await host.events('transaction')).at(-1)?.detail).toMatchObject({ differs: false })
})

test('a user sends some of an NFT of ERC-1155, and a receiver that cannot take it is refused', async ({
  chain,
  sender,
  sending,
}) => {
  const receiver = freshReceiver()
  const contract = await at(chain, 'pantry')
  await (await contract.getFunction('mint')(sender.address, 2, 5)).wait()
  await openNft(sending, 'Sea salt')
  await expect(sending.form().getByText('Balance: 5 “Sea salt”')).toBeVisible()

  await test.step('a contract without the function for receipts is refused before the request', async () => {
    await sending.review('3', collections.spam.address)
    await sending.confirm().click()
    await sending.confirm('Send anyway').click()
    await expect(sending.preview().getByRole('alert').last()).toBeVisible()
    expect(await sending.host.events('transaction')).toEqual([])
    await sending.preview().getByRole('button', { name: 'Cancel' }).click()
  })

  await sending.review('3', receiver)
  await expect(sending.preview().getByText('3 “Sea salt”').first()).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await contract.getFunction('balanceOf')(receiver, 2)).toBe(3n)
  expect(await contract.getFunction('balanceOf')(sender.address, 2)).toBe(2n)
})
