import { loadFamilyPart } from '../../chains/families.ts'
import { accountOf, updateAccount } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Modal } from '../../controllers/modal.ts'
import { nameDraft, setNameLabel, setRegistering } from '../../controllers/nameDraft.ts'
import { networks } from '../../controllers/networks.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { registerName as postName } from '../../services/blockchainApi/profile.ts'
import { identityCache } from '../../storage/identityCache.ts'
import { nameCache, networkNameKey } from '../../storage/nameCache.ts'
import type { Namespace } from '../../types/caip.ts'
import { toCaipAddress } from '../../utils/caip.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import { signMessage } from '../connection/signMessage.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { nameError } from './nameError.ts'
import { toFullName } from './nameRules.ts'

/** Errors reported unchanged, because their texts state the remedy. */
const plainCodes: readonly ErrorCode[] = [
  'NAME_NO_NETWORK',
  'NAME_NO_ACCOUNT',
  'INVALID_CHAIN_ID',
  'USER_REJECTED',
  'REQUEST_ABORTED',
  'REQUEST_PENDING',
  'WALLET_UNREACHABLE',
  'LOAD_FAILED',
]

async function signAndRegister(name: string, namespace: Namespace): Promise<void> {
  const network = networks.active[namespace]
  if (!network) throw new WalletModalError('NAME_NO_NETWORK')
  const account = accountOf(namespace)
  const { address } = account
  if (!address || !liveConnection(namespace)) throw new WalletModalError('NAME_NO_ACCOUNT')
  const ofFamily = await loadFamilyPart(namespace, 'registrar')
  const coinType = ofFamily.toCoinType(network.caipNetworkId)
  const context = serviceContext()
  if (!context || !(await isChainSupported(context, network.caipNetworkId))) {
    const longMessage = `No names are registered on ${network.caipNetworkId}.`
    throw new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
  }
  const timestamp = Math.floor(Date.now() / 1000)
  const message = JSON.stringify({ name, attributes: {}, timestamp })
  const signature = await signMessage(namespace, message)
  await postName(context, { coinType, address, message, signature })
  nameCache.forget([networkNameKey(name, network.caipNetworkId), address])
  const avatar = account.profileImage
  identityCache.write(toCaipAddress(network.caipNetworkId, address), { name, avatar })
  if (accountOf(namespace).address === address) updateAccount(namespace, { profileName: name })
}

function showSuccess({ router, state }: Modal): void {
  const { history } = router.state
  if (!state.open || router.top()?.view !== 'RegisterAccountName') return
  const first = history.findIndex(({ view }) => view === 'ChooseAccountName')
  if (first >= 0) router.goBackToIndex(first)
  router.replace('RegisterAccountNameSuccess')
}

/** Registers the name of the draft. A failure is reported in a toast; draft and view stay. Never throws. */
export async function registerName(modal: Modal): Promise<void> {
  if (nameDraft.isRegistering) return
  const name = toFullName(nameDraft.label)
  const properties = { isSmartAccount: isSmartAccount(networks.activeNamespace), ensName: name }
  setRegistering(true)
  track('REGISTER_NAME_INITIATED', properties)
  try {
    await signAndRegister(name, networks.activeNamespace)
    track('REGISTER_NAME_SUCCESS', properties)
    showSuccess(modal)
    setNameLabel('')
  } catch (thrown) {
    const isPlain = thrown instanceof WalletModalError && plainCodes.includes(thrown.code)
    const error = isPlain ? thrown : await nameError('NAME_REGISTRATION_FAILED', thrown, { name })
    const { code } = reportError(error, 'toast')
    track('REGISTER_NAME_ERROR', { ...properties, error: error.reason ?? code })
  } finally {
    setRegistering(false)
  }
}
