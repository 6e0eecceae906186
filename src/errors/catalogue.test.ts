import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { errorText, loadMessages, type MessageKey, translate } from '../i18n/messages.ts'
import { isTest, textsOf } from '../utils/testing/sourceTexts.ts'
import type { ErrorCode } from './codes.ts'
import { type MessageParams, WalletModalError } from './WalletModalError.ts'

/** The expected text of each error. */
const sentences: readonly [ErrorCode, string, MessageParams?][] = [
  ['FRAME_ERROR', 'An error occurred', { message: 'An error occurred' }],
  ['REQUEST_ABORTED', 'Request was aborted'],
  ['FRAME_TIMEOUT', 'Something went wrong'],
  ['FRAME_LOAD_FAILED', 'Unable to load email login dependency'],
  ['TRANSACTIONS_UNAVAILABLE', 'Failed to fetch transactions'],
  ['SIWX_INIT_FAILED', 'A problem occurred while trying initialize authentication'],
  ['NETWORK_NOT_FOUND', 'Network Not Found'],
  ['INVALID_APP_CONFIGURATION', 'Invalid App Configuration'],
  ['SESSION_EXPIRED', 'Session Expired'],
  ['INVALID_PROJECT_ID', 'Invalid Project ID'],
  ['PROJECT_ID_NOT_CONFIGURED', 'Project ID Not Configured'],
  ['ACTION_NOT_ALLOWED', 'Action not allowed'],
  ['SIWX_NOT_ENABLED', 'SIWX is not enabled'],
  ['SIWX_NO_ACCOUNT', 'No ActiveCaipAddress found'],
  ['SIWX_INVALID_SIGNATURE', 'The signature is not valid'],
  ['BALANCE_UNAVAILABLE', 'Token Balance Unavailable'],
  ['SEND_FAILED', 'Something went wrong'],
  ['SOLANA_SEND_FAILED', 'Failed to send transaction. Please try again.'],
  ['SEND_INCOMPLETE', 'Please enter a valid amount and receiver address'],
  ['UNSUPPORTED_CHAIN', 'Unsupported chain'],
  ['NAME_NO_NETWORK', 'Network not found'],
  ['NAME_NO_ACCOUNT', 'Address or auth connector not found'],
  ['NAME_RESOLVE_FAILED', 'Error resolving name'],
  ['NAME_SUGGESTIONS_FAILED', 'Error fetching name suggestions'],
  ['NAMES_FETCH_FAILED', 'Error fetching names for address'],
  ['NAME_REGISTRATION_FAILED', 'Error registering name ada', { name: 'ada' }],
  ['INVALID_CHAIN_ID', 'Invalid chainId'],
  ['GAS_PRICE_UNSUPPORTED', 'Network not supported for Gas Price'],
  ['SWAP_UNSUPPORTED', 'Network not supported for Swaps'],
  ['SWAP_INIT_FAILED', 'Failed to initialize swap'],
  ['PRICE_UNAVAILABLE', 'Failed to fetch network token price'],
  ['INCORRECT_AMOUNT', 'Incorrect amount'],
  ['ALLOWANCE_UNAVAILABLE', 'Failed to check allowance'],
  ['APPROVAL_BUILD_FAILED', 'Failed to create approval transaction'],
  ['SWAP_BUILD_FAILED', 'Failed to create transaction'],
  ['SWAP_FAILED', 'Transaction error'],
  ['EMAIL_COOLDOWN', 'Please try again after 12 seconds', { count: 12 }],
  ['HTTP_ERROR', 'HTTP status code: 500', { status: 500 }],
  ['ACCOUNT_NOT_FOUND', 'Account not found'],
  ['COPY_FAILED', 'Failed to copy'],
  ['DISCONNECT_FAILED', 'Failed to disconnect'],
  ['LINK_NOT_FOUND', 'No link found'],
  ['ONRAMP_NO_ADDRESS', 'No address found'],
  ['ONRAMP_NO_NETWORK', 'No network found'],
  ['ONRAMP_NO_PROJECT_ID', 'No projectId found'],
  ['INVALID_VIEW_DATA', 'No wallet provided', { missing: 'wallet' }],
]

/** The expected texts by which views report failures. */
const lines: readonly [MessageKey, string][] = [
  ['signIn.declined', 'Signature declined'],
  ['signIn.smartAccount', 'This application might not support Smart Accounts'],
  ['signIn.authenticating', 'Authenticating...'],
  ['transaction.started', 'Transaction started'],
]

const codes = [
  ...readFileSync(join(import.meta.dirname, 'codes.ts'), 'utf8').matchAll(/'([A-Z_]+)'/g),
].map(([, code]) => code as ErrorCode)

/** Returns the text with a mark in place of each placeholder. */
const anyParams: MessageParams = new Proxy({}, { get: () => '\0' })

/** Returns a code's text up to its first placeholder. */
const beginningOf = (code: ErrorCode) =>
  translate('en', `error.${code}`, anyParams).split('\0')[0] ?? ''

beforeAll(async () => {
  for (const part of ['connecting', 'connected'] as const) await loadMessages('en', part)
})

describe('the error catalogue contains the text', () => {
  it.each(sentences)('%s: %s', (code, sentence, params) => {
    expect(errorText('en', new WalletModalError(code, { params }))).toBe(sentence)
  })
  it.each(lines)('%s: %s', (key, line) => expect(translate('en', key)).toBe(line))
})

describe('every error code', () => {
  it('has a text', () => {
    const own = codes.filter(
      (code) => !errorText('en', new WalletModalError(code, { params: { message: 'x' } })),
    )
    expect(own).toEqual([])
  })

  it('is thrown or emitted in the source', () => {
    const isCode = (path: string) => !isTest(path) && path !== 'errors/codes.ts'
    const code = textsOf('src', isCode) + textsOf('elements', isCode)
    expect(codes.filter((one) => !code.includes(`'${one}'`))).toEqual([])
  })

  it('is expected by a test, by code or text', () => {
    const own = (path: string) => isTest(path) && path !== 'errors/catalogue.test.ts'
    const tests = textsOf('src', own) + textsOf('elements', own) + textsOf('e2e', isTest)
    const isTested = (code: ErrorCode) =>
      tests.includes(`'${code}'`) || (beginningOf(code) && tests.includes(beginningOf(code)))
    expect(codes.filter((code) => !isTested(code))).toEqual([])
  })
})
