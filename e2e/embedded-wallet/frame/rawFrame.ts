import type { Page } from '@playwright/test'
import type { DemoUrls } from '../../fixtures/demoUrls.ts'
import { type EmbeddedWallet, newEmail } from '../../fixtures/embeddedWallet.ts'
import { test as base, expect } from '../../fixtures/test.ts'

interface Answer {
  /** `GET_USER_SUCCESS` */
  type: string
  payload: Record<string, unknown>
}

interface RawMessage {
  data: { id?: string; type: string; payload?: unknown }
  origin: string
}

declare global {
  interface Window {
    rawMessages?: RawMessage[]
  }
}

/** The reference frame on a bare page, spoken to by messages alone. */
export class RawFrame {
  #lastId = 0

  constructor(
    readonly page: Page,
    readonly urls: DemoUrls,
  ) {}

  /** Opens the bare page on an origin, the one that may embed the frame unless told otherwise. */
  async open(origin = this.urls.demo, query: Record<string, string> = {}): Promise<void> {
    const all = new URLSearchParams({
      projectId: 'raw',
      chainId: 'eip155:1',
      version: '4',
      enableLogger: 'false',
      ...query,
    })
    const src = `${this.urls.frame}/sdk?${all}`
    const body = `<!doctype html><html lang="en"><title>Bare page</title><body>
      <iframe id="w3m-iframe" name="w3m-secure-iframe" title="Wallet" width="360" height="600" src="${src.replaceAll('&', '&amp;')}"></iframe></body></html>`
    await this.page.addInitScript(() => {
      const messages: RawMessage[] = []
      window.rawMessages = messages
      window.addEventListener('message', ({ data, origin: from }) =>
        messages.push({ data, origin: from }),
      )
    })
    const url = `${origin}/bare`
    await this.page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }))
    await this.page.goto(url)
  }

  /** `times` is how often it has loaded. */
  async ready(times = 1): Promise<void> {
    await this.page.waitForFunction((count) => {
      const ready = window.rawMessages?.filter(({ data }) => data.type === '@w3m-frame/READY')
      return (ready?.length ?? 0) >= count
    }, times)
  }

  /** After a reload. */
  readonly readyAgain = () => this.ready(2)

  /** Sends a request without waiting for its answer; gives its id. */
  async send(name: string, payload?: unknown): Promise<string> {
    this.#lastId += 1
    const id = `request${this.#lastId}`
    await this.page.evaluate(
      ([message, target]) => {
        const frame = document.querySelector('iframe')
        frame?.contentWindow?.postMessage(message, target)
      },
      [{ id, type: `@w3m-app/${name}`, payload }, this.urls.frame] as const,
    )
    return id
  }

  async answer(id: string): Promise<Answer> {
    const found = await this.page.waitForFunction(
      (wanted) => window.rawMessages?.find(({ data }) => data.id === wanted),
      id,
    )
    const { data } = (await found.jsonValue()) as RawMessage
    const payload = (data.payload ?? {}) as Record<string, unknown>
    return { type: data.type.replace('@w3m-frame/', ''), payload }
  }

  async ask(name: string, payload?: unknown): Promise<Answer> {
    return await this.answer(await this.send(name, payload))
  }

  /** The bare result of a JSON-RPC call. */
  async rpc(method: string, params: unknown): Promise<unknown> {
    return (await this.ask('RPC_REQUEST', { method, params })).payload
  }

  /** The payload of a success. @throws the message of an error. */
  async request(name: string, payload?: unknown): Promise<Record<string, unknown>> {
    const { type, payload: answer } = await this.ask(name, payload)
    if (type === `${name}_SUCCESS`) return answer
    throw new Error(`${type} ${JSON.stringify(answer)}`)
  }
}

export const test = base.extend<{ frame: RawFrame }>({
  frame: async ({ page, urls }, use) => use(new RawFrame(page, urls)),
})

/** Opens the frame and logs somebody in who was never here. Gives their address. */
export async function logIn(frame: RawFrame, embedded: EmbeddedWallet): Promise<string> {
  const email = newEmail()
  await frame.open()
  await frame.ready()
  expect(await frame.request('CONNECT_EMAIL', { email })).toEqual({ action: 'VERIFY_DEVICE' })
  const approved = await frame.send('CONNECT_DEVICE')
  await embedded.approveDevice(email)
  expect(await frame.answer(approved)).toEqual({ type: 'CONNECT_DEVICE_SUCCESS', payload: {} })
  await frame.request('CONNECT_OTP', { otp: await embedded.inbox.code(email) })
  return email
}
