import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFakePage, frameOrigin } from './testing/fakeFrame.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const ready = { type: '@w3m-frame/READY', payload: {} }

/** Records the state of a promise. */
function watch(promise: Promise<unknown>) {
  const seen: { state: 'pending' | 'resolved' | 'rejected'; value?: unknown; code?: string } = {
    state: 'pending',
  }
  promise.then(
    (value) => Object.assign(seen, { state: 'resolved', value }),
    (error) => Object.assign(seen, { state: 'rejected', code: error.code, message: error.message }),
  )
  return seen
}

async function readyPage() {
  const page = createFakePage()
  page.client.open()
  page.postFromFrame(ready)
  page.latest().fire('load')
  await vi.advanceTimersByTimeAsync(500)
  return page
}

async function requesting() {
  const page = await readyPage()
  const response = watch(page.client.request('CONNECT_EMAIL', { email: 'ada@example.test' }))
  await vi.advanceTimersByTimeAsync(0)
  const [request] = page.latest().requests
  if (!request) throw new Error('nothing was asked')
  return { page, answer: response, request }
}

describe('the embedded wallet’s frame', () => {
  it('is added to the page once, on first use', async () => {
    const page = createFakePage()
    expect(page.frames).toHaveLength(0)
    void page.client.request('IS_CONNECTED', undefined).catch(() => {})
    void page.client.request('IS_CONNECTED', undefined).catch(() => {})
    expect(page.frames).toHaveLength(1)
    expect(page.statuses).toEqual(['loading'])
  })

  it('gets no request until 500 ms after it has sent READY', async () => {
    const page = createFakePage()
    void page.client.request('IS_CONNECTED', undefined).catch(() => {})
    await vi.advanceTimersByTimeAsync(5_000)
    page.postFromFrame(ready)
    await vi.advanceTimersByTimeAsync(499)
    expect(page.latest().requests).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(page.latest().requests).toMatchObject([
      { type: '@w3m-app/IS_CONNECTED', targetOrigin: frameOrigin },
    ])
    expect(page.statuses.at(-1)).toBe('ready')
  })

  it('has the status silent after 4 s without a message, and loading again after its first message', async () => {
    const page = createFakePage()
    page.client.open()
    page.latest().fire('load')
    await vi.advanceTimersByTimeAsync(3_999)
    expect(page.statuses).toEqual(['loading'])
    await vi.advanceTimersByTimeAsync(1)
    expect(page.statuses).toEqual(['loading', 'silent'])
    page.postFromFrame(ready)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(page.statuses).toEqual(['loading', 'silent', 'loading', 'ready'])
  })

  it('is replaced if a request is cancelled while its status is silent', async () => {
    const page = createFakePage()
    const cancel = new AbortController()
    const email = { email: 'ada@example.test' }
    const first = watch(page.client.request('CONNECT_EMAIL', email, cancel.signal))
    await vi.advanceTimersByTimeAsync(4_000)
    cancel.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(first).toMatchObject({ state: 'rejected', code: 'FRAME_TIMEOUT' })
    expect(page.latest().isConnected).toBe(false)
    void page.client.request('CONNECT_EMAIL', email).catch(() => {})
    expect(page.frames).toHaveLength(2)
  })

  it('is not added while the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const page = createFakePage()
    const response = watch(page.client.request('CONNECT_EMAIL', { email: 'ada@example.test' }))
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'rejected', code: 'FRAME_LOAD_FAILED' })
    expect(page.frames).toHaveLength(0)
    vi.unstubAllGlobals()
  })

  it('is removed if it is not ready within 30 s, and the next use adds a new frame', async () => {
    const page = createFakePage()
    const first = watch(page.client.request('IS_CONNECTED', undefined))
    page.latest().fire('load')
    await vi.advanceTimersByTimeAsync(29_999)
    expect(first.state).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(first).toMatchObject({ state: 'rejected', code: 'FRAME_LOAD_FAILED' })
    expect(page.latest().isConnected).toBe(false)
    expect(page.statuses.at(-1)).toBe('failed')

    const second = watch(page.client.request('IS_CONNECTED', undefined))
    expect(page.frames).toHaveLength(2)
    page.postFromFrame(ready)
    await vi.advanceTimersByTimeAsync(500)
    page.respond('SUCCESS', { isConnected: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(second).toMatchObject({ state: 'resolved', value: { isConnected: true } })
  })

  it('rejects requests at once if the browser failed to load it', async () => {
    const page = createFakePage()
    const response = watch(page.client.request('IS_CONNECTED', undefined))
    page.latest().fire('error')
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'rejected', code: 'FRAME_LOAD_FAILED' })
  })

  it.each(['before', 'after'])(
    'rejects earlier requests when it reloads, with READY %s load',
    async (order) => {
      const { page, answer: response } = await requesting()
      const queued: ReturnType<typeof watch>[] = []
      if (order === 'before') {
        page.postFromFrame(ready)
        queued.push(watch(page.client.request('IS_CONNECTED', undefined)))
        page.latest().fire('load')
      } else {
        page.latest().fire('load')
        queued.push(watch(page.client.request('IS_CONNECTED', undefined)))
        page.postFromFrame(ready)
      }
      await vi.advanceTimersByTimeAsync(0)
      expect(response).toMatchObject({ state: 'rejected', code: 'FRAME_TIMEOUT' })
      expect(page.latest().requests).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(500)
      expect(page.latest().requests.at(-1)).toMatchObject({ type: '@w3m-app/IS_CONNECTED' })
      page.respond('SUCCESS', { isConnected: false })
      await vi.advanceTimersByTimeAsync(0)
      expect(queued).toMatchObject([{ state: 'resolved' }])
      expect(page.frames).toHaveLength(1)
    },
  )

  it('rejects requests after 30 s if it reloads and is not ready again', async () => {
    const { page, answer: response } = await requesting()
    page.latest().fire('load')
    const next = watch(page.client.request('GET_FARCASTER_URI', undefined))
    await vi.advanceTimersByTimeAsync(0)
    expect(response.state).toBe('rejected')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(next).toMatchObject({ state: 'rejected', code: 'FRAME_LOAD_FAILED' })
  })

  it('resolves a RELOAD request once it is ready again', async () => {
    const page = await readyPage()
    const reload = watch(page.client.request('RELOAD', undefined))
    const phone = watch(page.client.request('CONNECT_FARCASTER', undefined))
    await vi.advanceTimersByTimeAsync(0)
    page.postFromFrame(ready)
    await vi.advanceTimersByTimeAsync(0)
    expect(reload.state).toBe('resolved')
    expect(phone).toMatchObject({ state: 'rejected', code: 'FRAME_TIMEOUT' })
  })

  it.each([
    ['sends READY before the next check', ['ready']],
    ['loads and sends READY before the next check', ['load', 'ready']],
    ['sends READY and loads before the next check', ['ready', 'load']],
  ])('is ready after it was moved in the page and %s', async (_, events) => {
    const page = await readyPage()
    page.latest().move()
    for (const event of events) {
      if (event === 'ready') page.postFromFrame(ready)
      else page.latest().fire('load')
    }
    const response = watch(page.client.request('IS_CONNECTED', undefined))
    await vi.advanceTimersByTimeAsync(500)
    page.respond('SUCCESS', { isConnected: true })
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'resolved', value: { isConnected: true } })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.statuses.at(-1)).toBe('ready')
  })

  it('is replaced at the next use if the page has removed it', async () => {
    const { page, answer: response } = await requesting()
    page.latest().isConnected = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(response).toMatchObject({ state: 'rejected', code: 'FRAME_TIMEOUT' })
    void page.client.request('IS_CONNECTED', undefined).catch(() => {})
    expect(page.frames).toHaveLength(2)
  })
})

describe('a request to the frame', () => {
  it('resolves with the validated response', async () => {
    const { page, answer: response } = await requesting()
    page.respond('SUCCESS', { action: 'VERIFY_OTP' })
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'resolved', value: { action: 'VERIFY_OTP' } })
  })

  it.each([
    [{ message: 'Wrong code' }, 'Wrong code'],
    [{ message: '\u202eevil\nlines ' }, 'evil lines'],
    [{}, 'An error occurred'],
    [undefined, 'An error occurred'],
    [{ message: 7 }, 'An error occurred'],
  ])('rejects with the error text of the frame: %j', async (payload, message) => {
    const { page, answer: response } = await requesting()
    page.respond('ERROR', payload)
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'rejected', code: 'FRAME_ERROR', message })
  })

  it.each([
    ['of another shape', { action: 'BANANA' }],
    ['that is nothing', undefined],
    ['of 10 MB', { action: 'VERIFY_OTP', more: 'x'.repeat(10_000_000) }],
  ])('rejects at once for a response %s', async (_, payload) => {
    const { page, answer: response } = await requesting()
    page.respond('SUCCESS', payload)
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'rejected', code: 'WALLET_INVALID_RESPONSE' })
  })

  it('times out after 30 s, and developers get a report', async () => {
    const { page, answer: response } = await requesting()
    await vi.advanceTimersByTimeAsync(29_999)
    expect(response.state).toBe('pending')
    await vi.advanceTimersByTimeAsync(1)
    expect(response).toMatchObject({ state: 'rejected', code: 'FRAME_TIMEOUT' })
    expect(page.timeouts()).toBe(1)
    page.respond('SUCCESS', { action: 'CONNECT' })
    await vi.advanceTimersByTimeAsync(0)
    expect(response.state).toBe('rejected')
  })

  it('has no time limit if the user approves on a phone', async () => {
    const page = await readyPage()
    const response = watch(page.client.request('CONNECT_FARCASTER', undefined))
    await vi.advanceTimersByTimeAsync(600_000)
    expect(response.state).toBe('pending')
    page.respond('SUCCESS', { userName: 'ada' })
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ value: { userName: 'ada' } })
  })

  it('rejects with REQUEST_ABORTED when it is aborted', async () => {
    const page = await readyPage()
    const controller = new AbortController()
    const response = watch(
      page.client.request('RPC_REQUEST', { method: 'eth_call' }, controller.signal),
    )
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'rejected', code: 'REQUEST_ABORTED' })
    page.respond('SUCCESS', '0x')
    const late = watch(
      page.client.request('RPC_REQUEST', { method: 'eth_call' }, controller.signal),
    )
    await vi.advanceTimersByTimeAsync(0)
    expect(late).toMatchObject({ state: 'rejected', code: 'REQUEST_ABORTED' })
  })

  it('rejects when the client is closed', async () => {
    const { page, answer: response } = await requesting()
    page.client.dispose()
    await vi.advanceTimersByTimeAsync(0)
    expect(response.state).toBe('rejected')
    expect(page.listenerCount()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    await expect(page.client.request('IS_CONNECTED', undefined)).rejects.toThrow()
    expect(page.frames).toHaveLength(1)
  })

  it('is not sent with invalid parameters', async () => {
    const page = await readyPage()
    await expect(page.client.request('CONNECT_OTP', { otp: '12345a' })).rejects.toThrow()
    expect(page.latest().requests).toHaveLength(0)
  })
})

describe('a message of the frame that responds to no request', () => {
  const signedOut = { type: '@w3m-frame/IS_CONNECTED_SUCCESS', payload: { isConnected: false } }

  it.each([
    ['without an id', {}],
    ['with an unknown id', { id: 'x1' }],
  ])('is emitted if it comes %s', async (_, id) => {
    const page = await readyPage()
    page.postFromFrame({ ...id, ...signedOut })
    page.postFromFrame({
      ...id,
      type: '@w3m-frame/SWITCH_NETWORK_SUCCESS',
      payload: { chainId: 137 },
    })
    await vi.advanceTimersByTimeAsync(50)
    expect(page.news).toEqual([
      { name: 'IS_CONNECTED', reply: { isConnected: false } },
      { name: 'SWITCH_NETWORK', reply: { chainId: 137 } },
    ])
  })

  it('reports a disconnected user if IS_CONNECTED failed', async () => {
    const page = await readyPage()
    page.postFromFrame({ type: '@w3m-frame/IS_CONNECTED_ERROR', payload: { message: 'no' } })
    expect(page.news).toEqual([{ name: 'IS_CONNECTED', reply: { isConnected: false } }])
  })

  it('is emitted only if it is the first or the last of its kind in a short time', async () => {
    const page = await readyPage()
    for (let chainId = 1; chainId <= 10_000; chainId++) {
      page.postFromFrame({ type: '@w3m-frame/SWITCH_NETWORK_SUCCESS', payload: { chainId } })
    }
    await vi.advanceTimersByTimeAsync(1_000)
    expect(page.news.map(({ reply }) => reply)).toEqual([{ chainId: 1 }, { chainId: 10_000 }])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is dropped when a newer response of its kind arrives', async () => {
    const page = await readyPage()
    page.postFromFrame({ type: '@w3m-frame/SWITCH_NETWORK_SUCCESS', payload: { chainId: 1 } })
    page.postFromFrame({ type: '@w3m-frame/SWITCH_NETWORK_SUCCESS', payload: { chainId: 2 } })
    void page.client.request('SWITCH_NETWORK', { chainId: 3 })
    await vi.advanceTimersByTimeAsync(0)
    page.respond('SUCCESS', { chainId: 3 })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(page.news.map(({ reply }) => reply)).toEqual([{ chainId: 1 }])
  })

  it.each([
    ['an answer that came too late', 'GET_USER_SUCCESS', { address: '0x1', chainId: 1 }],
    ['an error that came too late', 'IS_CONNECTED_ERROR', { message: 'no' }],
  ])('is not emitted if it is %s', async (_, type, payload) => {
    const page = await readyPage()
    const controller = new AbortController()
    const name = type.startsWith('IS') ? 'IS_CONNECTED' : 'GET_USER'
    watch(
      name === 'GET_USER'
        ? page.client.request(name, { chainId: 1 }, controller.signal)
        : page.client.request(name, undefined, controller.signal),
    )
    await vi.advanceTimersByTimeAsync(0)
    controller.abort()
    page.postFromFrame({
      id: page.latest().requests.at(-1)?.id,
      type: `@w3m-frame/${type}`,
      payload,
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(page.news).toEqual([])
  })

  it.each([
    ['GET_USER_SUCCESS', undefined],
    ['GET_USER_SUCCESS', { address: 7, chainId: 1 }],
    ['GET_USER_SUCCESS', { address: 'x'.repeat(1e6), chainId: 1 }],
    ['GET_USER_ERROR', { message: 'no' }],
    ['CONNECT_OTP_SUCCESS', undefined],
    ['RPC_REQUEST_SUCCESS', '0x'],
    ['__proto___SUCCESS', {}],
  ])('is not emitted if it is %s with %j', async (type, payload) => {
    const page = await readyPage()
    page.postFromFrame({ type: `@w3m-frame/${type}`, payload })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(page.news).toEqual([])
  })
})

describe('a message from elsewhere', () => {
  const success = { type: '@w3m-frame/CONNECT_EMAIL_SUCCESS', payload: { action: 'CONNECT' } }

  it('is ignored if a script created its event', async () => {
    const { page, answer: response, request } = await requesting()
    const source = page.latest().contentWindow
    const from = { origin: frameOrigin, source, isTrusted: false }
    page.post({ data: { id: request.id, ...success }, ...from })
    page.post({ data: ready, ...from })
    page.post({ data: { type: '@w3m-frame/SIGN_OUT_SUCCESS' }, ...from })
    await vi.advanceTimersByTimeAsync(0)
    expect(response.state).toBe('pending')
    expect(page.news).toEqual([])
    expect(page.statuses.at(-1)).toBe('ready')
  })

  it.each([
    'https://evil.example',
    'null',
    'https://frame.example.evil.example',
    'http://frame.example',
  ])('is ignored if its origin is %s', async (origin) => {
    const { page, answer: response, request } = await requesting()
    const source = page.latest().contentWindow
    page.post({ data: { id: request.id, ...success }, origin, source })
    page.post({ data: ready, origin, source })
    await vi.advanceTimersByTimeAsync(0)
    expect(response.state).toBe('pending')
  })

  it('is ignored if it comes from another window of the frame’s origin, or from no window', async () => {
    const { page, answer: response, request } = await requesting()
    for (const source of [null, undefined, {}, globalThis]) {
      page.post({ data: { id: request.id, ...success }, origin: frameOrigin, source })
      page.post({ data: ready, origin: frameOrigin, source })
    }
    await vi.advanceTimersByTimeAsync(0)
    expect(response.state).toBe('pending')
  })

  it.each<[string, (id: string) => unknown]>([
    ['of an unknown type', (id) => ({ id, type: '@w3m-frame/BANANA_SUCCESS' })],
    ['that answers something else', (id) => ({ id, type: '@w3m-frame/CONNECT_OTP_SUCCESS' })],
    ['with another id', (id) => ({ ...success, id: `${id}x` })],
    ['without an id', () => success],
    ['with an id that is no text', (id) => ({ ...success, id: [id] })],
    ['that is text', () => '@w3m-frame/CONNECT_EMAIL_SUCCESS'],
    ['that is null', () => null],
    ['that names a member of every object', (id) => ({ id, type: '@w3m-frame/__proto___SUCCESS' })],
    ['of a session', () => ({ type: '@w3m-frame/SESSION_UPDATE', payload: { token: 't' } })],
  ])('is ignored, even from the frame, if it is a message %s', async (_, create) => {
    const { page, answer: response, request } = await requesting()
    page.postFromFrame(create(request.id))
    await vi.advanceTimersByTimeAsync(0)
    expect(response.state).toBe('pending')
    page.respond('SUCCESS', { action: 'CONNECT' })
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ state: 'resolved', value: { action: 'CONNECT' } })
  })

  it('is ignored if it repeats a response', async () => {
    const { page, answer: response } = await requesting()
    const id = page.respond('SUCCESS', { action: 'VERIFY_OTP' })
    await vi.advanceTimersByTimeAsync(0)
    const next = watch(page.client.request('CONNECT_EMAIL', { email: 'eve@example.test' }))
    await vi.advanceTimersByTimeAsync(0)
    page.postFromFrame({ id, ...success })
    await vi.advanceTimersByTimeAsync(0)
    expect(response).toMatchObject({ value: { action: 'VERIFY_OTP' } })
    expect(next.state).toBe('pending')
  })

  it('cannot guess a request id: 10,000 ids are long and differ', async () => {
    const { newRequestId } = await import('./requestId.ts')
    const ids = new Set(Array.from({ length: 10_000 }, newRequestId))
    expect(ids.size).toBe(10_000)
    expect(Math.min(...[...ids].map((id) => id.length))).toBeGreaterThanOrEqual(25)
  })
})
