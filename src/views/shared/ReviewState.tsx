import { useEffect, useRef } from 'react'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import { useText } from '../context.ts'
import { Connecting } from './Connecting.tsx'
import { Failure } from './Failure.tsx'
import { WalletImage } from './RemoteImage.tsx'
import type { ShownPayer } from './usePayer.ts'

/** Shown at the top of a review while the wallet has the request. */
export function WalletWait({ payer: { wallet } }: { payer: ShownPayer }) {
  const { t } = useText()
  const box = useRef<HTMLDivElement>(null)
  const name = wallet?.name ?? ''
  useEffect(() => {
    // `scrollIntoView` returns a promise since Chrome 150 (https://chromestatus.com/feature/5082138340491264). The effect
    // must not return it: React expects a cleanup function or nothing.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box}>
      <Connecting
        image={
          <WalletImage
            wallet={{ ...wallet, name, image_url: wallet?.imageUrl, image_id: wallet?.imageId }}
            size="large"
          />
        }
        state="waiting"
        title={t('connecting.continueIn', { wallet: name })}
        hint={t('send.waiting.hint')}
        laterHint={t('send.waiting.later', { wallet: name })}
      />
    </div>
  )
}

interface ReviewFailureProps {
  failure: WalletModalError
  hint: string | false
}

export function ReviewFailure({ failure, hint }: ReviewFailureProps) {
  return (
    <div className="error" role="alert">
      <p>
        <Failure error={failure} />
      </p>
      {hint && <p>{hint}</p>}
    </div>
  )
}
