import { useAccount, useFundingActions } from '../Account/useAccount.ts'
import { ActivityList } from './ActivityList.tsx'
import { ActivityTools } from './ActivityTools.tsx'

export default function TransactionsView() {
  const { namespace, account, network, buttons } = useAccount()
  const actions = useFundingActions(buttons)
  if (!account?.address || !network) return null
  return (
    <div className="activity">
      <ActivityList
        key={`${network.caipNetworkId} ${account.address}`}
        namespace={namespace}
        account={account}
        network={network}
        actions={actions}
        tools={<ActivityTools namespace={namespace} network={network} address={account.address} />}
      />
    </div>
  )
}
