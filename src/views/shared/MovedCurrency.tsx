import { currencyHome } from '../../actions/networks/currencyHome.ts'
import { switchNetwork } from '../../actions/networks/switchNetwork.ts'
import { reportError } from '../../actions/report/reportError.ts'
import { Notice } from '../../components/Notice.tsx'
import type { Network } from '../../types/network.ts'
import { useText } from '../context.ts'

/** Names the network that the native currency has moved to; nothing where it has not. */
export function MovedCurrency({ network }: { network: Network }) {
  const { t } = useText()
  const home = currencyHome(network)
  if (!home) return null
  const { name } = home.network
  const { symbol } = network.nativeCurrency
  const run = () =>
    void switchNetwork(home.network).catch((thrown: unknown) => reportError(thrown, 'toast'))
  return (
    <Notice
      message={t('tokens.moved', { symbol, home: name, network: network.name })}
      action={
        home.isOffered ? { label: t('families.switchTo', { network: name }), run } : undefined
      }
    />
  )
}
