import { installStandardWallet } from '../fixtures/installed/standardWallet.ts'
import type { HostPage } from '../fixtures/page/hostPage.ts'
import { expect, test } from '../fixtures/test.ts'
import { holdFrame } from '../fixtures/views/embeddedViewStates.ts'
import {
  longWalletName,
  networksAttribute,
  showView,
  viewStates,
} from '../fixtures/views/viewStates.ts'

/** These say more after some seconds of waiting, so what they say is a matter of time. */
const waiting = ['ConnectingExternal, waiting', 'ConnectingSocial']

/** The longest list is looked at by its beginning. */
const lines = 40

/** What assistive technology is told of the dialog, without what differs from run to run. */
async function readTree(host: HostPage): Promise<string> {
  const tree = await host.dialog().ariaSnapshot()
  return tree
    .replace(/[\d.,]+ ETH/g, '… ETH')
    .replace(/0x[\da-fA-F]{40}/g, '0x…')
    .replace(/localhost:\d+/g, 'localhost')
    .replace(/visitor-[\w-]+@/g, 'visitor@')
    .split('\n')
    .slice(0, lines)
    .join('\n')
}

test('assistive technology is told the same of every view as before', async ({
  host,
  page,
  urls,
  wallet,
  installWallet,
}) => {
  test.slow()
  await holdFrame(host)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const node = urls.chains['eip155:1']
  const rpcUrls = { ...urls.chains, 'eip155:137': node, 'eip155:424242': node }
  await installWallet({ name: longWalletName, headless: true, rpcUrls, exposeAllAccounts: true })
  await installStandardWallet(page, { name: longWalletName })
  await host.open({ attributes: { networks: networksAttribute } })
  for (const state of viewStates.filter(({ name }) => !waiting.includes(name))) {
    await test.step(state.name, async () => {
      await showView(host, wallet, state)
      const file = `${state.name.replace(/\W+/g, '-')}.txt`
      await expect(async () => expect(await readTree(host)).toMatchSnapshot(file)).toPass({
        timeout: 30_000,
      })
    })
  }
})
