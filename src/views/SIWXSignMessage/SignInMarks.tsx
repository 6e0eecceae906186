import { useSnapshot } from 'valtio/react'
import { Letter, Tile } from '../../components/Tile.tsx'
import { type AccountState, accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { toSafeImageUrl } from '../../utils/url.ts'
import { Avatar } from '../shared/Avatar.tsx'

export function SignInMarks() {
  const { metadata } = useSnapshot(options)
  const { activeNamespace } = useSnapshot(networks)
  const account = useSnapshot(accounts)[activeNamespace] as AccountState | undefined
  const [icon] = metadata.icons
  return (
    <div className="marks" aria-hidden="true">
      <Tile
        src={(icon && toSafeImageUrl(icon)) || undefined}
        fallback={<Letter name={metadata.name} />}
        size="medium"
      />
      <Avatar address={account?.address ?? ''} src={account?.profileImage ?? null} />
    </div>
  )
}
