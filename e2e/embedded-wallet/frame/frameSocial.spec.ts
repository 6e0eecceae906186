import type { Page } from '@playwright/test'
import { type RawFrame, test } from '../../fixtures/embeddedWallet/rawFrame.ts'
import { expect } from '../../fixtures/test.ts'

test.beforeEach(async ({ frame }) => {
  await frame.open()
  await frame.ready()
})

/** Opens the provider in a popup, as a page does. */
async function openProvider(frame: RawFrame, provider = 'google'): Promise<Page> {
  const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider })
  const opened = frame.page.waitForEvent('popup')
  await frame.page.evaluate((url) => window.open(url, 'popupWindow'), String(uri))
  return await opened
}

const resultUri = (frame: RawFrame) =>
  frame.page
    .waitForFunction(() => window.rawMessages?.find(({ data }) => 'resultUri' in data))
    .then((found) => found.jsonValue())
    .then((found) => found as unknown as { data: { resultUri: string }; origin: string })

test('a social login in a popup returns the user, and its result works once', async ({
  frame,
  embedded,
  urls,
}) => {
  await embedded.continueAs(await openProvider(frame), 'Ada Lovelace')
  const { data, origin } = await resultUri(frame)
  expect(origin).toBe(urls.frame)
  const user = await frame.request('CONNECT_SOCIAL', { uri: data.resultUri })
  expect(user).toMatchObject({
    email: 'ada.lovelace@google.test',
    userName: 'Ada Lovelace',
    chainId: 1,
    accounts: [{ type: 'eoa' }, { type: 'smartAccount' }],
  })
  expect(await frame.request('GET_USER')).toMatchObject({ address: user.address })
  expect(await frame.exchange('CONNECT_SOCIAL', { uri: data.resultUri })).toEqual({
    type: 'CONNECT_SOCIAL_ERROR',
    payload: { message: 'This link was used before or has expired.' },
  })
})

test('an X login returns no email', async ({ frame, embedded }) => {
  await embedded.continueAs(await openProvider(frame, 'x'), 'Grace')
  const { data } = await resultUri(frame)
  expect(await frame.request('CONNECT_SOCIAL', { uri: data.resultUri })).toMatchObject({
    email: null,
    userName: 'Grace',
  })
})

test('cancelling a social login in its popup closes the popup and posts no result', async ({
  frame,
  embedded,
}) => {
  await embedded.cancelPopup(await openProvider(frame))
  const isPosted = await frame.page.evaluate(() =>
    window.rawMessages?.some(({ data }) => 'resultUri' in data),
  )
  expect(isPosted).toBe(false)
})

test('a login without a popup redirects back to the page with the result in its URL', async ({
  frame,
  urls,
}) => {
  const { uri } = await frame.request('GET_SOCIAL_REDIRECT_URI', { provider: 'discord' })
  const from = (page: string) => {
    const url = new URL(String(uri))
    url.searchParams.set('state', `${url.searchParams.get('state')}--${encodeURIComponent(page)}`)
    return url.href
  }
  // A page of another origin must not be a redirect target.
  await frame.page.goto(from('https://evil.test/'))
  await frame.page.getByRole('button', { name: 'Continue' }).click()
  await expect(frame.page.getByText('The page to go back to is another one.')).toBeVisible()

  await frame.page.goto(from(`${urls.demo}/bare?a=1`))
  await frame.page.route(`${urls.demo}/bare?**`, (route) => route.fulfill({ body: 'back' }))
  await frame.page.getByRole('button', { name: 'Continue' }).click()
  await frame.page.waitForURL(`${urls.demo}/bare?a=1&result_uri=*`)
  const result = new URL(frame.page.url()).searchParams.get('result_uri')
  await frame.open()
  await frame.ready()
  expect(await frame.request('CONNECT_SOCIAL', { uri: result })).toMatchObject({
    email: 'ada.lovelace@discord.test',
  })
})

test('a result URL that belongs to another login is refused', async ({ frame, urls }) => {
  for (const uri of [
    'https://evil.test/?state=1',
    `${urls.frame}/sdk/social-callback?state=1`,
    '',
  ]) {
    expect(await frame.exchange('CONNECT_SOCIAL', { uri })).toMatchObject({
      type: 'CONNECT_SOCIAL_ERROR',
    })
  }
  expect(await frame.exchange('GET_SOCIAL_REDIRECT_URI', { provider: 'toString' })).toMatchObject({
    type: 'GET_SOCIAL_REDIRECT_URI_ERROR',
  })
})

test('a Farcaster login is approved on another page, by a link that works once', async ({
  frame,
  embedded,
}) => {
  const { url } = await frame.request('GET_FARCASTER_URI')
  const connected = await frame.send('CONNECT_FARCASTER')
  await embedded.decideFarcaster(String(url), 'Approve', 'ada')
  expect(await frame.response(connected)).toEqual({
    type: 'CONNECT_FARCASTER_SUCCESS',
    payload: { userName: 'ada' },
  })
  expect(await frame.request('GET_USER')).toMatchObject({ email: null })
  await frame.page.goto(String(url))
  await expect(frame.page.getByText('This link was used before or has expired.')).toBeVisible()
})

test('a declined Farcaster login rejects', async ({ frame, embedded }) => {
  const { url } = await frame.request('GET_FARCASTER_URI')
  const connected = await frame.send('CONNECT_FARCASTER')
  await embedded.decideFarcaster(String(url), 'Decline')
  expect(await frame.response(connected)).toEqual({
    type: 'CONNECT_FARCASTER_ERROR',
    payload: { message: 'The login was declined.' },
  })
})
