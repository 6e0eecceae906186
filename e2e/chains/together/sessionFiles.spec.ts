import { Bundle } from '../../../.ci/bundle.ts'
import {
  areConnected,
  evmAndSolana,
  pairWith,
  signsEvm,
  signsSolana,
} from '../../fixtures/chains/sessions.ts'
import { expect, test } from '../../fixtures/chains/solana.ts'
import { errorCodes } from '../../fixtures/page/attributes.ts'

const solanaFile = () => `**/${new Bundle().fileOf('src/chains/solana/walletConnect.ts')}`

test('a session is restored except for a family whose chunk fails to load, and the next page load restores that family', async ({
  host,
  page,
  phone,
  openSolana,
}) => {
  const file = solanaFile()
  await openSolana({ attributes: evmAndSolana })
  const wallet = await phone()
  await pairWith(host, wallet, 'eip155', 'solana')

  await page.route(file, (route) => route.abort())
  await host.reload()
  await expect.poll(() => errorCodes(host)).toEqual(['LOAD_FAILED'])
  await areConnected(host, 'eip155')

  await page.unroute(file)
  await host.reload()
  await areConnected(host, 'eip155', 'solana')
  await signsSolana(host)
})

test('a pairing connects all families except one whose chunk fails to load, and emits an error for that family', async ({
  host,
  page,
  phone,
  openSolana,
}) => {
  await page.route(solanaFile(), (route) => route.abort())
  await openSolana({ attributes: evmAndSolana })
  const wallet = await phone()
  await pairWith(host, wallet, 'eip155')
  expect(await errorCodes(host)).toEqual(['LOAD_FAILED'])
  await signsEvm(host)
})
