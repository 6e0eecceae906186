import { beforeAll, expect, it } from 'vitest'
import { loadMessages, translate } from '../../i18n/messages.ts'
import { failedHint } from './FailedActions.tsx'

beforeAll(() => loadMessages('en', 'connecting'))

it.each([
  ['WALLET_UNREACHABLE', 'It works again once the page has reloaded.'],
  ['REQUEST_PENDING', 'Open your wallet, answer it there, then try again.'],
  ['WALLET_ERROR', 'Unlock or restart your wallet, then try again.'],
] as const)('the wallet’s error %s has a hint other than that of a rejection', (code, text) => {
  expect(translate('en', failedHint({ code }, 'connecting.declinedHint'))).toBe(text)
})

it('a rejection shows the hint of the view that sent the request', () => {
  expect(failedHint({ code: 'USER_REJECTED' }, 'switch.declinedHint')).toBe('switch.declinedHint')
})
