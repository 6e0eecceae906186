import { expect, it, vi } from 'vitest'
import { cacheKeys } from './caches.ts'
import { clearLogin, writeLogin } from './embeddedWallet.ts'
import { connectorIdKey, storageKeys } from './keys.ts'
import { siwxSessionsKey } from './siwxSessions.ts'
import { createFakeStorage } from './testing/fakeStorage.ts'

const names = (keys: object) => Object.values(keys).sort()
const own = (all: string) => all.split(' ').map((name) => `wallet-modal/${name}`)

it('the names of storage keys are fixed, so that each version of the modal finds stored values', () => {
  const listed = `active_addresses active_caip_network_id active_caip_network_ids active_namespace
    connected_namespaces connection_status open_pairings preferred_account_types recent_wallets`
  const expected = ['WALLETCONNECT_DEEPLINK_CHOICE', ...own(listed.replace(/\s+/g, ' '))]
  expect(names(storageKeys)).toEqual(expected)
  expect(names(cacheKeys)).toEqual(
    own('address_lists arrivals ens_cache identity_cache native_balance_cache portfolio_cache'),
  )
  expect(connectorIdKey('bip122')).toBe('wallet-modal/bip122:connected_connector_id')
  expect(siwxSessionsKey).toBe('wallet-modal/siwx')
})

it('clearing a login keeps the time of its last mail and the networks of smart accounts', () => {
  const storage = createFakeStorage()
  vi.stubGlobal('localStorage', storage)
  writeLogin('loginUsed', 'true')
  writeLogin('email', 'ada@example.org')
  writeLogin('lastChain', '8453')
  writeLogin('lastEmailAt', '1700000000000')
  writeLogin('userName', 'ada')
  writeLogin('smartAccountNetworks', '1,8453')
  writeLogin('connectedSocial', 'google')
  const kept = {
    EMAIL_LOGIN_USED_KEY: 'true',
    EMAIL: 'ada@example.org',
    LAST_USED_CHAIN_KEY: '8453',
    LAST_EMAIL_LOGIN_TIME: '1700000000000',
    SOCIAL_USERNAME: 'ada',
    SMART_ACCOUNT_ENABLED_NETWORKS: '1,8453',
    connected_social: 'google',
  }
  for (const [name, value] of Object.entries(kept))
    expect(storage.getItem(`wallet-modal/${name}`)).toBe(value)
  clearLogin()
  const left = Object.keys(kept).filter((name) => storage.getItem(`wallet-modal/${name}`) !== null)
  expect(left).toEqual(['LAST_EMAIL_LOGIN_TIME', 'SMART_ACCOUNT_ENABLED_NETWORKS'])
  vi.unstubAllGlobals()
})
