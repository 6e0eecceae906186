import type { Namespace } from '../../types/caip.ts'
import { readDocument } from '../../utils/readDocument.ts'
import { isPollingOver, refreshTokens } from './refreshTokens.ts'

const pollMs = 10_000

/** Number of views that show tokens, by namespace. */
const watchers = new Map<Namespace, number>()

let timer: ReturnType<typeof setInterval> | undefined

function poll(): void {
  if (readDocument('hidden')) return
  if (isPollingOver()) {
    stop()
    return
  }
  for (const namespace of watchers.keys()) void refreshTokens(namespace, { isPoll: true })
}

function stop(): void {
  clearInterval(timer)
  timer = undefined
  document.removeEventListener('visibilitychange', poll)
}

function start(): void {
  if (timer !== undefined || isPollingOver()) return
  timer = setInterval(poll, pollMs)
  document.addEventListener('visibilitychange', poll)
}

/** Reads tokens at once, then every 10 s while the page is visible. Status 503 of the service ends the polling. */
export function watchTokens(namespace: Namespace): () => void {
  watchers.set(namespace, (watchers.get(namespace) ?? 0) + 1)
  void refreshTokens(namespace)
  start()
  return () => {
    const count = (watchers.get(namespace) ?? 1) - 1
    if (count > 0) watchers.set(namespace, count)
    else watchers.delete(namespace)
    if (watchers.size === 0) stop()
  }
}
