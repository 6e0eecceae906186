import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { nameDraft } from '../../controllers/nameDraft.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { connectAccount, ethereum } from '../testing/connectAccount.ts'
import { fakeServices } from '../testing/fakeServices.ts'
import { recordEvents } from '../testing/recordEvents.ts'
import { button, dialog, focused, showView } from '../testing/showView.tsx'

const wallet = vi.hoisted(() => ({ signMessage: vi.fn(async () => '0x51') }))
vi.mock(import('../../actions/connection/signMessage.ts'), () => wallet)
vi.mock('../../controllers/connections.ts', { spy: true })

const taken = 'grace.reown.id'
/** The response of the name service: first the name that was looked up, then similar names. */
const suggest = ({ pathname }: URL) => {
  const label = pathname.split('/').at(-1) ?? ''
  const names = [label, `my-${label}`, `${label}1`].map((one) => `${one}.reown.id`)
  return { suggestions: names.map((name) => ({ name, registered: name === taken })) }
}
const refusal = (description: string) =>
  Response.json({ status: 'FAILED', reasons: [{ name: 'name', description }] }, { status: 400 })

const field = () => dialog().getByRole('textbox', { name: 'Account name' })
const toast = (text: string) => dialog().getByRole('status').getByText(text, { exact: true })

beforeEach(async () => {
  const connections = await import('../../controllers/connections.ts')
  vi.mocked(connections.liveConnection).mockReturnValue({} as never)
  wallet.signMessage.mockReset().mockResolvedValue('0x51')
  Object.assign(nameDraft, { label: '', isRegistering: false })
})
afterEach(() => {
  vi.useRealTimers()
})

async function openRegister(responses = {}, network = ethereum) {
  const received = fakeServices({
    'profile/suggestions': suggest,
    'profile/account': () => ({}),
    ...responses,
  })
  connectAccount({}, network)
  showView('RegisterAccountName')
  await field().click()
  return received
}

it('the user enters, selects and registers a name by keyboard alone', async () => {
  fakeServices({
    'profile/suggestions': suggest,
    'profile/account': () => ({}),
    'profile/reverse': () => [],
  })
  connectAccount()
  showView('ChooseAccountName')
  await expect.element(button('Choose a name')).toBeVisible()
  ;(button('Choose a name').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => focused()?.localName).toBe('input')
  await userEvent.keyboard('ada{Enter}')
  await expect.element(field()).toHaveAccessibleDescription('Use at least 4 characters')
  await userEvent.keyboard('_')
  await expect.element(field()).toHaveAccessibleDescription('Use letters, numbers and hyphens only')
  // The name is pasted with its suffix, in capitals.
  await field().fill(' LOVELACE.reown.ID')
  await expect.element(dialog().getByText('lovelace.reown.id is available')).toBeVisible()
  ;(button(/^my-lovelace/).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('my-lovelace')
  await expect.element(dialog().getByText('my-lovelace.reown.id is available')).toBeVisible()
  ;(field().element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog('Name Registered')).toBeVisible()
  expect(wallet.signMessage).toHaveBeenCalledTimes(1)
})

it('a taken name is marked, and no signature is requested for it', async () => {
  await openRegister()
  await field().fill('Grace')
  await expect.element(field()).toHaveAccessibleDescription(`${taken} is already registered`)
  await expect.element(button('Register')).toBeDisabled()
  await expect.element(button('grace1.reown.id Available')).toBeEnabled()
  await userEvent.keyboard('{Enter}')
  await field().fill('the-treasury')
  await expect.element(dialog().getByText('the-treasury.reown.id is available')).toBeVisible()
  expect(wallet.signMessage).not.toHaveBeenCalled()
})

it('suggestions are requested once, 500 ms after the last key', async () => {
  const received = await openRegister()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await field().fill('grac')
  vi.advanceTimersByTime(499)
  await field().fill('grace')
  vi.advanceTimersByTime(499)
  expect(received).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await expect.element(field()).toHaveAccessibleDescription(`${taken} is already registered`)
  expect(received.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['grace'])
})

it('a name that the service refuses shows the service’s reason, and the draft stays', async () => {
  const errors = recordEvents('error')
  const analytics = recordEvents('analytics')
  await openRegister({ 'profile/account': () => refusal(`${taken} is already registered`) })
  await field().fill('some-name')
  await button('Register').click()
  await expect.element(toast(`${taken} is already registered`)).toBeVisible()
  await expect.element(field()).toHaveValue('some-name')
  expect(errors).toMatchObject([
    { code: 'NAME_REGISTRATION_FAILED', shortMessage: `${taken} is already registered` },
  ])
  expect(analytics.at(-1)).toEqual({
    event: 'REGISTER_NAME_ERROR',
    properties: {
      isSmartAccount: false,
      ensName: 'some-name.reown.id',
      error: `${taken} is already registered`,
    },
  })
})

it.each([
  ['an error without a reason', () => Response.json({ status: 'FAILED' }, { status: 500 })],
  ['an error that is no JSON', () => new Response('<html>', { status: 502 })],
])('the registration error %s is shown with its own text', async (_, respond) => {
  const errors = recordEvents('error')
  await openRegister({ 'profile/account': respond })
  await field().fill('some-name')
  await button('Register').click()
  await expect.element(toast('Error registering name some-name.reown.id')).toBeVisible()
  await expect.element(field()).toHaveValue('some-name')
  // The toast of the previous test has the same text, so the text may be found before this test's error is emitted.
  await expect.poll(() => errors.map(({ code }) => code)).toEqual(['NAME_REGISTRATION_FAILED'])
})

it('after a declined signature the name draft stays, and the user can sign it later', async () => {
  const errors = recordEvents('error')
  await openRegister()
  let decline: (() => void) | undefined
  wallet.signMessage.mockImplementationOnce(
    () =>
      new Promise((_, reject) => {
        decline = () => reject(new WalletModalError('USER_REJECTED'))
      }),
  )
  await field().fill('some-name')
  await button('Register').click()
  await expect.element(button('Registering')).toBeDisabled()
  // The view shows its progress before the wallet has the request.
  await vi.waitFor(() => expect(decline).toBeDefined())
  decline?.()
  await expect.element(toast('Request declined in the wallet')).toBeVisible()
  expect(errors.map(({ code }) => code)).toEqual(['USER_REJECTED'])
  await expect.element(field()).toHaveValue('some-name')
  await button('Register').click()
  await expect.element(dialog('Name Registered')).toBeVisible()
})

it('an error replaces suggestions that fail to load, and the user can retry', async () => {
  const errors = recordEvents('error')
  const responses: unknown[] = [500, refusal('Too many questions'), { json: { names: 7 } }]
  await openRegister({ 'profile/suggestions': (url: URL) => responses.shift() ?? suggest(url) })
  await field().fill('some-name')
  const expectDetail = async (text: string) => {
    await expect.element(dialog().getByText(/^Suggestions didn’t load\./)).toBeVisible()
    await dialog().getByRole('button', { name: 'Details', expanded: false }).click()
    await expect.element(dialog().getByText(text)).toBeVisible()
  }
  await expectDetail('Error fetching name suggestions')
  await button('Try again').click()
  await expectDetail('Too many questions')
  await button('Try again').click()
  await expectDetail('Error fetching name suggestions')
  await button('Try again').click()
  await expect.element(dialog().getByText('some-name.reown.id is available')).toBeVisible()
  expect(errors.map(({ code }) => code)).toEqual(Array(3).fill('NAME_SUGGESTIONS_FAILED'))
})

it('registering a name refuses a chain id that is too large for a coin type', async () => {
  const errors = recordEvents('error')
  const id = 2 ** 31
  await openRegister({}, { ...ethereum, id, caipNetworkId: `eip155:${id}` })
  await field().fill('some-name')
  await button('Register').click()
  await expect.element(toast('Invalid chainId')).toBeVisible()
  expect(errors.map(({ code }) => code)).toEqual(['INVALID_CHAIN_ID'])
})
