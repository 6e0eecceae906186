import type { cacheKeys } from './caches.ts'
import type { embeddedWalletKeys } from './embeddedWallet.ts'
import type { storageKeys } from './keys.ts'

type ValueOf<Table> = Table[keyof Table]

/** Keys of files that have one key, and the key of each namespace's connector. */
type SingleKey =
  | 'wallet-modal/pending_transactions'
  | 'wallet-modal/announced_wallets'
  | 'wallet-modal/asked_requests'
  | 'wallet-modal/siwx'
  | 'wallet-modal/mobile_wallet'
  | 'wallet-modal/metamask_mobile'
  | 'wallet-modal/ways_taken'
  | 'wallet-modal/social_provider'
  | 'wallet-modal/{namespace}:connected_connector_id'
  | 'wallet-modal/{namespace}:connected_wallet'
  | 'wallet-modal/{namespace}:entered_host'

/** Keys of localStorage, and of sessionStorage. */
export type StoredKey =
  | ValueOf<typeof storageKeys>
  | ValueOf<typeof cacheKeys>
  | ValueOf<typeof embeddedWalletKeys>
  | SingleKey

/** Places besides the keys of Web Storage. */
type StoredPlace =
  | 'Cache Storage `wallet-modal-metadata`'
  | 'IndexedDB `WALLET_CONNECT_V2_INDEXED_DB`'

interface StoredRule {
  /** The most that the value may decide. */
  decides: string
  /** How the value is proved before it decides that. */
  proof: string
  /** When the value ends. */
  ends: string
}

const overwritten = 'with the next choice'
const noSession = 'a start or a disconnect that leaves no session'
const logout = 'with the logout'
const display = 'none: it is shown beside what is proved'

/**
 * Every value that the browser stores for the modal. Any script of the site, and any other tab, may have written it: a
 * value of storage alone decides neither where money goes nor that a request is harmless. `npm run readme` writes this
 * table into `security.md`.
 */
export const storedKeys: Readonly<Record<StoredKey | StoredPlace, StoredRule>> = {
  'wallet-modal/connection_status': {
    decides: 'whether a page load restores a session',
    proof: 'the wallet responds with its accounts, else nothing is connected',
    ends: 'with the disconnect',
  },
  'wallet-modal/connected_namespaces': {
    decides: 'which namespaces a page load restores',
    proof: 'as above',
    ends: 'with the disconnect',
  },
  'wallet-modal/{namespace}:connected_wallet': {
    decides: 'that a wallet which differs from the stored one is not connected',
    proof: 'none is needed, since it only refuses',
    ends: 'with the disconnect',
  },
  'wallet-modal/{namespace}:connected_connector_id': {
    decides: 'which wallet is asked for its accounts, without a prompt',
    proof: 'the wallet responds with its accounts',
    ends: 'with the disconnect, or if the wallet has plainly ended the session',
  },
  'wallet-modal/active_namespace': {
    decides: 'which namespace is active',
    proof: 'only one of the page’s',
    ends: overwritten,
  },
  'wallet-modal/active_caip_network_id': {
    decides: 'which network is active before a wallet is connected',
    proof: 'only one of the page’s; a connected wallet’s network wins',
    ends: overwritten,
  },
  'wallet-modal/active_caip_network_ids': {
    decides: 'as above, for each namespace',
    proof: 'as above',
    ends: overwritten,
  },
  'wallet-modal/active_addresses': {
    decides: 'which of a wallet’s accounts is active',
    proof: 'only one that the wallet has granted',
    ends: overwritten,
  },
  'wallet-modal/preferred_account_types': {
    decides: 'which type of account the embedded wallet is asked for',
    proof: 'the embedded wallet responds with the address of that type',
    ends: overwritten,
  },
  'wallet-modal/recent_wallets': {
    decides: 'which wallets are listed as recent, with their links',
    proof: 'none: links have the forms that the host’s own may have, and names are cleaned',
    ends: 'with newer ones, at most two',
  },
  'wallet-modal/open_pairings': {
    decides: 'whether a page load waits for the approval of a pairing',
    proof: 'the keys of the pairing, in the database of WalletConnect',
    ends: 'with the pairing, after six minutes',
  },
  'wallet-modal/asked_requests': {
    decides: 'which answers of the relay are told as those of an earlier page',
    proof:
      'the request and the answer are those of the database of WalletConnect, and the session’s key opens the answer',
    ends: 'with the answer, after a day at most',
  },
  WALLETCONNECT_DEEPLINK_CHOICE: {
    decides: 'which app opens for a request over WalletConnect',
    proof: 'none: the request goes to the session’s wallet by the relay',
    ends: 'with the session',
  },
  'IndexedDB `WALLET_CONNECT_V2_INDEXED_DB`': {
    decides: 'sessions of WalletConnect: topics, encryption keys, granted accounts',
    proof: 'the wallet has the keys; the SDK validates its own data',
    ends: 'with the session',
  },
  'wallet-modal/announced_wallets': {
    decides: 'which wallet is announced to other apps before the modal has loaded',
    proof: 'none: its requests go to the restored connection alone',
    ends: 'with the disconnect',
  },
  'wallet-modal/ways_taken': {
    decides: 'which way into a wallet’s app is offered first on a phone',
    proof: 'none: all ways lead to the same wallet, and the user presses each',
    ends: overwritten,
  },
  'wallet-modal/mobile_wallet': {
    decides:
      'which accounts of a Solana wallet on this phone show after a page load, and which app opens for a request',
    proof: 'the wallet recognises its token for this page before each signature',
    ends: 'with the disconnect, or when the wallet refuses the token',
  },
  'wallet-modal/metamask_mobile': {
    decides:
      'the session with MetaMask’s app: its relay and channel, the page’s secret key, granted accounts, requests without an answer',
    proof:
      'the app has its own key: it answers what the page’s key has encrypted, and shows each request to its user',
    ends: 'with the session, after 30 days at most',
  },
  'wallet-modal/siwx': {
    decides: 'that an account is signed in',
    proof: 'message and signature are verified again at each start',
    ends: 'with its expiry, the sign-out or another account',
  },
  'wallet-modal/pending_transactions': {
    decides:
      'rows of Activity and the event of their end; marks of swaps; receivers known from before',
    proof:
      'nodes tell phases; a receiver is known by the transaction on chain. Links are derived from network and hash, texts are cleaned',
    ends: 'after three days',
  },
  'wallet-modal/native_balance_cache': {
    decides: 'the balance on the button',
    proof: display,
    ends: 'after 30 seconds',
  },
  'wallet-modal/portfolio_cache': {
    decides: 'tokens and their values in Account and Send',
    proof: 'decimals and symbol by the contract, amounts by simulation, before money is sent',
    ends: `after 30 seconds; ${noSession}`,
  },
  'wallet-modal/identity_cache': {
    decides: 'name and picture of the account',
    proof: display,
    ends: `after five minutes; ${noSession}`,
  },
  'wallet-modal/ens_cache': {
    decides: 'the address of a name that the registrar of the API has',
    proof: 'none: the review of Send shows the address',
    ends: `after five minutes; ${noSession}`,
  },
  'wallet-modal/arrivals': {
    decides: 'amounts in the activity of Polkadot accounts',
    proof: display,
    ends: `after three days; ${noSession}`,
  },
  'wallet-modal/address_lists': {
    decides: 'which addresses of a Bitcoin wallet belong to the account',
    proof: 'each fits its public key; the wallet signs for its own alone',
    ends: `after 90 days; ${noSession}`,
  },
  'Cache Storage `wallet-modal-metadata`': {
    decides: 'the words of a request on Polkadot, and how a transfer there is encoded',
    proof:
      'the digest that the wallet signs (RFC-78). Without it words stay a risk that is reviewed',
    ends: 'with the fifth runtime, or when the page configures other nodes',
  },
  'wallet-modal/social_provider': {
    decides: 'that the response of a social login is expected (sessionStorage)',
    proof: 'the state of OAuth in the response',
    ends: 'with the response, or with the tab',
  },
  'wallet-modal/{namespace}:entered_host': {
    decides:
      'that the wallet which shows the page does not connect by itself again (sessionStorage)',
    proof: 'none: connecting takes a click then',
    ends: 'with the tab',
  },
  'wallet-modal/EMAIL_LOGIN_USED_KEY': {
    decides: 'whether the frame of the embedded wallet loads with the page',
    proof: 'the frame has its own session',
    ends: logout,
  },
  'wallet-modal/EMAIL': { decides: 'the email in Settings', proof: display, ends: logout },
  'wallet-modal/SOCIAL_USERNAME': {
    decides: 'the user name in Settings',
    proof: display,
    ends: logout,
  },
  'wallet-modal/connected_social': {
    decides: 'the mark of the social provider',
    proof: display,
    ends: logout,
  },
  'wallet-modal/LAST_USED_CHAIN_KEY': {
    decides: 'which network the frame starts with',
    proof: 'the frame responds with its network',
    ends: logout,
  },
  'wallet-modal/LAST_EMAIL_LOGIN_TIME': {
    decides: 'when the next mail can be requested',
    proof: 'none: the frame’s server has limits of its own',
    ends: 'with the next mail',
  },
  'wallet-modal/SMART_ACCOUNT_ENABLED_NETWORKS': {
    decides: 'on which networks the embedded wallet offers a smart account',
    proof: 'the frame responds with the account',
    ends: 'with the frame’s next list',
  },
}
