import type { Wallet } from '../../types/wallet.ts'
import { useModal, useText } from '../context.ts'

/** Download links for a wallet that is not installed. */
export function GetIt({ wallet }: { wallet: Wallet }) {
  const modal = useModal()
  const { t } = useText()
  const { app_store, play_store, chrome_store, homepage } = wallet
  if (!app_store && !play_store && !chrome_store && !homepage) return null
  return (
    <p className="missing">
      {t('pairing.missing', { wallet: wallet.name })}
      <button
        type="button"
        part="button"
        onClick={() => modal.router.push('Downloads', { wallet })}
      >
        {t('getWallet.get')}
      </button>
    </p>
  )
}
