import type { Clock } from './Clock.ts'
import type { Liar } from './Liar.ts'
import { NodeError } from './NodeError.ts'
import type { TransportLie } from './World.ts'

/** An honest answer, and the source in the table that gives it. */
export interface Answer {
  source: string
  status?: number
  /** JSON, or text if it is a string and `isText` is set. */
  value: unknown
  isText?: boolean
}
/** Answers a JSON-RPC request. @throws NodeError */
export type NodeCall = (method: string, params: unknown[]) => unknown
export type Service = (path: string, body: string, query: URLSearchParams) => Answer
export interface Asked {
  source: string
  /** The whole request, by which the same question is recognized. */
  key: string
  at: number
}

const lateMs = 8_000
const never = () => new Promise<never>(() => {})
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Replaces `fetch`: hosts answer out of memory, and the liar changes what they say. */
export class Network {
  readonly asked: Asked[] = []
  private readonly services = new Map<string, Service>()
  private readonly chains = new Map<string, NodeCall>()
  private count = 0

  constructor(
    private readonly liar: Liar,
    private readonly clock: Clock,
  ) {}

  addService(host: string, service: Service): void {
    this.services.set(host, service)
  }

  addNode(host: string, request: NodeCall): void {
    this.chains.set(host, request)
  }

  /** The `fetch` of one page; after `end` it never answers again. */
  open() {
    let isOpen = true
    const fetch = async (input: URL | string, init: RequestInit = {}) => {
      this.clock.activity += 1
      const aborted = new Promise<never>((_, reject) => {
        const { signal } = init
        signal?.addEventListener('abort', () => reject(signal.reason))
      })
      aborted.catch(() => {})
      const response = await Promise.race([
        this.respond(new URL(input), String(init.body ?? '')),
        aborted,
      ])
      this.clock.activity += 1
      return isOpen ? response : never()
    }
    return {
      fetch,
      end: () => {
        isOpen = false
      },
    }
  }

  private note(source: string, key: string): void {
    this.asked.push({ source, key: `${source} ${key}`, at: Date.now() })
  }

  private async respond(url: URL, body: string): Promise<Response> {
    const call = this.chains.get(url.host)
    if (call) return this.respondAsNode(call, body)
    const service = this.services.get(url.host)
    if (!service) throw new TypeError(`no host ${url.host}`)
    const ask = () => service(url.pathname, body, url.searchParams)
    const first = ask()
    const fault = this.liar.transport(first.source)
    const { source, status = 200, value, isText } = fault === 'twice' ? ask() : first
    this.note(source, url.pathname + url.search + body)
    if (status !== 200) return new Response(String(value), { status })
    const told = this.liar.answer(source, value)
    const text = isText ? String(told) : JSON.stringify(told)
    return this.deliver(text, fault)
  }

  private async respondAsNode(call: NodeCall, body: string): Promise<Response> {
    type Request = { id: number; method: string; params: unknown[] }
    const given = JSON.parse(body) as Request | Request[]
    const requests = [given].flat()
    let fault: TransportLie | null = null
    const respond = async ({ id, method, params = [] }: Request) => {
      this.note(method, JSON.stringify(params))
      fault ??= this.liar.transport(method)
      try {
        if (fault === 'twice') await call(method, params)
        const result = this.liar.answer(method, await call(method, params))
        return { jsonrpc: '2.0', id, result: result === undefined ? null : result }
      } catch (thrown) {
        const { code, message } =
          thrown instanceof NodeError ? thrown : { code: -32_603, message: String(thrown) }
        return { jsonrpc: '2.0', id, error: { code, message } }
      }
    }
    const answered = await Promise.all(requests.map(respond))
    const responses = fault === 'twice' ? [...answered, ...answered] : answered
    return this.deliver(JSON.stringify(Array.isArray(given) ? responses : responses[0]), fault)
  }

  private async deliver(text: string, fault: TransportLie | null): Promise<Response> {
    this.count += 1
    if (fault === 'never') return never()
    if (fault === 'late') await wait(lateMs)
    if (fault === 'out of order' && this.count % 2 === 1) await wait(lateMs / 2)
    if (fault === 'status 429') return new Response('Too many requests', { status: 429 })
    if (fault === 'status 500' || fault === 'refused, then accepted')
      return new Response('Internal error', { status: 500 })
    if (fault === 'HTML') return new Response('<!doctype html><title>Sign in to the Wi-Fi</title>')
    return new Response(fault === 'truncated' ? text.slice(0, text.length / 2) : text)
  }
}
