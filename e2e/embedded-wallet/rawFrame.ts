import type { Page } from '@playwright/test'
import type { DemoUrls } from '../fixtures/demoUrls.ts'

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

  async ready(): Promise<void> {
    await this.page.waitForFunction(() =>
      window.rawMessages?.some(({ data }) => data.type === '@w3m-frame/READY'),
    )
  }

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

  /** The payload of a success. @throws the message of an error. */
  async request(name: string, payload?: unknown): Promise<Record<string, unknown>> {
    const { type, payload: answer } = await this.ask(name, payload)
    if (type === `${name}_SUCCESS`) return answer
    throw new Error(`${type} ${JSON.stringify(answer)}`)
  }
}
