import { expect, it } from 'vitest'
import { toFrameError } from './frameErrors.ts'

it.each([
  ['Wrong code', 'wrongCode'],
  ['Invalid Otp', 'wrongCode'],
  ['This code has expired. Ask for a new one.', 'expiredCode'],
  ['No code is open. Ask for a new one.', 'expiredCode'],
  ['Too many wrong codes. Ask for a new one.', 'tooManyCodes'],
  ['Please try again after 12 seconds', 'tooSoon'],
  ['This is your email already.', 'sameEmail'],
  ['This email belongs to another demo wallet.', 'takenEmail'],
  ['This is not an email address.', 'invalidEmail'],
  ['Closed for the night', undefined],
])('the frame’s message “%s” has the known reason %s', (message, known) => {
  expect(toFrameError({ message })).toMatchObject({ code: 'FRAME_ERROR', reason: message, known })
})
