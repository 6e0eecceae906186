import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { sendJson, startTestServer, type TestServer } from '../../services/testing/testServer.ts'
import { writable } from '../../utils/testing/writable.ts'
import { testNetwork } from '../connection/testing/testWallet.ts'
import { fetchSuggestions } from './fetchSuggestions.ts'

let server: TestServer
let suggestions: unknown
/** Status of the name lookup's response. */
let status: number

beforeAll(async () => {
  server = await startTestServer(({ url }, response) => {
    if (url.pathname.endsWith('supported-chains')) return sendJson(response, { http: ['eip155:1'] })
    if (url.pathname.includes('/suggestions/')) return sendJson(response, { suggestions })
    sendJson(response, { name: 'ada1.reown.id', addresses: {} }, status)
  })
})
afterAll(() => server.close())

beforeEach(() => {
  server.received.splice(0)
  status = 404
  Object.assign(options, { projectId: 'p1', blockchainApiUrl: server.url })
  setActiveNamespace('eip155')
  writable(networks).active = { eip155: testNetwork(1) }
})

const suggest = (label = 'Ada1') => fetchSuggestions(label, new AbortController().signal)
const entry = (name: string, registered = false) => ({ name, registered })

it('name suggestions begin with the typed name itself, with the registrar’s suffix', async () => {
  suggestions = [entry('my-ada1.reown.id', true), entry('ADA1.reown.id', true)]
  expect(await suggest()).toEqual([entry('ada1.reown.id', true), entry('my-ada1.reown.id', true)])
  const { url } = server.received.find(({ url }) => url.pathname.includes('/suggestions/')) ?? {}
  expect(url?.pathname).toBe('/v1/profile/suggestions/ada1')
  expect(url?.searchParams.get('zone')).toBe('reown.id')
})

it.each([
  [200, true],
  [404, false],
  [500, false],
])(
  'with status %d the typed name is looked up if the suggestions lack it',
  async (response, registered) => {
    suggestions = []
    status = response
    expect(await suggest()).toEqual([entry('ada1.reown.id', registered)])
  },
)

it('invalid and duplicate name suggestions, and those above the limit, are left out', async () => {
  suggestions = [
    entry('ada1.wcn.id'),
    entry('ada.reown.id'),
    entry('ad_a1.reown.id'),
    entry('a.ada1.reown.id'),
    entry('\u202eada1.reown.id'),
    { name: 7 },
    ...Array.from({ length: 20 }, (_, index) => entry(`ada1-${index % 10}.reown.id`)),
  ]
  const names = (await suggest()).map(({ name }) => name)
  expect(names).toEqual(
    ['ada1', 'ada1-0', 'ada1-1', 'ada1-2', 'ada1-3', 'ada1-4'].map((one) => `${one}.reown.id`),
  )
})

it.each([[{}], ['text'], [null]])(
  'fetching name suggestions rejects for the invalid response %j',
  async (wrong) => {
    suggestions = wrong
    await expect(suggest()).rejects.toMatchObject({ code: 'NAME_SUGGESTIONS_FAILED' })
  },
)

it('`fetchSuggestions` rejects when its signal aborts', async () => {
  const abort = new AbortController()
  suggestions = []
  const pending = fetchSuggestions('ada1', abort.signal)
  abort.abort(new Error('typed on'))
  await expect(pending).rejects.toThrow('typed on')
})

it('a network that the registrar does not support has no name suggestions', async () => {
  writable(networks).active = { eip155: testNetwork(5) }
  expect(await suggest()).toEqual([])
})
