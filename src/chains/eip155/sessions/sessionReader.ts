import type { SessionReader } from '../../../types/smartSession.ts'
import { toWalletError } from '../../walletError.ts'
import { request, toProvider } from '../provider.ts'
import { toHexBytes } from '../responses.ts'
import { readPermission } from './readPermission.ts'

export const eip155Sessions: SessionReader = {
  read: (permissions) => permissions.map(readPermission),

  async revoke(value, { address, session: { pci, permissions, expiry } }) {
    const provider = toProvider(value)
    const revoked = { pci, permissions, expiry, address }
    try {
      const method = 'wallet_revokePermissions'
      return toHexBytes(method, await request(provider, method, [revoked]))
    } catch (thrown) {
      throw toWalletError(thrown)
    }
  },
}
