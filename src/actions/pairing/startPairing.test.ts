import { afterEach, expect, it } from 'vitest'
import { options, updateOptions } from '../../controllers/options.ts'
import { pairing } from '../../controllers/pairing.ts'
import { startPairing } from './startPairing.ts'

afterEach(() => {
  Object.assign(options, { enableWalletconnect: true })
})

it('a pairing rejects with NOT_ENABLED if WalletConnect is off', async () => {
  updateOptions({ enableWalletconnect: false })
  await expect(startPairing({})).rejects.toMatchObject({
    code: 'NOT_ENABLED',
    longMessage: expect.stringContaining('WalletConnectConnector not found'),
  })
  // The pairing is not idle, because a view starts an idle pairing again.
  expect(pairing).toMatchObject({ status: 'failed', uri: null, error: { code: 'NOT_ENABLED' } })
})
