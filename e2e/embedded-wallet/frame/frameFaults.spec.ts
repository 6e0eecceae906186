import { test } from '../../fixtures/embeddedWallet/rawFrame.ts'
import { expect } from '../../fixtures/test.ts'

const query = { payload: { chainId: 1 } }

test('a test can set the demo frame to send silent, late, wrong, mislabelled or reloading responses', async ({
  frame,
  embedded,
}) => {
  await embedded.misbehave({
    nonsense: { GET_CHAIN_ID: { chainId: {} } },
    errors: { IS_CONNECTED: 'Out of order' },
    wrongId: ['GET_USER'],
    unknownType: ['SIGN_OUT'],
    silent: ['SYNC_THEME'],
    reloadOn: ['CONNECT_DEVICE'],
  })
  await frame.open()
  await frame.ready()
  expect(await frame.exchange('GET_CHAIN_ID')).toEqual({
    type: 'GET_CHAIN_ID_SUCCESS',
    payload: { chainId: {} },
  })
  expect(await frame.exchange('IS_CONNECTED')).toEqual({
    type: 'IS_CONNECTED_ERROR',
    payload: { message: 'Out of order' },
  })
  expect((await frame.exchange('SIGN_OUT', query)).type).toBe('BANANA_SUCCESS')
  const [silent, wrong] = [await frame.send('SYNC_THEME', {}), await frame.send('GET_USER')]
  expect(await frame.response(`${wrong}x`)).toEqual({ type: 'GET_USER_SUCCESS', payload: {} })
  await frame.send('CONNECT_DEVICE')
  await frame.readyAgain()
  await embedded.misbehaveNow({ errors: { GET_CHAIN_ID: 'Later too' } })
  expect(await frame.exchange('GET_CHAIN_ID')).toMatchObject({ payload: { message: 'Later too' } })
  const respondedIds = await frame.page.evaluate(() =>
    window.rawMessages?.map(({ data }) => data.id),
  )
  expect(respondedIds).not.toContain(silent)
})

test('a test can set the demo frame never to emit READY', async ({ frame }) => {
  await frame.open(frame.urls.demo, { faults: '{"neverReady":true}' })
  await expect(frame.page.frameLocator('iframe').getByText('Not logged in')).toBeVisible()
  expect(await frame.page.evaluate(() => window.rawMessages)).toEqual([])
})
