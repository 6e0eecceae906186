import type { Route } from '@playwright/test'
import { Contract, MaxUint256 } from 'ethers'
import { erc20 } from '../../demo/services/contracts/abi.ts'
import { GRACE, KATHERINE } from '../../demo/services/data/accounts.ts'
import { tokens } from '../../demo/services/data/tokens.ts'
import { expect, test } from '../fixtures/account/sending.ts'
import type { Anvil } from '../fixtures/chains/anvil.ts'
import { setAttributes } from '../fixtures/page/attributes.ts'

const { USDC } = tokens

const allowanceOf = (chain: Anvil, owner: string, spender: string): Promise<bigint> =>
  new Contract(USDC.address, erc20, chain.node).getFunction('allowance')(owner, spender)

const approve = (from: string, spender: string, amount: bigint) => ({
  from,
  to: USDC.address,
  data: erc20.encodeFunctionData('approve', [spender, amount]),
})

test('a page reads what others may take from the account, and whether that is all', async ({
  host,
  chain,
  sender,
  sending,
}) => {
  expect(sending).toBeDefined()
  const caipNetworkId = 'eip155:1'
  const none = { address: sender.address, caipNetworkId, isWhole: true, permissions: [] }
  expect(await host.command('permissions')).toEqual(none)
  const approved = host.request('eth_sendTransaction', [approve(sender.address, GRACE, 5_000_000n)])
  await host.button('Continue').click()
  await approved
  await expect.poll(() => allowanceOf(chain, sender.address, GRACE)).toBe(5_000_000n)
  const amount = { kind: 'amount', amount: '5000000', item: null, expiresAt: null, holder: null }
  const permission = { ...amount, token: USDC.address, spender: GRACE }
  await expect
    .poll(async () => host.command('permissions'))
    .toMatchObject({ isWhole: true, permissions: [permission] })
  await setAttributes(host, { features: '{"permissions": false}' })
  expect(await host.command('permissions')).toEqual({ error: 'NOT_ENABLED' })
})

test('a user sees an unlimited allowance that the page has made, and revokes it', async ({
  host,
  chain,
  sender,
  sending,
  wallet,
}) => {
  expect(sending).toBeDefined()
  const approved = host.request('eth_sendTransaction', [approve(sender.address, GRACE, MaxUint256)])
  await host.button('Continue').click()
  await approved
  await expect.poll(() => allowanceOf(chain, sender.address, GRACE)).toBe(MaxUint256)
  await host.command('open', { view: 'Account' })
  await host.button('Settings').click()
  await host.button('Permissions').click()
  const list = host.dialog('Permissions').getByRole('list', { name: 'Permissions on Ethereum' })
  // The account holds no USDC, so the token is named by its address.
  await expect(list.getByRole('listitem')).toHaveText(/Take a token without a limit/)
  await expect(list).toContainText('You hold none')
  await expect(list).toContainText(GRACE)
  await expect(host.dialog()).toContainText(/All [\d,]+ blocks of Ethereum were searched\./)

  const revoke = host.button(/^Revoke 0x\w+…\w+ from/)
  await test.step('a rejected revocation keeps the allowance', async () => {
    await wallet.setAutoApprove(false)
    await revoke.click()
    await wallet.expectPending()
    await wallet.reject()
    await expect(revoke).toBeEnabled()
    expect(await allowanceOf(chain, sender.address, GRACE)).toBe(MaxUint256)
  })
  await revoke.focus()
  await host.page.keyboard.press('Enter')
  await wallet.approve()
  await expect(host.dialog()).toContainText('Nobody may take anything from this account')
  await expect(host.dialog()).toContainText('Not searched: rights in Morpho and Balancer')
  expect(await allowanceOf(chain, sender.address, GRACE)).toBe(0n)
  const phases = (await host.events('transaction')).filter(({ detail }) => detail.kind === 'revoke')
  expect(phases.map(({ detail }) => detail.phase)).toEqual([
    'initiated',
    'failed',
    'initiated',
    'submitted',
    'confirmed',
  ])
})

test('a wallet that takes batches revokes several allowances by one request', async ({
  host,
  chain,
  sender,
  wallet,
  installWallet,
}) => {
  const { privateKey, address } = sender
  const capabilities = { '0x1': { atomic: { status: 'supported' } } }
  await installWallet({ privateKeys: [privateKey], capabilities })
  await host.open({ attributes: { review: 'off' } })
  await host.command('connect', { wallet: 'test.wallet' })
  for (const spender of [GRACE, KATHERINE])
    await host.request('eth_sendTransaction', [approve(address, spender, 5n)])
  await host.command('open', { view: 'Permissions' })
  const boxes = host.dialog('Permissions').getByRole('checkbox')
  await expect(boxes).toHaveCount(2)
  for (const box of await boxes.all()) await box.check()
  await expect(host.dialog()).toContainText('asks once for all of them')
  await host.button('Revoke 2 selected').click()
  await expect(host.dialog()).toContainText('Nobody may take anything from this account')
  await wallet.expectRequests('wallet_sendCalls', 1)
  for (const spender of [GRACE, KATHERINE])
    expect(await allowanceOf(chain, address, spender)).toBe(0n)
})

test('a search that no node serves keeps the account usable, and goes on with Try again', async ({
  host,
  page,
  sender,
  sending,
}) => {
  expect(sending).toBeDefined()
  await setAttributes(host, { review: 'off' })
  await host.request('eth_sendTransaction', [approve(sender.address, GRACE, 5n)])
  const refuse = async (route: Route) => {
    const isSearch = route.request().postData()?.includes('eth_getLogs')
    if (isSearch) await route.fulfill({ status: 503 })
    else await route.fallback()
  }
  await page.route(/\/v1\?/, refuse)
  await host.command('open', { view: 'Permissions' })
  await expect(host.dialog()).toContainText('The search stopped.')
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toContain('PERMISSIONS_UNAVAILABLE')
  await page.unroute(/\/v1\?/)
  await host.button('Try again').click()
  await expect(host.dialog()).toContainText('Take up to 5 of a token’s smallest unit')
})
