import type { StoredKey } from '../../../src/storage/storedKeys.ts'
import type { Fields } from './Row.ts'

const shown: Fields[string] = ['text', 'shown', 'none']
const unused: Fields[string] = ['text', 'nothing', 'none']

/**
 * Every key of localStorage, which any script of the site and any other tab may write: a message of another tab is the
 * change of such a key. A value of storage alone never decides where money goes.
 */
export const stored = {
  'wallet-modal/active_namespace': { '': ['text', 'shown', 'chain'] },
  'wallet-modal/active_caip_network_id': { '': ['text', 'shown', 'chain'] },
  'wallet-modal/active_caip_network_ids': { '': ['text', 'shown', 'chain'] },
  'wallet-modal/active_addresses': { '': ['address', 'shown', 'chain'] },
  'wallet-modal/connected_namespaces': { '': ['text', 'nothing', 'chain'] },
  'wallet-modal/connection_status': { '': ['text', 'nothing', 'chain'] },
  'wallet-modal/open_pairings': { '[].topic': unused, '[].expiresAt': unused },
  'wallet-modal/asked_requests': { '[].id': unused, '[].topic': unused },
  'wallet-modal/recent_wallets': { '[].id': shown, '[].name': shown },
  'wallet-modal/preferred_account_types': { eip155: unused },
  WALLETCONNECT_DEEPLINK_CHOICE: { href: ['text', 'nothing', 'none'], name: shown },
  'wallet-modal/{namespace}:connected_connector_id': { '': unused },
  'wallet-modal/address_lists': {
    '[].value[].address': ['address', 'shown', 'none'],
    '[].value[].publicKey': ['bytes', 'nothing', 'none'],
    '[].value[].isChange': ['flag', 'nothing', 'none'],
  },
  'wallet-modal/arrivals': {
    '[].value.total': ['number', 'shown', 'none'],
    '[].value.arrivals[].amount': ['number', 'shown', 'none'],
  },
  'wallet-modal/native_balance_cache': { '[].value.amount': ['number', 'shown', 'none'] },
  'wallet-modal/identity_cache': { '[].value.name': shown },
  'wallet-modal/ens_cache': {
    '[].value.name': shown,
    '[].value.address': ['address', 'shown', 'none'],
  },
  'wallet-modal/portfolio_cache': {
    '[].value[].address': ['address', 'where', 'chain'],
    '[].value[].quantity.decimals': ['number', 'how much', 'chain'],
    '[].value[].quantity.numeric': ['number', 'shown', 'none'],
    '[].value[].price': ['number', 'how much', 'one'],
  },
  'wallet-modal/pending_transactions': {
    // Each tab asks a node before it tells an end that storage has.
    '[].hash': ['hash', 'told', 'chain'],
    '[].to': ['address', 'warned', 'none'],
    '[].amount': ['number', 'shown', 'none'],
    '[].phase': ['phase', 'told', 'chain'],
    '[].from': ['address', 'shown', 'none'],
    '[].signed.transaction': ['bytes', 'nothing', 'chain'],
  },
  'wallet-modal/announced_wallets': { '': shown },
  'wallet-modal/siwx': {
    '[].message': ['text', 'told', 'chain'],
    '[].signature': ['bytes', 'told', 'chain'],
  },
  'wallet-modal/{namespace}:connected_wallet': { wallet: unused, address: unused },
  'wallet-modal/ways_taken': { '{id}': unused },
  'wallet-modal/{namespace}:entered_host': { '': unused },
  'wallet-modal/mobile_wallet': { token: unused, 'accounts[].address': unused },
  'wallet-modal/metamask_mobile': { privateKey: unused, 'scopes{id}.accounts[]': unused },
  'wallet-modal/social_provider': { '': unused },
  'wallet-modal/EMAIL_LOGIN_USED_KEY': { '': unused },
  'wallet-modal/EMAIL': { '': shown },
  'wallet-modal/LAST_USED_CHAIN_KEY': { '': unused },
  'wallet-modal/LAST_EMAIL_LOGIN_TIME': { '': unused },
  'wallet-modal/SOCIAL_USERNAME': { '': shown },
  'wallet-modal/SMART_ACCOUNT_ENABLED_NETWORKS': { '': unused },
  'wallet-modal/connected_social': { '': shown },
} as const satisfies Record<StoredKey, Fields>
