import { WalletModalError } from './WalletModalError.ts'

export function walletConnectOff(): WalletModalError {
  const longMessage =
    'WalletConnectConnector not found: the attribute enable-walletconnect turns it off on this page.'
  return new WalletModalError('NOT_ENABLED', { params: { what: 'WalletConnect' }, longMessage })
}
