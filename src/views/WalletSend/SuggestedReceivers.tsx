import type { SuggestedReceiver } from '../../actions/send/suggestReceivers.ts'
import { List, ListItem } from '../../components/ListItem.tsx'
import { shortAddress } from '../../utils/shortAddress.ts'
import { useText } from '../context.ts'
import { Avatar } from '../shared/Avatar.tsx'

interface SuggestedReceiversProps {
  all: readonly SuggestedReceiver[]
  onChoose: (address: string) => void
}

/** Receivers that the account has paid before, and the wallet's other accounts. */
export function SuggestedReceivers({ all, onChoose }: SuggestedReceiversProps) {
  const { t } = useText()
  if (all.length === 0) return null
  return (
    <List label={t('send.suggested')}>
      {all.map(({ address, kind }) => (
        <ListItem
          key={address}
          name={shortAddress(address)}
          image={<Avatar address={address} src={null} />}
          tag={t(kind === 'own' ? 'send.suggested.own' : 'tag.recent')}
          onClick={() => onChoose(address)}
        />
      ))}
    </List>
  )
}
