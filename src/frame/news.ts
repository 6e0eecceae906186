import { messages, type Reply, type RequestName } from './messages.ts'
import { isLargerThan } from './size.ts'

/** Requests whose responses the frame also posts on its own, when its user, account or network has changed. */
const newsNames = [
  'CONNECT_SOCIAL',
  'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
  'GET_USER',
  'IS_CONNECTED',
  'SET_PREFERRED_ACCOUNT',
  'SIGN_OUT',
  'SWITCH_NETWORK',
] as const satisfies readonly RequestName[]

type NewsName = (typeof newsNames)[number]

export type FrameNews = { [Name in NewsName]: { name: Name; reply: Reply<Name> } }[NewsName]

/**
 * Errors that the frame also posts without a request, by type without prefix. Each value is the news that the error
 * stands for.
 */
const errorNews: Readonly<Record<string, FrameNews>> = {
  IS_CONNECTED_ERROR: { name: 'IS_CONNECTED', reply: { isConnected: false } },
  GET_SMART_ACCOUNT_ENABLED_NETWORKS_ERROR: {
    name: 'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
    reply: { smartAccountEnabledNetworks: [] },
  },
}

const burstMs = 50
/** Maximum size of a message, counted in characters of text, object properties and array elements. */
const maxNewsSize = 100_000

const nameOf = (type: string) => newsNames.find((name) => type === `${name}_SUCCESS`)

function toNews(type: string, payload: unknown): FrameNews | null {
  const name = nameOf(type)
  if (!name) return errorNews[type] ?? null
  const reply = isLargerThan(payload, maxNewsSize) ? null : messages[name].reply.safeParse(payload)
  return reply?.success ? ({ name, reply: reply.data } as FrameNews) : null
}

/**
 * Passes on the first news at once. If more news arrive within a short time, passes on the latest of each kind every 50
 * ms.
 */
export class NewsFeed {
  readonly #held = new Map<string, unknown>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly tell: (news: FrameNews) => void) {}

  /** Queues a message. `type` is its type without prefix. */
  take(type: string, payload: unknown): void {
    if (!nameOf(type) && !Object.hasOwn(errorNews, type)) return
    // Deleting first moves the kind to the end of the map, so that news keep the order in which they arrived.
    this.#held.delete(type)
    this.#held.set(type, payload)
    if (this.#timer === undefined) this.#tellAll()
  }

  /** Drops queued news of the same kind as a response that has just arrived, since the news are older. */
  drop(name: RequestName): void {
    this.#held.delete(`${name}_SUCCESS`)
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#held.clear()
  }

  #tellAll(): void {
    const all = [...this.#held]
    this.#held.clear()
    this.#timer = all.length > 0 ? setTimeout(() => this.#tellAll(), burstMs) : undefined
    for (const [type, payload] of all) {
      const news = toNews(type, payload)
      if (news) this.tell(news)
    }
  }
}
