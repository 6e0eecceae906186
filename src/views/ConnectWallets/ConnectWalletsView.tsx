import { useConnectRows } from '../Connect/useConnectRows.ts'
import { WalletSection } from '../Connect/WalletSection.tsx'
import { Legal } from '../login/Legal.tsx'
import type { ViewProps } from '../viewDefinition.ts'

export default function ConnectWalletsView({ data: { namespace } }: ViewProps) {
  const rows = useConnectRows(namespace)
  return (
    <div className="connect">
      <Legal>
        <WalletSection rows={rows} namespace={namespace} />
      </Legal>
    </div>
  )
}
