import { AxeBuilder } from '@axe-core/playwright'
import { logIn, test } from '../../fixtures/embeddedWallet/rawFrame.ts'
import { expect } from '../../fixtures/test.ts'

test.beforeEach(({ frame, embedded }) => logIn(frame, embedded))

test('a request to the frame is aborted when the page hides the frame', async ({
  frame,
  embedded,
}) => {
  const { address } = await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })
  const request = await frame.send('RPC_REQUEST', {
    method: 'personal_sign',
    params: ['Hi', address],
  })
  await expect(embedded.question()).toHaveText('Sign this message')
  await frame.page.locator('iframe').evaluate((element) => {
    element.style.display = 'none'
  })
  expect(await frame.response(request)).toEqual({
    type: 'RPC_REQUEST_ERROR',
    payload: { message: 'Request was aborted' },
  })
})

for (const themeMode of ['light', 'dark'] as const) {
  test(`the approval request is readable in 360 × 600, ${themeMode}`, async ({
    frame,
    embedded,
  }, info) => {
    await frame.request('SYNC_THEME', {
      themeMode,
      w3mThemeVariables: {
        '--w3m-accent': 'hsla(231, 100%, 70%, 1)',
        '--w3m-background': 'url(x)',
      },
    })
    const { address } = await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })
    const text = 'A long message that a user should read.\n'.repeat(60)
    await frame.send('RPC_REQUEST', { method: 'personal_sign', params: [text, address] })
    await expect(embedded.question()).toHaveText('Sign this message')
    // The page may send its name after the request.
    await frame.request('SYNC_DAPP_DATA', {
      metadata: { name: 'Some <b>dapp</b>', description: '', url: 'https://dapp.test', icons: [] },
      projectId: 'raw',
    })
    const inside = frame.page.frameLocator('iframe')
    await expect(inside.getByText('Some <b>dapp</b>')).toBeVisible()
    await expect(inside.getByRole('button', { name: 'Approve' })).toBeInViewport({ ratio: 1 })
    await frame.page.locator('iframe').screenshot({ path: info.outputPath('question.png') })
    const results = await new AxeBuilder({ page: frame.page }).include('iframe').analyze()
    expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
      [],
    )
  })
}
