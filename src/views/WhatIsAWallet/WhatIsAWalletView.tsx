import { Button } from '../../components/Button.tsx'
import { useModal, useText } from '../context.ts'
import { Guide } from '../shared/Guide.tsx'

export default function WhatIsAWalletView() {
  const modal = useModal()
  const { t } = useText()
  return (
    <div className="guide">
      <Guide
        sections={[
          {
            path: 'M4 7.5A2.5 2.5 0 0 1 6.5 5H18v4M4 7.5V17a2 2 0 0 0 2 2h14V9H5.5M16 14h.01',
            title: t('help.wallet.keysTitle'),
            text: t('help.wallet.keys'),
          },
          {
            path: 'M14 4h6v6M20 4l-9 9M10 5H6a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-4',
            title: t('help.wallet.loginTitle'),
            text: t('help.wallet.login'),
          },
          {
            path: 'M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6zM8.5 12l2.5 2.5 4.5-5',
            title: t('help.wallet.webTitle'),
            text: t('help.wallet.web'),
          },
        ]}
      />
      <Button variant="primary" onClick={() => modal.router.push('GetWallet')}>
        {t('connect.getWallet')}
      </Button>
    </div>
  )
}
