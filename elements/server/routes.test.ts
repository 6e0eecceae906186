import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inRepository } from '../../.ci/paths.ts'
import { blockAfter } from '../../demo/services/hosts/signInServer.ts'
import { writeFiles } from '../../demo/services/shared/writeFiles.ts'
import { dataOf, evmSigner, signInBody } from './testing/signers.ts'

// The files of the reference import the package, whose build this test does not need.
vi.mock('wallet-modal/server', () => import('./createSignIn.ts'))

const origin = 'https://shop.example'

type Answer = (request: Request) => Promise<Response>

/** The functions that a framework calls for a method: Next passes the request, SvelteKit an event that has it. */
interface Route {
  GET(given: Request | { request: Request }): Promise<Response>
  POST(given: Request | { request: Request }): Promise<Response>
}

const frameworks = [
  ['Next', 'app/sign-in/[route]/route.ts', (request: Request) => request],
  ['SvelteKit', 'src/routes/sign-in/[route]/+server.ts', (request: Request) => ({ request })],
] as const

let folder = ''

beforeAll(async () => {
  vi.stubEnv('ORIGIN', origin)
  vi.stubEnv('SIGN_IN_SECRET', 'a secret of the test, and of no site')
  await mkdir(inRepository('.cache'), { recursive: true })
  folder = await mkdtemp(inRepository('.cache/sign-in-routes-'))
  const routes = frameworks.map(([name, path]) => [path, blockAfter(`### ${name}`)])
  await writeFiles(folder, {
    'signIn.ts': blockAfter('`signIn.ts`:'),
    ...Object.fromEntries(routes),
  })
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

it.each(frameworks)(
  'the route of the reference for %s gives a nonce, verifies a sign-in and keeps its session',
  async (_, path, toArgument) => {
    const route = (await import(/* @vite-ignore */ join(folder, path))) as Route
    const answer: Answer = (request) =>
      route[request.method as keyof Route](toArgument(request) as Request)
    const post = (name: string, body: object = {}, headers = { origin }) =>
      answer(
        new Request(`${origin}/sign-in/${name}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      )
    const sessions = async (cookie: string) => {
      const request = new Request(`${origin}/sign-in/sessions`, { headers: { cookie } })
      return (await answer(request)).json()
    }
    const nonce = await (await post('nonce')).text()
    const body = await signInBody(evmSigner, dataOf(evmSigner, nonce))
    const verified = await post('verify', body)
    expect(verified.status).toBe(204)
    const [cookie = ''] = verified.headers.getSetCookie()
    expect(await sessions(cookie.split(';')[0] ?? '')).toMatchObject([
      { data: { accountAddress: evmSigner.address, chainId: 'eip155:1' } },
    ])
    expect(await sessions('')).toEqual([])
    expect((await post('verify', body)).status, 'the nonce was used').toBeGreaterThanOrEqual(400)
    const foreign = { origin: 'https://other.example' }
    expect((await post('nonce', {}, foreign)).status).toBeGreaterThanOrEqual(400)
    expect((await post('no-such')).status).toBe(404)
  },
)
