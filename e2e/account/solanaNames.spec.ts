import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { Chain } from '../../demo/services/solana/Chain.ts'
import { runMethod } from '../../demo/services/solana/methods.ts'
import { keysOf, namePrograms, root } from '../../src/chains/solana/names/snsKeys.ts'
import { SendPage } from '../fixtures/account/sendPage.ts'
import { balanceOf, expect, test } from '../fixtures/chains/solana.ts'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const node = 'https://names.example/'

test('a user sends to a .sol name, which is looked up once it is typed', async ({
  host,
  page,
  chain,
  openSolana,
  installSolanaWallet,
}) => {
  // Names are registered on the main network. The test has a chain of its own in place of the main network.
  const names = new Chain()
  const receiver = Keypair.generate().publicKey
  const account = new Uint8Array(96)
  account.set(root)
  account.set(receiver.toBytes(), 32)
  names.setAccount(base58.encode(keysOf('ada.sol').registry), namePrograms.names, account)
  const requested: string[] = []
  const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
  await page.route(node, (route) => {
    if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers })
    const calls = [JSON.parse(route.request().postData() ?? '[]')].flat()
    requested.push(...calls.map(({ method }) => method))
    const responses = calls.map(({ id, method, params }) => {
      return { jsonrpc: '2.0', id, result: runMethod(names, method, params ?? []) }
    })
    const json = responses.length > 1 ? responses : responses[0]
    return route.fulfill({ json, headers })
  })
  await installSolanaWallet()
  await openSolana({ attributes: { 'custom-rpc-urls': JSON.stringify({ [mainnet]: [node] }) } })
  await host.command('connect', { wallet: 'Sun Wallet' })
  const sending = new SendPage(host)
  await sending.open()
  await sending.amount().fill('0.25')
  expect(requested).toEqual([])
  await sending.receiver().fill('eve.sol')
  await expect(sending.form().getByText('Nobody has this name')).toBeVisible()
  await sending.receiver().fill('ada.sol')
  await expect(sending.form().getByText(/^ada\.sol is /)).toBeVisible()
  await sending.step('Review send').click()
  await expect(sending.preview().getByText('ada.sol', { exact: true }).first()).toBeVisible()
  await expect(sending.preview().getByText(receiver.toBase58(), { exact: true })).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await balanceOf(chain, receiver.toBase58())).toBe(250_000_000)
})
