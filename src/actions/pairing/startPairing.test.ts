import { afterEach, expect, it } from 'vitest'
import { options } from '../../controllers/options.ts'
import { pairing } from '../../controllers/pairing.ts'
import { startPairing } from './startPairing.ts'

afterEach(() => {
  Object.assign(options, { enableWalletconnect: true })
})

it('off is off: a view or command that pairs all the same is told so', async () => {
  options.enableWalletconnect = false
  await expect(startPairing({})).rejects.toMatchObject({
    code: 'NOT_ENABLED',
    longMessage: expect.stringContaining('WalletConnectConnector not found'),
  })
  // Not idle, which is what a view takes for a pairing that it has to begin again.
  expect(pairing).toMatchObject({ status: 'failed', uri: null, error: { code: 'NOT_ENABLED' } })
})
