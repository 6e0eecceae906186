import { updateOptions } from '../../../controllers/options.ts'
import { sendJson, startTestServer } from '../../../services/testing/testServer.ts'
import type { Wallet } from '../../../types/wallet.ts'

/** For tests: a local wallet directory with the filters and pages of the real service. */
export interface TestDirectory {
  wallets: Wallet[]
  /** HTTP status of responses, 200 by default. */
  status: number
  response: object | undefined
  count: number | undefined
  /** Promise for which the responses wait, if it is set. */
  gate: Promise<void> | undefined
  /** Parameters of each request, oldest first. */
  requests(): Record<string, string>[]
  forget(): void
  close(): Promise<void>
}

export function listedWallets(count: number, prefix = 'w'): Wallet[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${prefix}${index}`,
    name: `Wallet ${prefix}${index}`,
    badge_type: index % 2 ? 'certified' : 'none',
  }))
}

/** Starts a directory, and sets `options.servicesUrl` and `options.projectId` for it. */
export async function startTestDirectory(): Promise<TestDirectory> {
  const server = await startTestServer(async ({ url }, response) => {
    const query = url.searchParams
    const list = (name: string) => query.get(name)?.split(',') ?? []
    const [include, exclude] = [list('include'), list('exclude')]
    const found = directory.wallets.filter(
      ({ id, name, badge_type }) =>
        (include.length === 0 || include.includes(id)) &&
        !exclude.includes(id) &&
        name.includes(query.get('search') ?? '') &&
        (query.get('badge_type') ?? badge_type) === badge_type,
    )
    const entries = Number(query.get('entries'))
    const start = (Number(query.get('page')) - 1) * entries
    const data = found.slice(start, start + entries)
    const { status } = directory
    await directory.gate
    const count = directory.count ?? found.length
    sendJson(response, directory.response ?? { data, count }, status)
  })
  const directory: TestDirectory = {
    wallets: [],
    status: 200,
    response: undefined,
    count: undefined,
    gate: undefined,
    requests: () => server.received.map(({ url }) => Object.fromEntries(url.searchParams)),
    forget: () => void server.received.splice(0),
    close: server.close,
  }
  updateOptions({ projectId: 'p1' })
  updateOptions({ servicesUrl: server.url })
  return directory
}
