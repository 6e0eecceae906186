import { installStandardWallet } from '../fixtures/installed/standardWallet.ts'
import { expect, test } from '../fixtures/test.ts'
import { holdFrame } from '../fixtures/views/embeddedViewStates.ts'
import {
  longWalletName,
  networksAttribute,
  showView,
  viewStates,
} from '../fixtures/views/viewStates.ts'

/** Controls whose own name does not begin with what is seen on them (WCAG 2.5.3). */
function misnamed(): string[] {
  const root = document.querySelector('wallet-modal')?.shadowRoot
  const controls = [...(root?.querySelectorAll<HTMLElement>('button, a, [role=tab]') ?? [])]
  const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase()
  return controls
    .filter((control) => control.ariaLabel !== null)
    .filter(({ ariaLabel, textContent }) => !plain(ariaLabel).startsWith(plain(textContent)))
    .map(({ ariaLabel, textContent }) => `${textContent} is called ${ariaLabel}`)
}

test('in every view the names of controls begin with what is seen on them', async ({
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
  for (const state of viewStates) {
    await test.step(state.name, async () => {
      await showView(host, wallet, state)
      expect.soft(await page.evaluate(misnamed), state.name).toEqual([])
    })
  }
})
