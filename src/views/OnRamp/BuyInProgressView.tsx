import { useEffect } from 'react'
import { onrampProvider } from '../../actions/account/onrampProviders.ts'
import { ownerOf } from '../../actions/account/payingAccount.ts'
import { leaveLink, startPurchase } from '../../actions/onramp/startPurchase.ts'
import { watchPurchase } from '../../actions/onramp/watchPurchase.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Button } from '../../components/Button.tsx'
import { Letter, Tile } from '../../components/Tile.tsx'
import { onramp, type Purchase, updatePurchase } from '../../controllers/onramp.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import type { Translate } from '../../i18n/messages.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { useCopy } from '../shared/useCopy.ts'
import { useOrder } from './useOrder.ts'

function hintOf(purchase: Purchase, isWatched: boolean, t: Translate): string {
  const provider = onrampProvider(purchase.provider)?.label ?? ''
  const { failure, url, isBlocked, isClosed, isUnreachable } = purchase
  if (isCode(failure, 'BUY_FAILED'))
    return t(isUnreachable ? 'onramp.unseenOffline' : 'onramp.unseen')
  if (failure) return t('onramp.linkFailed', { provider })
  if (!url) return t('onramp.opening', { provider })
  const { host } = new URL(url)
  if (isBlocked) return t('onramp.blocked', { provider, host })
  if (isClosed && isWatched) return t('onramp.closed', { provider })
  return t('onramp.continueOn', { host })
}

export default function BuyInProgressView() {
  const modal = useModal()
  const { t } = useText()
  const { payer, order } = useOrder()
  const purchase = useStateOf(onramp).purchase as Purchase | null
  const copy = useCopy(purchase?.url ?? '', t('pairing.copied'))
  const isOther = !purchase || purchase.owner !== ownerOf(payer)
  const provider = purchase && onrampProvider(purchase.provider)
  const isWatched = provider?.takesOrders ?? false
  const isWaiting = purchase?.url != null && purchase.failure === null

  useEffect(() => leaveLink, [])

  // If the purchase belongs to another account or network, the view goes back and does not show it.
  useEffect(() => {
    if (isOther && modal.router.top()?.view === 'BuyInProgress') modal.router.goBack()
  }, [modal, isOther])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new purchase starts its own polling
  useEffect(() => {
    if (!isWatched || !isWaiting || isOther) return undefined
    return watchPurchase(() => modal.router.replace('OnRampActivity'))
  }, [purchase?.startedAt, isWatched, isWaiting, isOther])

  if (!purchase || !provider || !order) return null
  const { failure, url, startedAt, isBlocked, isClosed } = purchase

  function copyLink() {
    if (url) return copy()
    reportError(new WalletModalError('LINK_NOT_FOUND'), 'toast')
    modal.router.goBack()
  }

  const isOpen = url !== null && !failure && !isBlocked && !isClosed
  const notes = [
    isWaiting && isWatched && purchase.isUnreachable && t('onramp.unreachable'),
    isWaiting && !isWatched && t('onramp.unwatched', { provider: provider.label }),
    isOpen && isWatched && !purchase.isUnreachable && t('onramp.watching'),
  ].filter((note) => note !== false)
  return (
    <Connecting
      image={<Tile size="large" fallback={<Letter name={provider.label} />} />}
      state={failure ? 'failed' : isWaiting && !isWatched ? 'idle' : 'waiting'}
      title={failure ? t('onramp.failed') : t('onramp.buyIn', { provider: provider.label })}
      hint={[hintOf(purchase, isWatched, t), ...notes].join(' ')}
    >
      {failure && (
        <Button variant="primary" onClick={() => startPurchase(modal, provider, order)}>
          {t('retry')}
        </Button>
      )}
      {!failure && url && (isBlocked || isClosed) && (
        <Button
          variant="primary"
          href={url}
          onClick={() => updatePurchase(startedAt, { isBlocked: false, isClosed: false })}
        >
          {t(isBlocked ? 'onramp.open' : 'onramp.openAgain', { provider: provider.label })}
        </Button>
      )}
      {isCode(failure, 'BUY_FAILED') && (
        <Button onClick={() => modal.router.replace('OnRampActivity')}>
          {t('onramp.activity')}
        </Button>
      )}
      {!failure && <Button onClick={copyLink}>{t('pairing.copy')}</Button>}
      {!failure && !isWatched && url && (
        <Button variant="quiet" onClick={() => modal.router.reset('Account')}>
          {t('onramp.done')}
        </Button>
      )}
    </Connecting>
  )
}
