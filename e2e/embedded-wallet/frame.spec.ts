import { verifyMessage } from 'ethers'
import { type EmbeddedWallet, newEmail } from '../fixtures/embeddedWallet.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { RawFrame } from './rawFrame.ts'

const test = base.extend<{ frame: RawFrame }>({
  frame: async ({ page, urls }, use) => use(new RawFrame(page, urls)),
})

async function logIn(
  frame: RawFrame,
  embedded: EmbeddedWallet,
  email = newEmail(),
): Promise<string> {
  await frame.open()
  await frame.ready()
  expect(await frame.request('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_DEVICE' })
  const approved = await frame.send('CONNECT_DEVICE')
  await embedded.approveDevice(email)
  expect(await frame.answer(approved)).toEqual({ type: 'CONNECT_DEVICE_SUCCESS', payload: {} })
  const otp = await embedded.inbox.code(email)
  expect(await frame.ask('CONNECT_OTP', { otp })).toMatchObject({ type: 'CONNECT_OTP_SUCCESS' })
  return email
}

test('a new person logs in by mail and signs', async ({ frame, embedded }) => {
  const email = await logIn(frame, embedded)
  const user = await frame.request('GET_USER', { chainId: 1, preferredAccountType: 'eoa' })
  expect(user).toMatchObject({
    email,
    chainId: 1,
    preferredAccountType: 'eoa',
    smartAccountDeployed: false,
    accounts: [{ type: 'eoa' }, { type: 'smartAccount' }],
  })
  const sent = await frame.send('RPC_REQUEST', {
    method: 'personal_sign',
    params: ['Hello', user.address],
  })
  await expect(embedded.question()).toHaveText('Sign this message')
  await embedded.approve()
  const { payload } = await frame.answer(sent)
  expect(verifyMessage('Hello', String(payload))).toBe(user.address)
})
