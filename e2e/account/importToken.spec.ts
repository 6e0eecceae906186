import { tokens } from '../../demo/services/data/tokens.ts'
import { listNoTokens } from '../fixtures/account/listNoTokens.ts'
import { expect, test } from '../fixtures/account/sending.ts'
import { freshReceiver } from '../fixtures/account/sendPage.ts'

const { GRAIN } = tokens

test('the user finds a token that no list has by its address, and sends it', async ({
  page,
  urls,
  chain,
  sender,
  sending,
}) => {
  await listNoTokens(page, urls)
  const receiver = freshReceiver()
  await chain.giveToken(GRAIN.address, sender.address, 10n ** 36n)
  await sending.open()
  const list = await sending.openTokens()
  const search = list.getByLabel('Search tokens')

  await test.step('an address without a token, or mistyped, is told apart from one with a token', async () => {
    await search.fill(receiver)
    await expect(list.getByText(/^No token that can be sent is at this address on/)).toBeVisible()
    await search.fill(GRAIN.address.replace('Aa', 'aA'))
    await expect(list.getByText(/^This address was mistyped/)).toBeVisible()
    await expect(list.getByRole('button', { name: /GRAIN/ })).toHaveCount(0)
  })

  await search.fill(GRAIN.address.toLowerCase())
  await expect(list.getByText(/^Anyone can make a token with any name/)).toBeVisible()
  await expect(list.getByRole('heading', { name: 'Added by address' })).toBeVisible()
  await list.getByRole('button', { name: /^Fine Grain.*1 GRAIN.*0xe1Aa/ }).click()
  await expect(sending.form().getByText('Balance: 1 GRAIN')).toBeVisible()

  await test.step('the list keeps the token of the draft, with a mark', async () => {
    await sending.choose(/^Fine Grain.*1 GRAIN.*Added by address/)
  })
  await sending.review('0.5', receiver)
  await expect(
    sending.preview().getByText(`This token is on no list. Compare its address: ${GRAIN.address}`),
  ).toBeVisible()
  await sending.send()
  await sending.expectPhases('initiated', 'submitted', 'confirmed')
  expect(await chain.tokenBalance(GRAIN.address, receiver)).toBe(5n * 10n ** 35n)
})

test('a token whose node does not answer can be read again', async ({ page, sending }) => {
  await sending.open()
  const list = await sending.openTokens()
  const { address } = tokens.WETH
  await page.route('**/*', (route) =>
    route.request().postData()?.includes(`"to":"${address}"`) ? route.abort() : route.fallback(),
  )
  await list.getByLabel('Search tokens').fill(address)
  const again = list.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/*')
  await again.click()
  await expect(list.getByRole('button', { name: /^Wrapped Ether/ })).toBeVisible()
})
