import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { log } from '../../utils/log.ts'
import { shortAddress } from '../../utils/shortAddress.ts'

/**
 * Reads the wallet's accounts without a prompt, because the event of a change may be missing, as in a nightly build
 * of Brave 1.40 (https://github.com/brave/brave-browser/issues/22611, April 2022) and Bittensor's extension
 * (https://github.com/RaoFoundation/btwallet/issues/154, July 2025). A wallet that lists no account passes: it is
 * locked, and prompts the user at the request.
 *
 * @throws WalletModalError WALLET_OTHER_ACCOUNT if the wallet does not list `address`, or has selected another account
 * since its last event
 */
export async function checkWalletAccount(
  { opened, accounts: before }: LiveConnection,
  address: string,
): Promise<void> {
  const { accounts } = await opened.connect({ silent: true }).catch((thrown: unknown) => {
    log('info', 'the wallet did not say which accounts it has', thrown)
    return { accounts: [] }
  })
  const [selected] = accounts
  const isListed = accounts.some((account) => account.address === address)
  if (!selected || (isListed && selected.address === before[0]?.address)) return
  const longMessage = `The wallet is on ${selected.address}, not on ${address}.`
  const params = { address: shortAddress(address) }
  throw new WalletModalError('WALLET_OTHER_ACCOUNT', { params, longMessage })
}
