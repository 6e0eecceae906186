import { useText } from '../context.ts'
import { Guide } from '../shared/Guide.tsx'

export default function WhatIsABuyView() {
  const { t } = useText()
  return (
    <div className="guide">
      <Guide
        sections={[
          {
            path: 'M3 7.5A2.5 2.5 0 0 1 5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5zM3 10h18M7 15h3',
            title: t('help.buy.cardTitle'),
            text: t('help.buy.card'),
          },
          {
            path: 'M14 4h6v6M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4',
            title: t('help.buy.providerTitle'),
            text: t('help.buy.provider'),
          },
          {
            path: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v4M4 7.5V17a2 2 0 0 0 2 2h14V9H5.5M16 14h.01',
            title: t('help.buy.walletTitle'),
            text: t('help.buy.wallet'),
          },
        ]}
      />
    </div>
  )
}
