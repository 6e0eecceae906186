import type { Page, Route } from '@playwright/test'
import type { DemoUrls } from '../fixtures/page/demoUrls.ts'
import type { Random } from './random.ts'

const html = '<!doctype html><title>Sign in to the Wi-Fi</title>'
/** Chromium keeps the documents of the last hundred SVG images, which it counts as nodes; a PNG image has none. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const slowMs = 3_000

/** Faults of a service, by the names that a report gives them. */
const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  refused: (route) => route.abort('connectionrefused'),
  'status 401': (route) => route.fulfill({ status: 401, body: '' }),
  'status 403': (route) => route.fulfill({ status: 403, body: 'Forbidden' }),
  'status 404': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'status 429': (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, body: '' }),
  'status 500': (route) => route.fulfill({ status: 500, json: { error: 'internal' } }),
  'status 503': (route) => route.fulfill({ status: 503, body: html, contentType: 'text/html' }),
  empty: (route) => route.fulfill({ body: '' }),
  HTML: (route) => route.fulfill({ body: html, contentType: 'text/html' }),
  'wrong shape': (route) => route.fulfill({ json: { data: 'banana', result: { a: [null] } } }),
  async truncated(route) {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.slice(0, text.length / 2) })
  },
  async slow(route) {
    await new Promise((resolve) => setTimeout(resolve, slowMs))
    await route.continue()
  },
  // The request ends when the page aborts it.
  never: async () => {},
}

/** Stands between a page and its services, and lets a share of the requests fail. */
export class FailingServices {
  /** Share of the requests that fail, from 0 to 1. */
  share = 0
  /** Number of requests that each fault has met. */
  readonly met = new Map<string, number>()

  constructor(
    private readonly page: Page,
    private readonly random: Random,
    { walletServices, blockchainApi, chains }: DemoUrls,
  ) {
    this.#services = [walletServices, blockchainApi, ...Object.values(chains)]
  }

  readonly #services: readonly string[]

  async listen(): Promise<void> {
    await this.page.route(/\/(getWalletImage|public)\//, (route) =>
      route.fulfill({ contentType: 'image/png', body: png }),
    )
    await this.page.route(
      ({ href }) => this.#services.some((service) => href.startsWith(service)),
      (route) => this.#respond(route).catch(() => {}),
    )
  }

  async #respond(route: Route): Promise<unknown> {
    if (!this.random.isHit(this.share)) return route.continue()
    const [name, fail] = this.random.one(Object.entries(faults))
    this.met.set(name, (this.met.get(name) ?? 0) + 1)
    return fail(route)
  }
}
