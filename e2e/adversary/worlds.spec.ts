import { type BrowserContext, mergeTests } from '@playwright/test'
import { verifyMessage } from 'ethers'
import * as fc from 'fast-check'
import { bitcoinNetworkAt } from '../../demo/services/bitcoin/network.ts'
import { polkadotNetworkAt } from '../../demo/services/polkadot/network.ts'
import type { Namespace } from '../../src/types/caip.ts'
import type { SignInSession } from '../../src/types/siwx.ts'
import { test as onOwnChains } from '../fixtures/account/ownChains.ts'
import { anvilOf } from '../fixtures/chains/anvil.ts'
import { expect, test as onBitcoin } from '../fixtures/chains/bitcoin.ts'
import { test as onPolkadot } from '../fixtures/chains/polkadot.ts'
import { test as onSolana } from '../fixtures/chains/solana.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { serveDocument } from '../fixtures/page/serveDocument.ts'
import { timeOutByClock } from '../fixtures/page/timeOutByClock.ts'
import { bitcoinAccount } from './chromium/bitcoinAccount.ts'
import { evmAccount } from './chromium/evmAccount.ts'
import { sendPayments, swapPayments } from './chromium/flows.ts'
import { LyingServices, type ServiceUrls } from './chromium/LyingServices.ts'
import { type Payments, payInWorld, type Setting } from './chromium/payInWorld.ts'
import { polkadotAccount } from './chromium/polkadotAccount.ts'
import { solanaAccount } from './chromium/solanaAccount.ts'
import { examples } from './examples.ts'
import { type Entry, table } from './table/table.ts'
import { inWords, type World, worldOf } from './world/World.ts'
import { worldsOf } from './world/worlds.ts'

/**
 * Fifty seeded worlds over the real chains. The services that the page asks are the demo's own, and lie as the table says;
 * what a wallet lies about is left to the tests without a browser.
 */
const test = mergeTests(onOwnChains, onSolana, onBitcoin, onPolkadot)
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

const seed = Number(process.env.ADVERSARY_SEED ?? 39)

/** Routes the services of a page, and opens another tab of its site, which writes the stored lies. */
async function lieTo(host: HostPage, context: BrowserContext, urls: ServiceUrls) {
  const { page } = host
  const other = await context.newPage()
  const url = new URL('/other-tab', host.urls.demo).href
  await serveDocument(other, url, { headers: {}, body: '<!doctype html><title>Other tab</title>' })
  await other.goto(url)
  await timeOutByClock(page)
  await page.clock.install()
  const services = new LyingServices(page, other, urls)
  await services.listen()
  return { services, other }
}

/** Worlds of a flow, with lies about what the page has asked and stored so far. */
async function drawWorlds(
  flow: string,
  count: number,
  { page }: HostPage,
  services: LyingServices,
  namespace: Namespace,
): Promise<World[]> {
  const keys = await page.evaluate(() => Object.keys(localStorage))
  const entries = table.filter(
    ({ kind, source, family }: Entry) =>
      (kind === 'stored' ? keys.includes(source) : services.asked.has(source)) &&
      (family === null || family === namespace),
  )
  return fc.sample(worldsOf(flow, entries, ['reload']), { seed, numRuns: count })
}

const nothingJudged = (): Setting['judged'] => ({ pressed: [], count: 0 })

interface Drawn {
  flow: string
  count: number
  namespace: Namespace
}

/** Pays in honest worlds, in worlds that lie, and then in an honest one again, all in one page. */
async function holdWorlds(payments: Payments, setting: Setting, { flow, count, namespace }: Drawn) {
  const { host, services, account } = setting
  const errors: string[] = []
  host.page.on('pageerror', ({ message }) => errors.push(message))
  const found: string[] = []
  let told = 0
  const run = (world: World) =>
    test.step(inWords(world), async () => {
      await account.refill()
      const { breaches, paid } = await payInWorld(payments, setting, world)
      const thrown = errors.splice(0).map((message) => `the page threw: ${message}`)
      found.push(...[...breaches, ...thrown].map((text) => `${text}\n    in ${inWords(world)}`))
      if (services.told() > 0) told += 1
      return paid
    })
  for (const variant of [0, 1]) expect(await run(worldOf(flow, variant))).toBeGreaterThan(0)
  // Of the examples, the one whose lie needs another tab: it changes what this browser has stored.
  const known = [examples.storedEnd].filter((world) => world.flow === flow)
  const drawn = await drawWorlds(flow, count, host, services, namespace)
  for (const world of [...known, ...drawn]) await run(world)
  expect(await run(worldOf(flow, 0)), 'payments after all the lies').toBeGreaterThan(0)
  expect(found.join('\n'), `${count} worlds of ${flow}, seed ${seed}`).toBe('')
  expect(told, 'worlds whose lies were told').toBeGreaterThan(count / 2)
}

for (const flow of ['EVM send', 'EVM swap'] as const) {
  const count = flow === 'EVM send' ? 13 : 8
  test(`${count} worlds of ${flow}: no more leaves the account than the review’s text says`, async ({
    host,
    context,
    urls,
    installWallet,
  }) => {
    const chain = anvilOf(urls)
    const made = await chain.createAccount(10n ** 19n)
    const api = { api: urls.blockchainApi, directory: urls.walletServices, esplora: null }
    const { services, other } = await lieTo(host, context, api)
    await installWallet({ privateKeys: [made.privateKey] })
    await host.open()
    await host.command('connect', { wallet: 'test.wallet' })
    const account = evmAccount(chain, made.address)
    await account.refill()
    const setting = { host, account, services, mine: async () => {}, judged: nothingJudged() }
    const payments =
      flow === 'EVM send'
        ? sendPayments(host, account, [
            { token: null, amount: '0.01' },
            { token: /^Dai/, amount: '12.5' },
            { token: /^USD Coin/, amount: '25' },
          ])
        : swapPayments(host, [
            { source: /^Ether/, target: /^Dai/, amount: '0.1' },
            // Approves first.
            { source: /^Dai/, target: /^USD Coin/, amount: '25' },
            { source: /^Ether/, target: /^USD Coin/, amount: '0.25' },
          ])
    await holdWorlds(payments, setting, { flow, count, namespace: 'eip155' })
    chain.close()
    await other.close()
  })
}

test('10 worlds of Solana send: no more leaves the account than the review’s text says', async ({
  host,
  context,
  urls,
  chain,
  installSolanaWallet,
}) => {
  const api = { api: urls.blockchainApi, directory: urls.walletServices, esplora: null }
  const { services, other } = await lieTo(host, context, api)
  await installSolanaWallet()
  await host.open({ attributes: { networks: 'solana-devnet' } })
  await host.command('connect', { wallet: 'Sun Wallet' })
  const account = solanaAccount(chain)
  const setting = { host, account, services, mine: async () => {}, judged: nothingJudged() }
  const payments = sendPayments(host, account, [
    { token: null, amount: '0.01' },
    { token: /^Sunflower Seeds/, amount: '1.5' },
  ])
  await holdWorlds(payments, setting, { flow: 'Solana send', count: 10, namespace: 'solana' })
  await other.close()
})

test('10 worlds of Bitcoin send: no more leaves the account than the review’s text says', async ({
  host,
  context,
  urls,
  bitcoinChain,
  bitcoinWallet,
  installBitcoinWallet,
}) => {
  // The page and the wallet reach the same API by two names, and only the page's name lies.
  const esplora = bitcoinChain.url.includes('127.0.0.1')
    ? bitcoinChain.url.replace('127.0.0.1', 'localhost')
    : bitcoinChain.url.replace('localhost', '127.0.0.1')
  const api = { api: urls.blockchainApi, directory: urls.walletServices, esplora }
  const { services, other } = await lieTo(host, context, api)
  await installBitcoinWallet({
    privateKeys: [crypto.randomUUID().replaceAll('-', '').padEnd(64, '1')],
  })
  await host.open({ attributes: { networks: JSON.stringify([bitcoinNetworkAt(esplora)]) } })
  const { payment } = await bitcoinWallet.addresses()
  for (let coins = 0; coins < 4; coins += 1) await bitcoinChain.fund(payment, 5_000_000)
  await host.command('connect', { wallet: 'Test Bitcoin Wallet', namespace: 'bip122' })
  const account = bitcoinAccount(bitcoinChain, payment)
  const setting = {
    host,
    account,
    services,
    mine: () => bitcoinChain.mine(),
    judged: nothingJudged(),
  }
  const payments = sendPayments(host, account, [{ token: null, amount: '0.002' }])
  await holdWorlds(payments, setting, { flow: 'Bitcoin send', count: 10, namespace: 'bip122' })
  await other.close()
})

test('3 worlds of Polkadot send: no more leaves the account than the review’s text says', async ({
  host,
  context,
  urls,
  polkadotChain,
  polkadotBlocks,
  installPolkadotWallet,
}) => {
  const node = polkadotChain
  const api = { api: urls.blockchainApi, directory: urls.walletServices, esplora: null, node }
  const { services, other } = await lieTo(host, context, api)
  await installPolkadotWallet()
  await host.open({ attributes: { networks: JSON.stringify([polkadotNetworkAt(node)]) } })
  await host.command('connect', { wallet: 'test-wallet' })
  await polkadotBlocks.stopBuilding()
  const account = await polkadotAccount(node, polkadotBlocks.build)
  const setting = { host, account, services, mine: async () => {}, judged: nothingJudged() }
  const payments = sendPayments(host, account, [{ token: null, amount: '1.5' }])
  await holdWorlds(payments, setting, { flow: 'Polkadot send', count: 3, namespace: 'polkadot' })
  await other.close()
})

test('6 worlds of EVM sign-in: a session is of the account whose key has signed', async ({
  host,
  context,
  urls,
  page,
  installWallet,
}) => {
  const flow = 'EVM sign-in'
  const chain = anvilOf(urls)
  const made = await chain.createAccount(10n ** 19n)
  const { others } = evmAccount(chain, made.address)
  const api = { api: urls.blockchainApi, directory: urls.walletServices, esplora: null }
  const { services, other } = await lieTo(host, context, api)
  await installWallet({ privateKeys: [made.privateKey] })
  await host.open({ attributes: { siwx: '{}' } })
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  const sessionsOf = async () =>
    (await host.events('signin')).map(({ detail }) => detail.session as SignInSession)
  const found: string[] = []
  const run = (world: World) =>
    test.step(inWords(world), async () => {
      await services.begin(world, others)
      const connected = host.command('connect', { wallet: 'test.wallet' })
      const sign = host.dialog('Sign In').getByRole('button', { name: 'Sign', exact: true })
      await services.enter('form')
      await services.enter('review')
      const before = (await sessionsOf()).length
      await sign.click({ timeout: 3_000 }).catch(() => {})
      await services.enter('press')
      await connected.catch(() => {})
      await services.enter('broadcast')
      if (world.turn === 'reload') {
        await services.enter('reload')
        await host.reload()
      }
      await page.clock.fastForward(12_000)
      const sessions = await sessionsOf()
      for (const { data, message, signature } of sessions) {
        const signer = verifyMessage(message, signature)
        if (signer !== made.address || data.accountAddress !== made.address)
          found.push(`signed in as ${data.accountAddress}\n    in ${inWords(world)}`)
      }
      found.push(
        ...errors.splice(0).map((text) => `the page threw: ${text}\n    in ${inWords(world)}`),
      )
      await services.end()
      await host.command('disconnect')
      return sessions.length - before
    })
  expect(await run(worldOf(flow, 0))).toBe(1)
  for (const world of await drawWorlds(flow, 6, host, services, 'eip155')) await run(world)
  expect(await run(worldOf(flow, 0)), 'sessions after all the lies').toBe(1)
  expect(found.join('\n'), `6 worlds of ${flow}, seed ${seed}`).toBe('')
  chain.close()
  await other.close()
})
