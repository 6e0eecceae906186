import { compatibleNetworks } from '../../actions/account/compatibleNetworks.ts'
import { Icon } from '../../components/Icon.tsx'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { addStyles } from '../../theme/styles.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'
import { NetworkImage } from '../shared/NetworkImage.tsx'
import css from './WalletCompatibleNetworks.css'

addStyles(css)

export default function WalletCompatibleNetworksView() {
  const { t } = useText()
  const { activeNamespace } = useStateOf(networks)
  const { address } = useStateOf(accounts)[activeNamespace] ?? {}
  const all = address ? compatibleNetworks(activeNamespace) : []
  return (
    <div className="compatible">
      <p className="warning">
        <Icon name="alert" />
        <span>{t('receive.only')}</span>
      </p>
      <ul className="list" aria-label={t('title.WalletCompatibleNetworks')}>
        {all.map((network) => (
          <li key={network.caipNetworkId}>
            <NetworkImage network={network} />
            <span className="name" dir="auto">
              {network.name}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
