import { Button } from '../../components/Button.tsx'
import { useText } from '../context.ts'
import { Connecting } from '../shared/Connecting.tsx'
import { SocialTile } from '../shared/SocialTile.tsx'
import { useCopy } from '../shared/useCopy.ts'

/** On the phone itself: a link to the app. */
export function FarcasterLink({ url }: { url: string | null }) {
  const { t } = useText()
  const copy = useCopy(url ?? '', t('pairing.copied'))
  return (
    <Connecting
      image={<SocialTile provider="farcaster" size="large" />}
      state="waiting"
      title={t('farcaster.open')}
      hint={t(url ? 'farcaster.openHint' : 'farcaster.waiting')}
    >
      {url ? (
        <Button variant="primary" href={url}>
          {t('farcaster.open')}
        </Button>
      ) : (
        <Button variant="primary" disabled>
          {t('farcaster.open')}
        </Button>
      )}
      <Button onClick={copy} disabled={!url}>
        {t('pairing.copy')}
      </Button>
    </Connecting>
  )
}
