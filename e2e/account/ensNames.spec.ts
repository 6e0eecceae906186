import { computeAddress, type Interface, id, namehash } from 'ethers'
import { offchainResolver, registry, resolver } from '../../demo/services/contracts/abi.ts'
import { creationCode } from '../../demo/services/contracts/code.ts'
import { ADA, GRACE, TREASURY } from '../../demo/services/data/accounts.ts'
import { ENS_REGISTRY, ENS_RESOLVER } from '../../demo/services/data/tokens.ts'
import {
  gatewayKey,
  respondOffchain,
} from '../../src/chains/eip155/names/testing/offchainGateway.ts'
import { type ChainTools, test as own } from '../fixtures/account/ownChains.ts'
import { freshReceiver, SendPage } from '../fixtures/account/sendPage.ts'
import { expect } from '../fixtures/test.ts'

/** The pages have nodes but no project id, so names come from ENS and not from the blockchain API. */

const avatar =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 9 9%22/%3E'

interface Fixtures {
  /** Opens a page with nodes and without a project id, and connects ADA's wallet. */
  openPage(attributes?: Record<string, string>): Promise<SendPage>
}

const test = own.extend<Fixtures>({
  openPage: async ({ host, urls, installWallet }, use) => {
    await use(async (attributes) => {
      await installWallet()
      await host.open({
        attributes: {
          'project-id': null,
          'custom-rpc-urls': JSON.stringify({
            'eip155:1': [urls.chains['eip155:1']],
            'eip155:8453': [urls.chains['eip155:8453']],
          }),
          ...attributes,
        },
      })
      await host.openAndTake(/^Test Wallet/)
      await expect(host.dialog()).toBeHidden()
      return new SendPage(host)
    })
  },
})

/** Sends a transaction and waits until it is mined. Resolves with the address of a created contract. */
async function transact({ rpc }: ChainTools, call: { to?: string; data: string }): Promise<string> {
  const hash = await rpc('eth_sendTransaction', [{ from: TREASURY, gas: '0x4c4b40', ...call }])
  const receipt = async () =>
    (await rpc('eth_getTransactionReceipt', [hash])) as Record<string, string> | null
  await expect.poll(async () => (await receipt())?.status, 'the transaction').toBe('0x1')
  return (await receipt())?.contractAddress ?? ''
}
const call = (evm: ChainTools, to: string, abi: Interface, name: string, args: unknown[]) =>
  transact(evm, { to, data: abi.encodeFunctionData(name, args) })

const hexOf = (text: string) => Buffer.from(text).toString('hex')

/** Registers a name below demo.eth with a resolver that refers to an offchain gateway. */
async function registerOffchain(evm: ChainTools, label: string): Promise<void> {
  const urls = ['https://gateway.example/{sender}/{data}.json']
  const args = [urls, computeAddress(gatewayKey)]
  const data = creationCode('TestOffchainResolver', offchainResolver, args)
  const created = await transact(evm, { data })
  const record = [namehash('demo.eth'), id(label), TREASURY, created, 0]
  await call(evm, ENS_REGISTRY, registry, 'setSubnodeRecord', record)
}

test('the account shows its primary name and avatar on each network', async ({
  host,
  page,
  evm,
  openPage,
}) => {
  const args = [namehash('ada.demo.eth'), 'avatar', avatar]
  await call(evm, ENS_RESOLVER, resolver, 'setText', args)
  await openPage()
  const button = page.locator('wallet-button')
  await expect(button).toContainText('ada.demo.eth')
  await button.click()
  await expect(host.dialog().getByText('ada.demo.eth')).toBeVisible()
  await expect(host.dialog().locator('img.avatar').first()).toHaveAttribute('src', avatar)
  await host.command('switch-network', { network: 'base' })
  await expect(button).toContainText('ada.demo.eth')
})

test('the account shows its address if its primary name resolves to another address', async ({
  page,
  evm,
  openPage,
}) => {
  const record = [namehash('ada.demo.eth'), 60, GRACE]
  await call(evm, ENS_RESOLVER, resolver, 'setAddr', record)
  const ethCall = page.waitForRequest((request) =>
    Boolean(request.postData()?.includes('eth_call')),
  )
  await openPage()
  await ethCall
  await expect(page.locator('wallet-button')).toContainText(`${ADA.slice(0, 6)}…${ADA.slice(-4)}`)
})

test('a user sends to an ENS name', async ({ evm, openPage }) => {
  const sending = await openPage()
  const balance = async () => BigInt(String(await evm.rpc('eth_getBalance', [GRACE, 'latest'])))
  const before = await balance()
  await sending.open()
  await sending.amount().fill('0.25')
  await sending.receiver().fill('grace.demo.eth@base')
  await expect(sending.form().getByText(/^This is for Base, not for Ethereum/)).toBeVisible()
  await sending.receiver().fill('grace.demo.eth@ethereum#00000000')
  await expect(sending.form().getByText(/^This payment can’t be read/)).toBeVisible()
  await sending.receiver().fill('grace.demo.eth@ethereum')
  await expect(sending.form().getByText('grace.demo.eth is 0x3C44…93BC')).toBeVisible()
  await sending.step('Review send').click()
  await expect(sending.preview().getByText('grace.demo.eth', { exact: true }).first()).toBeVisible()
  await expect(sending.preview().getByText(GRACE, { exact: true }).first()).toBeVisible()
  await sending.send()
  expect((await balance()) - before).toBe(10n ** 18n / 4n)
})

test('the review quotes the text records of a typed name as unverified, and no other view reads them', async ({
  host,
  page,
  evm,
  openPage,
}) => {
  const setText = (key: string, value: string) =>
    call(evm, ENS_RESOLVER, resolver, 'setText', [namehash('grace.demo.eth'), key, value])
  await setText('description', 'Compilers, \u202eand a moth')
  await setText('url', 'https://grace.example/about')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.postData() ?? ''))
  const readsTexts = () => asked.some((body) => body.includes(hexOf('description')))
  const sending = await openPage()
  await sending.open()
  expect(readsTexts()).toBe(false)
  await sending.review('0.25', 'grace.demo.eth')
  expect(readsTexts()).toBe(true)
  const row = sending.preview().locator('.row').filter({ hasText: 'not verified' })
  await expect(row.locator('dt')).toHaveText('Written by the owner of grace.demo.eth, not verified')
  await expect(row).toContainText('Compilers, and a moth')
  const link = row.getByRole('link', { name: 'grace.example/about' })
  await expect(link).toHaveAttribute('href', 'https://grace.example/about')
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow')

  await test.step('a typed address has no text records', async () => {
    await host.button('Cancel').click()
    await sending.review('0.25', GRACE)
    await expect(row).toHaveCount(0)
  })
})

test('the gateway of an offchain name gets its first request once the user has typed the name', async ({
  page,
  evm,
  openPage,
}) => {
  const receiver = computeAddress(gatewayKey)
  await registerOffchain(evm, 'g00gle')
  const paths: string[] = []
  await page.route('https://gateway.example/**', (route) => {
    const { pathname } = new URL(route.request().url())
    paths.push(pathname)
    const [, sender = '', data = ''] = pathname.replace('.json', '').split('/')
    const json = respondOffchain(sender, data, { 'g00gle.demo.eth': { address: receiver } })
    return route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } })
  })
  const sending = await openPage()
  await sending.open()
  expect(paths).toEqual([])
  await sending.amount().fill('0.1')
  await sending.receiver().fill('g00gle.demo.eth')
  await expect(sending.form().getByText(/^g00gle\.demo\.eth is 0x/)).toBeVisible()
  expect(paths.length).toBeGreaterThan(0)
  await sending.step('Review send').click()
  await expect(
    sending.preview().getByText('Another name may look like g00gle.demo.eth. Compare the address.'),
  ).toBeVisible()
})

test('Send shows an error if a name’s gateway fails, or if the page forbids requests to gateways', async ({
  host,
  page,
  evm,
  openPage,
}) => {
  await registerOffchain(evm, 'far')
  await page.route('https://gateway.example/**', (route) => route.abort())
  const sending = await openPage()
  await sending.open()
  await sending.receiver().fill('far.demo.eth')
  await expect(sending.form().getByText(/didn’t give a valid answer in 10 seconds/)).toBeVisible()
  await page.evaluate(() =>
    document.querySelector('wallet-modal')?.setAttribute('ccip-read', 'false'),
  )
  await sending.receiver().fill('')
  await sending.receiver().fill('far.demo.eth')
  await expect(sending.form().getByText(/which this page does not ask/)).toBeVisible()
  await sending.receiver().fill(freshReceiver())
  await expect(sending.form().getByText(/which this page does not ask/)).toBeHidden()
  await expect(host.dialog('Send')).toBeVisible()
})
