import { readdirSync, readFileSync } from 'node:fs'
import { Wallet } from 'ethers'
import { inRepository } from '../../.ci/paths.ts'
import { startSignInServer } from '../../demo/services/hosts/signInServer.ts'
import { freePort } from '../../demo/services/shared/listen.ts'
import { createSigners, dataOf, signInBody } from '../../elements/server/testing/signers.ts'
import type { VerifiedSignIn } from '../../elements/types/signInServer.ts'
import { expect, test } from '../fixtures/test.ts'

const ada = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** The server in the worker. */
type InWorker = Record<string, (...given: readonly unknown[]) => Promise<unknown>>

test('a page signs in at the server of the reference, stays so after a reload, and signs out', async ({
  host,
  page,
  urls,
  installWallet,
}) => {
  const server = await startSignInServer({
    port: await freePort('the server that signs users in'),
    node: urls.chains['eip155:1'],
    attributes: host.attributes({ siwx: null, networks: 'ethereum' }),
  })
  const whoAmI = async () => (await page.request.get(`${server.url}/me`)).json()
  const post = (body: object) =>
    page.evaluate(async (text) => {
      const response = await fetch('/sign-in/verify', { method: 'POST', body: text })
      return response.status === 204 ? 204 : (await response.json()).code
    }, JSON.stringify(body))
  const nonce = () =>
    page.evaluate(async () => (await fetch('/sign-in/nonce', { method: 'POST' })).text())
  try {
    await installWallet()
    await page.goto(server.url)
    const verifying = page.waitForRequest('**/sign-in/verify')
    await host.openAndTake(/^Test Wallet/)
    await host.button('Sign').click()
    await expect(host.dialog()).toBeHidden()
    expect(await whoAmI()).toEqual([ada])
    const [cookie] = await page.context().cookies(server.url)
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' })

    await test.step('the message that was signed counts once', async () => {
      const body = (await verifying).postDataJSON()
      expect(await post(body)).toBe('NONCE_USED')
    })

    await test.step('a message for another site, an altered one and another page are refused', async () => {
      const wallet = Wallet.createRandom()
      const signer = {
        caipNetworkId: 'eip155:1',
        address: wallet.address,
        sign: (text: string) => wallet.signMessage(text),
      } as const
      const own = { domain: new URL(server.url).host, uri: `${server.url}/` }
      expect(await post(await signInBody(signer, dataOf(signer, await nonce())))).toBe(
        'FOREIGN_DOMAIN',
      )
      const body = await signInBody(signer, dataOf(signer, await nonce(), own))
      const message = body.message.replace('Grüße', 'Grüsse')
      expect(await post({ ...body, message })).toBe('INVALID_SIGNATURE')
      const right = await signInBody(signer, dataOf(signer, await nonce(), own))
      const headers = { origin: 'https://other.example', 'content-type': 'application/json' }
      const url = `${server.url}/sign-in/verify`
      expect((await page.request.post(url, { headers, data: right })).status()).toBe(403)
      expect(await whoAmI()).toEqual([ada])
    })

    await page.reload()
    await expect(host.element()).toHaveAttribute('status', 'connected')
    expect(await whoAmI()).toEqual([ada])
    await host.command('disconnect')
    await expect.poll(whoAmI).toEqual([])
    await page.context().addCookies(cookie ? [cookie] : [])
    expect(await whoAmI()).toEqual([])
  } finally {
    await server.close()
  }
})

test('a web worker verifies the sign-ins of all families, without Node’s APIs', async ({
  page,
  urls,
}) => {
  const files = readdirSync(inRepository('dist/server'))
  for (const file of files) {
    const code = readFileSync(inRepository('dist/server', file), 'utf8')
    expect(code, file).not.toMatch(
      /\bBuffer\b|\brequire\(["'`]|\bprocess\.(?:env|version|nextTick)/,
    )
    expect(code, file).not.toMatch(/(?:\bfrom|\bimport\(?)\s*["'](?!\.\/)/)
  }
  const signers = await createSigners()
  const origin = new URL(urls.demo).origin
  await page.route('**/server/*.js', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop() ?? ''
    const body = name === 'worker.js' ? '' : readFileSync(inRepository('dist/server', name), 'utf8')
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.route('**/host', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto(`${urls.demo}/host`)
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.evaluate(() => {
      new Worker('/server/worker.js', { type: 'module' })
    }),
  ])
  const networks = Object.values(signers).map(({ caipNetworkId }) => caipNetworkId)
  const options = { origin, secret: 'x'.repeat(32), networks }
  await worker.evaluate(async (given) => {
    const path = '/server/server.js'
    const { createSignIn } = await import(path)
    Object.assign(globalThis, { signIn: createSignIn(given) })
  }, options)
  const call = (method: string, ...args: unknown[]) =>
    worker.evaluate(
      async ([name, given]) => {
        const { signIn } = globalThis as unknown as { signIn: InWorker }
        return signIn[name]?.(...given).catch((error: { code: string }) => error.code)
      },
      [method, args] as const,
    )
  for (const [name, signer] of Object.entries(signers)) {
    const own = { domain: new URL(origin).host, uri: `${origin}/host` }
    const body = await signInBody(signer, dataOf(signer, String(await call('nonce')), own))
    const verified = (await call('verify', body)) as VerifiedSignIn
    expect(verified, name).toMatchObject({ account: { address: signer.address } })
    expect(await call('readSession', verified.cookie), name).toMatchObject({
      accounts: [{ caipNetworkId: signer.caipNetworkId }],
    })
    expect(await call('verify', body), name).toBe('NONCE_USED')
  }
})
