import type { Page, Route } from '@playwright/test'
import { nodes } from '../table/nodes.ts'
import { directory, services } from '../table/services.ts'
import { Liar } from '../world/Liar.ts'
import { mutate, type Others, replaceAt } from '../world/mutate.ts'
import type { Lie, Moment, World } from '../world/World.ts'

interface RpcRequest {
  id: number
  method: string
}
interface RpcResponse {
  id: number
  result?: unknown
}

/** URLs of the real services as the modal reaches them. The wallet reaches its nodes by other URLs, which never lie. */
export interface ServiceUrls {
  api: string
  directory: string
  /** URL of the Esplora API; null for a page without Bitcoin. */
  esplora: string | null
  /** URL of a node that the page asks itself; undefined if it asks the API for all chains. */
  node?: string
}

const patternsOf = (paths: readonly string[]) =>
  paths.map((path) => {
    const pattern = path.replace(/\{page\}/g, '.*').replace(/\{\w+\}/g, '[^/]+')
    return { path, pattern: new RegExp(`^${pattern}$`) }
  })
const servicePaths = patternsOf([...Object.keys(services), ...Object.keys(directory)])
const esploraPaths = patternsOf(Object.keys(nodes.bip122))

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return text
  }
}

const statuses = { 'status 429': 429, 'status 500': 500, 'refused, then accepted': 500 } as const
const html = '<!doctype html><title>Sign in to the Wi-Fi</title>'

/** Stands between a page and the real services, and tells the lies of one world after another. */
export class LyingServices {
  /** Sources of the table that the page has asked. */
  readonly asked = new Set<string>()
  #liar = new Liar({ flow: '', lies: [], turn: 'none', turnAt: 'before', variant: 0 })
  #lies: readonly Lie[] = []
  #held: { fault: 'late' | 'never'; release(): void }[] = []

  /** `otherTab` is a page of the same origin, which writes the stored lies. */
  constructor(
    private readonly page: Page,
    private readonly otherTab: Page,
    private readonly urls: ServiceUrls,
  ) {}

  async listen(): Promise<void> {
    const hosts = Object.values(this.urls).flatMap((url) => url ?? [])
    await this.page.route(
      (url) => hosts.some((host) => url.href.startsWith(host)),
      (route) => this.#respond(route).catch(() => {}),
    )
  }

  async begin(world: World, others: Others): Promise<void> {
    this.#liar = new Liar(world)
    this.#liar.others = others
    this.#lies = world.lies
    await this.#writeStored('before')
  }

  /** Number of the world's lies that were told. */
  told = () => this.#liar.told.size

  /** Enters a moment of the flow: held answers arrive, and another tab writes what the world says. */
  async enter(moment: Moment): Promise<void> {
    const entered: Moment[] = []
    this.#liar.onEnter = (one) => entered.push(one)
    this.#liar.enter(moment)
    this.#release('late')
    for (const one of entered) await this.#writeStored(one)
  }

  /** Ends a world: every answer that is still held arrives, and no lie is told any more. */
  async end(): Promise<void> {
    this.#lies = []
    this.#release('late')
    this.#release('never')
  }

  #release(fault: 'late' | 'never'): void {
    const held = this.#held.filter((one) => one.fault === fault)
    this.#held = this.#held.filter((one) => one.fault !== fault)
    for (const { release } of held) release()
  }

  async #writeStored(moment: Moment): Promise<void> {
    for (const { entry, ...lie } of this.#lies) {
      if (entry.kind !== 'stored' || lie.from !== moment) continue
      const text = await this.otherTab.evaluate((key) => localStorage.getItem(key), entry.source)
      if (text === null) continue
      const forged = replaceAt(parse(text), entry.field, (value) =>
        mutate(value, { entry, ...lie }, entry.row[0], this.#liar.others, undefined),
      )
      const written = typeof forged === 'string' ? forged : JSON.stringify(forged)
      this.#liar.told.add(this.#lies.findIndex((one) => one.entry === entry))
      await this.otherTab.evaluate(([key, value]) => localStorage.setItem(key, value), [
        entry.source,
        written,
      ] as const)
    }
  }

  /** The sources that a request asks: the methods of a JSON-RPC request, or one path. */
  #sourcesOf(method: string, url: URL, body: unknown): string[] {
    const { api, esplora, node } = this.urls
    if (esplora !== null && url.href.startsWith(esplora)) {
      const path = `${method} ${url.pathname.slice(new URL(esplora).pathname.length)}`
      return esploraPaths.filter(({ pattern }) => pattern.test(path)).map(({ path: own }) => own)
    }
    const isNode = node !== undefined && url.href.startsWith(node)
    if (isNode || (url.href.startsWith(api) && url.pathname === '/v1'))
      return [body].flat().map((one) => (one as RpcRequest).method)
    return servicePaths.filter(({ pattern }) => pattern.test(url.pathname)).map(({ path }) => path)
  }

  async #respond(route: Route): Promise<void> {
    const request = route.request()
    const url = new URL(request.url())
    const body = parse(request.postData())
    const sources = this.#sourcesOf(request.method(), url, body)
    for (const source of sources) this.asked.add(source)
    const isTold = this.#lies.some(({ entry }) => sources.includes(entry.source))
    if (!isTold) return route.continue()
    const response = await route.fetch()
    const honest = await response.text()
    const text = response.ok() ? this.#lieAbout(sources, body, honest) : honest
    const fault = this.#faultOf(sources)
    if (fault === 'never' || fault === 'late' || fault === 'out of order') {
      const kind = fault === 'never' ? 'never' : 'late'
      await new Promise<void>((release) => this.#held.push({ fault: kind, release }))
      if (fault === 'never') return route.abort()
    }
    if (fault !== null && Object.hasOwn(statuses, fault))
      return route.fulfill({ response, status: statuses[fault as keyof typeof statuses], body: '' })
    if (fault === 'HTML') return route.fulfill({ response, contentType: 'text/html', body: html })
    return route.fulfill({
      response,
      body: fault === 'truncated' ? text.slice(0, text.length / 2) : text,
    })
  }

  #faultOf(sources: readonly string[]) {
    for (const source of sources) {
      const fault = this.#liar.transport(source)
      if (fault) return fault
    }
    return null
  }

  #lieAbout(sources: readonly string[], asked: unknown, honest: string): string {
    const value = parse(honest)
    const isRpc = JSON.stringify(asked)?.includes('"method"') ?? false
    if (!isRpc) {
      const told = this.#liar.answer(sources[0] ?? '', value)
      return typeof told === 'string' ? told : JSON.stringify(told)
    }
    const methods = new Map([asked as RpcRequest[]].flat().map(({ id, method }) => [id, method]))
    const lie = (one: RpcResponse) =>
      'result' in one
        ? { ...one, result: this.#liar.answer(methods.get(one.id) ?? '', one.result) }
        : one
    return JSON.stringify(
      Array.isArray(value) ? value.map(lie) : lie(value as unknown as RpcResponse),
    )
  }
}
