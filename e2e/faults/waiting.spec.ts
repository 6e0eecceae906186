import { expect, test } from '../fixtures/test.ts'

test('the view offers Try again 3 s after the request, in case the user has closed the wallet’s window', async ({
  host,
  page,
  wallet,
  installWallet,
}) => {
  // A page gets no event when the user closes a wallet's window: the request stays pending.
  await installWallet({ autoApprove: false, headless: true })
  await page.clock.install()
  await host.open()
  await host.openAndTake(/^Test Wallet/)
  await wallet.expectRequests('eth_requestAccounts', 1)
  await expect(host.dialog().getByText('Continue in Test Wallet')).toBeVisible()
  await page.clock.fastForward('00:03')
  await host.button('Try again').click()
  await wallet.expectRequests('eth_requestAccounts', 2)
  await expect(host.dialog().getByText('Continue in Test Wallet')).toBeVisible()
  await wallet.approve()
  await wallet.approve()
  await expect(host.element()).toHaveAttribute('status', 'connected')
})

const refusals = [
  [-32603, 'Internal error', 'Unlock or restart your wallet, then try again.'],
  [-32002, 'Already pending', 'Open your wallet, answer it there, then try again.'],
  [undefined, 'Extension context invalidated.', 'It works again once the page has reloaded.'],
] as const

for (const [code, message, hint] of refusals) {
  test(`a wallet that fails with "${message}" is not reported as a user rejection`, async ({
    host,
    page,
    installWallet,
  }) => {
    await installWallet()
    await host.open()
    await page.evaluate(
      ([number, text]) => {
        const provider = window.demoWallet?.['test.wallet']?.provider
        Object.assign(provider ?? {}, {
          request: () => Promise.reject(Object.assign(new Error(text), { code: number })),
        })
      },
      [code, message] as const,
    )
    await host.openAndTake(/^Test Wallet/)
    await expect(host.dialog().getByText(hint)).toBeVisible()
    await expect(host.dialog().getByText(/declin/)).toHaveCount(0)
    await expect(host.button('Reload')).toHaveCount(code === undefined ? 1 : 0)
  })
}

test('the view offers to reload the page if an extension was updated after the page loaded', async ({
  host,
  page,
  installWallet,
}) => {
  await installWallet()
  await host.open()
  await page.evaluate(() => {
    const provider = window.demoWallet?.['test.wallet']?.provider
    const closed = {
      code: 1011,
      message: 'Disconnected from the extension. Attempting to connect.',
    }
    Object.assign(provider ?? {}, {
      isConnected: () => false,
      request: () => Promise.reject(Object.assign(new Error(closed.message), closed)),
    })
  })
  await host.openAndTake(/^Test Wallet/)
  await expect(host.dialog().getByText('Reload the page')).toBeVisible()
  await expect(host.dialog().getByText('Continue in Test Wallet')).toHaveCount(0)
  const codes = (await host.events('error')).map(({ detail }) => detail.code)
  expect(codes).toEqual(['WALLET_UNREACHABLE'])
  const loaded = page.waitForEvent('load')
  await host.button('Reload').click()
  await loaded
  await host.openAndTake(/^Test Wallet/)
  await expect(host.element()).toHaveAttribute('status', 'connected')
})
