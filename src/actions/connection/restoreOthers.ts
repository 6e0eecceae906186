import { connectors } from '../../controllers/connectors.ts'
import { hasNamespace } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { type OtherSession, readOtherSessions } from '../../storage/otherSessions.ts'
import { read } from '../../storage/storage.ts'
import type { Connector } from '../../types/connector.ts'
import { subscribe } from '../../utils/state.ts'
import { isInstalled } from '../wallets/installedRows.ts'
import { adoptWallet } from './adoptWallet.ts'

/** Milliseconds for which a wallet may announce itself late, as long as for a stored connection of ours. */
const lateMs = 3_000

/** Returns the one installed wallet that has the most exact of the names that any has. */
function findWallet({ namespace, names }: OtherSession): Connector | undefined {
  const installed = connectors.list.filter((one) => one.namespace === namespace && isInstalled(one))
  for (const name of names.map((one) => one.toLowerCase())) {
    const named = installed.filter((one) =>
      [one.id, one.rdns, one.name].some((own) => own?.toLowerCase() === name),
    )
    // Of several wallets with a name, none is asked.
    if (named.length > 0) return named.length === 1 ? named[0] : undefined
  }
  return undefined
}

function waitForWallet(session: OtherSession): Promise<Connector | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      resolve(findWallet(session))
    }
    const stop = subscribe(connectors, () => findWallet(session) && settle())
    const timer = setTimeout(settle, lateMs)
    if (findWallet(session)) settle()
  })
}

/**
 * Restores the sessions that the libraries of `restore-from` have stored, by the installed wallets of their names, without a
 * prompt. Does nothing once a wallet was connected here, and neither removes nor changes what these libraries have stored.
 */
export async function restoreOthers(): Promise<void> {
  if (read('connectionStatus') !== undefined) return
  const sessions = readOtherSessions(options.restoreFrom)
  await Promise.all(
    sessions
      .filter(({ namespace }) => hasNamespace(namespace))
      .map(async (session) => {
        const connector = await waitForWallet(session)
        if (connector) adoptWallet(connector)
      }),
  )
}
