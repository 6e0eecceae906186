import { useEffect, useState } from 'react'
import { balanceRetryAt } from '../../actions/account/balanceFailures.ts'
import { refreshTokens, tokensKey } from '../../actions/account/refreshTokens.ts'
import { Notice } from '../../components/Notice.tsx'
import { type AccountState, caipAddressOf } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import { useText } from '../context.ts'

/** `atMs`: in ms since the epoch. */
function useIsPast(atMs: number): boolean {
  const [, setNow] = useState(0)
  const leftMs = atMs - Date.now()
  useEffect(() => {
    if (!(leftMs > 0)) return
    const timer = setTimeout(() => setNow(Date.now()), leftMs)
    return () => clearTimeout(timer)
  }, [leftMs])
  return !(leftMs > 0)
}

/** A failed request can be retried after its retry delay. */
export function TokensNotice({
  namespace,
  account,
}: {
  namespace: Namespace
  account: AccountState
}) {
  const { t } = useText()
  const { tokenStatus } = account
  const key = caipAddressOf(account)
  const mayRetry = useIsPast(key ? balanceRetryAt(tokensKey(key)) : 0)
  if (tokenStatus === 'unlisted') return <p className="quiet note">{t('tokens.unlisted')}</p>
  if (tokenStatus !== 'failed' && tokenStatus !== 'partial') return null
  const message = t(mayRetry ? `tokens.${tokenStatus}` : `tokens.${tokenStatus}.soon`)
  const action = { label: t('retry'), run: () => void refreshTokens(namespace) }
  return <Notice message={message} action={mayRetry ? action : undefined} />
}
