import { afterEach, describe, expect, it } from 'vitest'
import { laterFamilies } from '../../chains/laterFamilies.ts'
import { setActiveNamespace } from '../../controllers/networks.ts'
import { options, updateOptions } from '../../controllers/options.ts'
import { namespaces } from '../../types/caip.ts'
import { walletSend } from './view.ts'

const { bip122 } = laterFamilies
const { features } = options
const views = Object.entries(walletSend).map(([view, { unavailableReason }]) => ({
  view,
  unavailableReason,
}))

afterEach(() => {
  Object.assign(laterFamilies, { bip122 })
  setActiveNamespace('eip155')
  updateOptions({ features: features })
})

describe.each(views)('$view', ({ unavailableReason }) => {
  it.each(namespaces)('is available on %s', (namespace) => {
    expect(unavailableReason({ namespace })).toBeUndefined()
  })

  it('a view of Send is unavailable, with UNSUPPORTED_CHAIN, on a family that cannot send', () => {
    laterFamilies.bip122 = { parts: {}, highFees: { '': 1 } }
    const unsupported = { code: 'UNSUPPORTED_CHAIN', message: expect.stringMatching(/bip122/) }
    expect(unavailableReason({ namespace: 'bip122' })).toMatchObject(unsupported)
    expect(unavailableReason({ namespace: 'eip155' })).toBeUndefined()
    setActiveNamespace('bip122')
    expect(unavailableReason({})).toMatchObject(unsupported)
  })

  it('a view of Send is unavailable, with UNSUPPORTED_CHAIN, on a namespace that the page does not list', () => {
    updateOptions({ features: { ...features, send: ['eip155'] } })
    const unsupported = { code: 'UNSUPPORTED_CHAIN', message: expect.stringMatching(/bip122/) }
    expect(unavailableReason({ namespace: 'bip122' })).toMatchObject(unsupported)
    expect(unavailableReason({ namespace: 'eip155' })).toBeUndefined()
  })

  it.each([false, []])(
    'a view of Send is unavailable, with NOT_ENABLED, if the flag is %j',
    (send) => {
      updateOptions({ features: { ...features, send } })
      expect(unavailableReason({ namespace: 'eip155' })).toMatchObject({ code: 'NOT_ENABLED' })
    },
  )
})
