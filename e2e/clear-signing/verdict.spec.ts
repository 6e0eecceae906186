import { Interface, MaxUint256, Wallet } from 'ethers'
import { ADA, GRACE, LINUS } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'

const usdc = tokens.USDC.address
const token = new Interface([
  'function approve(address spender, uint256 amount)',
  'function mint(address to, uint256 amount)',
  'function burn(uint256 amount)',
])
const call = (name: string, ...values: unknown[]) => ({
  from: ADA,
  to: usdc,
  data: token.encodeFunctionData(name, values),
})

/** A call that is not read and takes nothing. Its tokens go to an account that no other spec looks at. */
const mint = () => call('mint', Wallet.createRandom().address, 1n)

/** Verdicts of the events `review`, in order. */
const verdicts = async (host: HostPage) =>
  (await host.events('review')).map(({ detail }) => Object(detail).verdict)

async function send(host: HostPage, transaction: object): Promise<unknown> {
  return host.request('eth_sendTransaction', [transaction])
}

async function decline(host: HostPage, asked: Promise<unknown>): Promise<void> {
  await host.button('Cancel').click()
  expect(await asked).toMatchObject({ error: 4001 })
}

/** On a busy machine a node may take longer than the 300 ms in which a verdict is known by default. */
const patient = JSON.stringify([{ review: 'risky', withinMs: 5_000 }])

test('a call that the modal cannot read is judged by a node’s simulation of what it takes', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await host.command('connect', { wallet: 'test.wallet' })

  const dialog = host.dialog('Approve Transaction')
  await setAttributes(host, { review: patient })
  expect(await send(host, mint())).toMatch(/^0x/)
  await expect(host.dialog()).toBeHidden()

  const burnt = send(host, call('burn', 1_000_000n))
  await expect(dialog.getByRole('list', { name: 'You give' })).toContainText('1 “USDC”')
  expect((await verdicts(host)).slice(-2)).toEqual(['harmless', 'risky'])
  await decline(host, burnt)
})

test('a page that declares its contracts gets exact approvals of them, and a strong warning for others', async ({
  host,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await setAttributes(host, {
    contracts: JSON.stringify({ 'eip155:1': [GRACE, usdc] }),
    review: patient,
  })
  await host.command('connect', { wallet: 'test.wallet' })
  const dialog = host.dialog('Approve Transaction')
  const warning = `This site doesn’t list ${LINUS} as one of its own`

  await test.step('what names declared addresses alone passes', async () => {
    expect(await send(host, call('approve', GRACE, 5n))).toMatch(/^0x/)
    expect(await send(host, { from: ADA, to: GRACE, value: '0x1' })).toMatch(/^0x/)
    expect(await send(host, mint())).toMatch(/^0x/)
    // Permissions of other specs list no allowance of this one.
    expect(await send(host, call('approve', GRACE, 0n))).toMatch(/^0x/)
    await expect(dialog).toBeHidden()
  })

  await test.step('an allowance without a limit is reviewed, also of a declared spender', async () => {
    const asked = send(host, call('approve', GRACE, MaxUint256))
    await expect(dialog).toContainText('spend all your “USDC”')
    await expect(dialog).not.toContainText('as one of its own')
    await decline(host, asked)
  })

  for (const [name, transaction] of [
    ['an exact approval of another', call('approve', LINUS, 5n)],
    ['a payment to another', { from: ADA, to: LINUS, value: '0x1' }],
  ] as const)
    await test.step(`${name} is reviewed with a warning`, async () => {
      const asked = send(host, transaction)
      await expect(dialog.getByRole('listitem').first()).toContainText(warning)
      await decline(host, asked)
    })
})

test('rules of `review` decide by method and amount, and a listener of the event declines', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  const rules = [
    { method: 'eth_sendTransaction', atMost: '1000', review: 'off' },
    { method: 'personal_sign', review: 'all' },
  ]
  await setAttributes(host, { review: JSON.stringify(rules) })
  await host.command('connect', { wallet: 'test.wallet' })
  const pay = (value: string) => send(host, { from: ADA, to: LINUS, value })
  expect(await pay('0x3e8')).toMatch(/^0x/)
  await decline(host, pay('0x3e9'))
  await decline(host, host.request('personal_sign', ['0x48656c6c6f', ADA]))

  await page.evaluate(() => {
    const modal = document.querySelector('wallet-modal')
    modal?.addEventListener('review', (event) => event.preventDefault())
  })
  expect(await pay('0x1')).toMatchObject({ error: 4001 })
  await expect(host.dialog()).toBeHidden()
  await wallet.expectRequests('eth_sendTransaction', 1)
})
