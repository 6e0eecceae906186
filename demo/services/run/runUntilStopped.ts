import type { ServicesUrls } from './runServices.ts'

const STOP_WITHIN_MS = 10_000

interface Running {
  urls: ServicesUrls & { demo?: string; host?: string }
  close(): Promise<void>
}

/** Runs the demo, or its services alone, as a program. Prints URLs and errors, and ends on Ctrl-C. */
export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  const starting = start()
  const isStopping = stopOnSignals(starting)
  try {
    printWhatRunsWhere(await starting)
  } catch (error) {
    // Ctrl-C also stops the chains. If they fail to start because of it, no failure is reported.
    if (isStopping()) process.exit(0)
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** The listeners are added before the demo has started, so that an early Ctrl-C ends it too. */
function stopOnSignals(starting: Promise<Running>): () => boolean {
  let stopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      // The terminal and npm may both send the signal.
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
      void starting.then((running) => running.close()).finally(() => process.exit(0))
    })
  }
  return () => stopping
}

function printWhatRunsWhere({ urls }: Running): void {
  const rows = [
    ...(urls.host ? [['App', urls.host]] : []),
    ...(urls.demo ? [['Demo page', urls.demo]] : []),
    ['Web wallet', urls.webWallet],
    ['Embedded wallet', `${urls.frame}/sdk`],
    ['Social logins', urls.social],
    ['Inbox', urls.inbox],
    ['Buying', urls.onramp],
    ['Wallet services', urls.walletServices],
    ['Analytics', `${urls.analytics}/e`],
    ['Blockchain API', `${urls.blockchainApi}/v1`],
    ['Relay', urls.relay],
    ...Object.entries(urls.chains).map(([id, url]) => [`Chain ${id}`, url]),
  ]
  const width = Math.max(...rows.map(([name = '']) => name.length)) + 2
  const table = rows.map(([name = '', url]) => `  ${name.padEnd(width)}${url}`)
  console.log(['', ...table, '', '  Press Ctrl-C to stop.', ''].join('\n'))
}
