import { loadLaterPart } from '../../chains/laterFamilies.ts'
import {
  applyConfirmed,
  applyStep,
  permissions,
  searching,
  showOwner,
  updatePermissions,
} from '../../controllers/permissions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { contextOf, ownerOf, payingAccount } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { hasPermissions } from './hasPermissions.ts'

/**
 * Searches for the permissions of the active account on its network, or continues its search: with the blocks since the
 * last search, then with the older ones. `retriesFailed` includes the blocks that nodes have refused before. Resolves when
 * the search ends or another one begins.
 * @throws WalletModalError PERMISSIONS_UNAVAILABLE
 */
export async function continueSearch(retriesFailed = false): Promise<void> {
  const paying = payingAccount()
  if (!paying || !hasPermissions(paying.namespace)) return
  const { namespace, address: account } = paying
  showOwner(ownerOf(paying))
  const signal = searching.begin()
  const { list, scan } = permissions
  try {
    const reader = await loadLaterPart(namespace, 'permissions')
    if (signal.aborted) return
    updatePermissions({ searched: reader.searched })
    const { rpc } = contextOf(paying)
    const confirmed = await reader.confirm(account, list, rpc)
    if (signal.aborted) return
    const ids = list.map(({ id }) => id)
    applyConfirmed(ids, confirmed)
    const state = scan && retriesFailed ? { ...scan, failed: [] } : scan
    await reader.scan({
      account,
      rpc,
      state,
      signal,
      report: (step) => !signal.aborted && applyStep(step),
    })
    if (signal.aborted) return
    updatePermissions({ status: permissions.scan?.failed.length ? 'failed' : 'done' })
  } catch (cause) {
    if (signal.aborted) return
    updatePermissions({ status: 'failed' })
    searching.leave()
    throw new WalletModalError('PERMISSIONS_UNAVAILABLE', { cause })
  }
  searching.leave()
}

/** Searches as `continueSearch`. A failure is shown in the view and emitted. Never rejects. */
export async function searchPermissions(retriesFailed = false): Promise<void> {
  try {
    await continueSearch(retriesFailed)
  } catch (error) {
    reportError(error, 'inline')
  }
}
