import { useText } from '../context.ts'
import { Guide } from '../shared/Guide.tsx'

export default function WhatIsANetworkView() {
  const { t } = useText()
  return (
    <div className="guide">
      <Guide
        sections={[
          {
            path: 'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM6 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM18 16a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM11 8l-4 8M13 8l4 8M8 18h8',
            title: t('help.network.systemTitle'),
            text: t('help.network.system'),
          },
          {
            path: 'M4 8h14M14 4l4 4-4 4M20 16H6M10 12l-4 4 4 4',
            title: t('help.network.chooseTitle'),
            text: t('help.network.choose'),
          },
        ]}
      />
    </div>
  )
}
