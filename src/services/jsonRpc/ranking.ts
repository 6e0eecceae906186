import { isWithin } from '../../utils/isWithin.ts'
import type { Endpoint } from './endpoint.ts'

export interface RankingOptions {
  timeoutMs: number
  pingIntervalMs: number
  /** Method of the ping requests; undefined to leave nodes in the configured order. */
  pingMethod?: string | undefined
  sampleCount: number
  weights: { stability: number; latency: number }
}

export interface Ranking {
  /** Returns the endpoints, the best first, and pings them for the next 30 s. */
  use(): readonly Endpoint[]
  stop(): void
}

interface Sample {
  latencyMs: number
  isAlive: boolean
}

const idleMs = 30_000

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns a score from 0 to 1, from the share of successful pings and the latency relative to the slowest ping. */
function toScore(samples: Sample[], slowestMs: number, weights: RankingOptions['weights']): number {
  const stability = mean(samples.map(({ isAlive }) => Number(isAlive)))
  if (stability === 0) return 0
  const latency = 1 - mean(samples.map(({ latencyMs }) => latencyMs)) / slowestMs
  return weights.stability * stability + weights.latency * latency
}

/** Ranks endpoints by pings while they are in use. A single endpoint is never pinged. */
export function createRanking(endpoints: readonly Endpoint[], options: RankingOptions): Ranking {
  const { pingIntervalMs, pingMethod, sampleCount, weights } = options
  const limitMs = Math.min(options.timeoutMs, pingIntervalMs)
  const candidates = endpoints.map((endpoint) => ({ endpoint, samples: [] as Sample[] }))
  let ranked = endpoints
  let lastUsedAt = 0
  let isPinging = false
  let isStopped = endpoints.length < 2
  let timer: ReturnType<typeof setTimeout> | undefined

  async function pingAll(): Promise<void> {
    if (!pingMethod) return
    isPinging = !isStopped && isWithin(lastUsedAt, idleMs)
    if (!isPinging) return
    await Promise.all(
      candidates.map(async (candidate) => {
        const startedAt = performance.now()
        const isAlive = await candidate.endpoint.ping(pingMethod, limitMs)
        const sample = { isAlive, latencyMs: performance.now() - startedAt }
        candidate.samples = [...candidate.samples, sample].slice(-sampleCount)
      }),
    )
    const latencies = candidates.flatMap(({ samples }) => samples.map(({ latencyMs }) => latencyMs))
    const slowestMs = Math.max(...latencies) || 1
    const scored = candidates.map(({ endpoint, samples }) => ({
      endpoint,
      score: toScore(samples, slowestMs, weights),
    }))
    ranked = scored.sort((a, b) => b.score - a.score).map(({ endpoint }) => endpoint)
    if (!isStopped) timer = setTimeout(pingAll, pingIntervalMs)
  }

  return {
    use() {
      lastUsedAt = Date.now()
      if (!isPinging) void pingAll()
      return ranked
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
