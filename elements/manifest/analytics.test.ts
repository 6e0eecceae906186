import { expect, it } from 'vitest'
import { listAnalytics } from './createManifest.ts'

/**
 * The names of events are public, because dashboards of pages and of the service filter by them. Other tests check that
 * each event is emitted.
 */
const names = [
  'INITIALIZE',
  'MODAL_CREATED',
  'MODAL_OPEN',
  'MODAL_CLOSE',
  'CLICK_ALL_WALLETS',
  'CLICK_NETWORKS',
  'CLICK_WALLET_HELP',
  'CLICK_NETWORK_HELP',
  'CLICK_GET_WALLET',
  'SELECT_WALLET',
  'SEARCH_WALLET',
  'CONNECT_SUCCESS',
  'CONNECT_ERROR',
  'CONNECT_PROXY_ERROR',
  'DISCONNECT_SUCCESS',
  'DISCONNECT_ERROR',
  'SWITCH_NETWORK',
  'CLICK_TRANSACTIONS',
  'LOAD_MORE_TRANSACTIONS',
  'ERROR_FETCH_TRANSACTIONS',
  'CLICK_SIGN_SIWX_MESSAGE',
  'CLICK_CANCEL_SIWX',
  'SIWX_AUTH_SUCCESS',
  'SIWX_AUTH_ERROR',
  'EMAIL_LOGIN_SELECTED',
  'EMAIL_SUBMITTED',
  'DEVICE_REGISTERED_FOR_EMAIL',
  'EMAIL_VERIFICATION_CODE_SENT',
  'EMAIL_VERIFICATION_CODE_PASS',
  'EMAIL_VERIFICATION_CODE_FAIL',
  'EMAIL_EDIT',
  'EMAIL_UPGRADE_FROM_MODAL',
  'SOCIAL_LOGIN_STARTED',
  'SOCIAL_LOGIN_SUCCESS',
  'SOCIAL_LOGIN_ERROR',
  'SOCIAL_LOGIN_REQUEST_USER_DATA',
  'SOCIAL_LOGIN_CANCELED',
  'SET_PREFERRED_ACCOUNT_TYPE',
  'CLICK_CONVERT',
  'CLICK_SELECT_TOKEN_TO_SWAP',
  'CLICK_SELECT_NETWORK_TO_SWAP',
  'OPEN_SWAP',
  'OPEN_SEND',
  'INITIATE_SWAP',
  'SWAP_SUCCESS',
  'SWAP_ERROR',
  'SWAP_APPROVAL_ERROR',
  'SEND_INITIATED',
  'SEND_SUCCESS',
  'SEND_ERROR',
  'SELECT_BUY_CRYPTO',
  'SELECT_WHAT_IS_A_BUY',
  'SELECT_BUY_PROVIDER',
  'OPEN_ENS_FLOW',
  'REGISTER_NAME_INITIATED',
  'REGISTER_NAME_SUCCESS',
  'REGISTER_NAME_ERROR',
]

it('the manifest has the public names of all analytics events, each with a description', () => {
  const listed = listAnalytics()
  expect(listed.map(({ name }) => name)).toEqual(names)
  expect(listed.filter(({ description }) => !description)).toEqual([])
})
