import { Button } from '../../components/Button.tsx'
import { options } from '../../controllers/options.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useModal, useText } from '../context.ts'
import { Guide } from '../shared/Guide.tsx'
import { keyPath } from '../shared/paths.ts'
import { Scene } from './Scene.tsx'

const pathOfWallet = 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v4M4 7.5V17a2 2 0 0 0 2 2h14V9H5.5M16 14h.01'
const pathOfCoins = 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM17.2 9.4A6 6 0 1 1 9.4 17.2M9 7v4'
const pathOfPicture = 'M5 4h14v16H5zM8 16l3-4 2 2 2-3 2 5zM9.5 8.5h.01'
const pathOfCard =
  'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5zM3 10h18M7 15h3'
const pathOfSystem =
  'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM18 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM11 8l-4 8M13 8l4 8M8 18h8'
const pathOfSwitch = 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4'
const pathOfWindow = 'M14 4h6v6M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4'

/**
 * Sections by subject. Each has a text key and the path of an icon. The heading's key is the text key with the suffix
 * `Title`.
 */
const sections = {
  wallet: [
    ['help.wallet.keys', pathOfWallet],
    ['help.wallet.login', pathOfWindow],
    ['help.wallet.web', 'M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5'],
  ],
  network: [
    ['help.network.system', pathOfSystem],
    ['help.network.choose', pathOfSwitch],
  ],
  buy: [
    ['help.buy.card', pathOfCard],
    ['help.buy.provider', pathOfWindow],
    ['help.buy.wallet', pathOfWallet],
  ],
} as const

const scenes = {
  wallet: { subject: pathOfWallet, around: [pathOfCoins, pathOfPicture, keyPath] },
  network: { subject: pathOfSystem, around: [pathOfCoins, pathOfSwitch, pathOfWallet] },
  buy: { subject: pathOfCard, around: [pathOfCoins, pathOfWallet] },
}

function Explainer({ of }: { of: keyof typeof sections }) {
  const modal = useModal()
  const { t } = useText()
  const { projectId, customWallets } = useStateOf(options)
  // Without a project id the directory has no wallets to suggest.
  const suggestsWallets = projectId !== null || customWallets.length > 0
  return (
    <div className="guide">
      <Scene {...scenes[of]} />
      <Guide
        sections={sections[of].map(([key, path]) => ({
          path,
          title: t(`${key}Title`),
          text: t(key),
        }))}
      />
      {of === 'wallet' && suggestsWallets && (
        <Button variant="primary" onClick={() => modal.router.push('GetWallet')}>
          {t('connect.getWallet')}
        </Button>
      )}
    </div>
  )
}

export const WhatIsAWallet = { default: () => <Explainer of="wallet" /> }
export const WhatIsANetwork = { default: () => <Explainer of="network" /> }
export const WhatIsABuy = { default: () => <Explainer of="buy" /> }
