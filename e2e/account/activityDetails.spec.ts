import { formatEther, Interface, parseEther } from 'ethers'
import { tokens } from '../../demo/services/data/tokens.ts'
import { expect, test } from '../fixtures/account/ownChains.ts'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const erc20 = new Interface(['function transfer(address to, uint256 amount)'])

interface Receipt {
  gasUsed: string
  effectiveGasPrice: string
  blockNumber: string
}

test('the details of a transfer have its exact amount, and the fee and block of its receipt', async ({
  host,
  evm,
  installWallet,
}) => {
  await installWallet()
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  const value = `0x${parseEther('0.123456789012345678').toString(16)}`
  const hash = await host.request('eth_sendTransaction', [{ from, to, value }])
  const read = () => evm.rpc('eth_getTransactionReceipt', [hash])
  await expect.poll(read).not.toBeNull()
  const receipt = (await read()) as Receipt
  const fee = BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)

  await host.command('open', { view: 'Transactions' })
  const row = host.page.locator(`[data-hash="${hash}"]`)
  await row.focus()
  await host.page.keyboard.press('Enter')
  const details = host.dialog('Transaction')
  await expect(details).toContainText('−0.123456789012345678 ETH')
  await expect(details).toContainText(`Network fee${formatEther(fee)} ETH`)
  const block = Number(receipt.blockNumber).toLocaleString('en')
  await expect(details).toContainText(`Block${block}`)
  await expect(details.getByRole('button', { name: `${to}, Copy address` })).toBeVisible()
  await expect(details.getByRole('link', { name: 'View on Etherscan' })).toHaveAttribute(
    'href',
    `https://etherscan.io/tx/${hash}`,
  )
  await details.getByRole('button', { name: 'Back' }).click()
  await expect(row).toBeVisible()
})

test('row and details of a token transfer have its receiver, and never its contract as receiver', async ({
  host,
  evm,
  installWallet,
}) => {
  await installWallet()
  const data = erc20.encodeFunctionData('transfer', [to, 1_234_567n])
  const hash = await evm.rpc('eth_sendTransaction', [{ from, to: tokens.USDC.address, data }])
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })
  await host.command('open', { view: 'Transactions' })
  const row = host.page.locator(`[data-hash="${hash}"]`)
  await expect(row).toContainText('To 0x7099…79C8')
  await row.click()
  const details = host.dialog('Transaction')
  await expect(details).toContainText('−1.234567 USDC')
  await expect(details.getByRole('button', { name: `${to}, Copy address` })).toBeVisible()
  await expect(details).not.toContainText(tokens.USDC.address)
})
