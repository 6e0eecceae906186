import { Bundle } from '../../../.ci/bundle.ts'
import { expect, nextPairingUri, test } from '../../fixtures/walletConnect/pairing.ts'

/** The package's files that WalletConnect needs, as the build lists them. */
function listFiles() {
  const bundle = new Bundle()
  const holding = (part: string) => bundle.filesOf((module) => module.includes(part))
  const own = [
    '@walletconnect/sign-client/',
    'ConnectingWalletConnectView.',
    '/uqr/',
    'i18n/texts/en/connecting',
  ].flatMap(holding)
  // The registry of views loads with the first move of the pointer or the first focused control.
  return { own, needed: [...bundle.closure([...own, ...holding('src/views/registry.')])] }
}

for (const intent of ['hover', 'focus'] as const) {
  test(`the WalletConnect chunk loads when the user shows intent: ${intent}`, async ({
    host,
    page,
  }) => {
    const { own, needed } = listFiles()
    expect(own.length).toBeGreaterThanOrEqual(4)
    const loaded = new Set<string>()
    const sockets: string[] = []
    page.on('requestfinished', (request) => {
      loaded.add(new URL(request.url()).pathname.replace('/wallet-modal/', ''))
    })
    page.on('websocket', (socket) => sockets.push(socket.url()))
    const missing = () => needed.filter((file) => !loaded.has(file))

    await host.open()
    await page.getByRole('button', { name: 'Connect Wallet' }).click()
    await expect(host.button(/^Demo Web Wallet/)).toBeVisible()
    expect(missing()).toEqual(expect.arrayContaining(own))

    const row = host.button(/^WalletConnect/)
    if (intent === 'hover') await row.hover()
    else await row.focus()
    await expect.poll(missing).toEqual([])
    // Only files of the package load; no service gets a request yet.
    expect(sockets).toEqual([])

    const before = loaded.size
    await row.click()
    await nextPairingUri(host)
    const later = [...loaded].slice(before).filter((file) => file.startsWith('chunks/'))
    expect(later).toEqual([])
  })
}
