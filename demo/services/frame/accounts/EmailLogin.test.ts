import { beforeEach, expect, test } from 'vitest'
import type { Mail } from '../mail/sendMail.ts'
import { EmailLogin } from './EmailLogin.ts'
import { Sessions } from './Sessions.ts'
import { UpdateEmail } from './UpdateEmail.ts'
import { Users } from './Users.ts'

const ADA = 'ada@example.test'
const EVE = 'eve@example.test'

let mails: Mail[]
let login: EmailLogin
let update: UpdateEmail
let sessions: Sessions

beforeEach(() => {
  mails = []
  const users = new Users()
  sessions = new Sessions()
  const sendMail = async (mail: Mail) => void mails.push(mail)
  login = new EmailLogin({ users, sessions, sendMail, deviceLink: (ticket) => `link ${ticket}` })
  update = new UpdateEmail({ users, sendMail })
})

const lastCode = () => /\d{6}/.exec(mails.at(-1)?.subject ?? '')?.[0] ?? ''
const lastLink = () => /link (\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''

async function logIn(email: string, device: string) {
  if ((await login.start(email, device)) === 'VERIFY_DEVICE') await login.approveDevice(lastLink())
  return login.confirm(device, lastCode())
}

test('each of a user’s two devices needs its own approval before a login', async () => {
  const first = await logIn(ADA, 'laptop')
  expect(await login.start(ADA, 'phone')).toBe('VERIFY_DEVICE')
  expect(await login.start(ADA, 'laptop')).toBe('VERIFY_OTP')
  expect((await logIn(ADA, 'phone')).user).toBe(first.user)
})

test('no one-time code is mailed before the user has approved the device', async () => {
  await login.start(ADA, 'laptop')
  expect(mails).toHaveLength(1)
  expect(() => login.confirm('laptop', '123456')).toThrow('No code is open')
})

test('a code issued for one device is rejected on another', async () => {
  await logIn(ADA, 'laptop')
  await login.start(ADA, 'laptop')
  expect(() => login.confirm('phone', lastCode())).toThrow('No login has begun')
})

test('a request that waits for a device approval resolves when the user approves, and is refused when a newer login starts', async () => {
  await login.start(ADA, 'laptop')
  const replaced = login.deviceApproval('laptop', 5000)
  await login.start(ADA, 'laptop')
  expect(await replaced).toEqual({ state: 'refused' })
  expect(await login.deviceApproval('laptop', 1)).toEqual({ state: 'pending' })
  const approved = login.deviceApproval('laptop', 5000)
  await login.approveDevice(lastLink())
  expect(await approved).toEqual({ state: 'done', value: true })
})

test('a login from a device with a live session needs no second code, and the session is valid on that device only', async () => {
  const session = await logIn(ADA, 'laptop')
  expect(await login.start(ADA, 'laptop', session)).toBe('CONNECT')
  expect(sessions.find(session.token, 'phone')).toBeUndefined()
  sessions.end(session.token)
  expect(sessions.find(session.token, 'laptop')).toBeUndefined()
})

test('an email address receives at most ten mails in ten minutes', async () => {
  for (let mail = 0; mail < 10; mail += 1) await login.start(ADA, 'laptop')
  await expect(login.start(ADA, 'laptop')).rejects.toThrow('Please try again after')
  expect(await login.start(EVE, 'laptop')).toBe('VERIFY_DEVICE')
})

test('a device can request at most 30 login mails for all addresses together', async () => {
  for (let mail = 0; mail < 30; mail += 1) await login.start(`${mail}@example.test`, 'laptop')
  await expect(login.start(ADA, 'laptop')).rejects.toThrow('Please try again after')
  expect(await login.start(ADA, 'phone')).toBe('VERIFY_DEVICE')
})

test('a login with a changed email address opens the same wallet, but a login with the previous address opens a new one', async () => {
  const session = await logIn(ADA, 'laptop')
  expect(await update.start(session, EVE)).toBe('VERIFY_PRIMARY_OTP')
  expect(() => update.confirmNew(session, lastCode())).toThrow('Confirm your present email first')
  await update.confirmPresent(session, lastCode())
  expect(mails.at(-1)?.to).toBe(EVE)
  expect(update.confirmNew(session, lastCode())).toBe(EVE)
  expect((await logIn(EVE, 'laptop')).user).toBe(session.user)
  expect((await logIn(ADA, 'laptop')).user).not.toBe(session.user)
})

test('an update to an email address that already has a wallet is refused only after the right code', async () => {
  await logIn(EVE, 'phone')
  const session = await logIn(ADA, 'laptop')
  await update.start(session, EVE)
  await update.confirmPresent(session, lastCode())
  expect(() => update.confirmNew(session, 'banana')).toThrow('Wrong code')
  expect(() => update.confirmNew(session, lastCode())).toThrow('belongs to another')
})
