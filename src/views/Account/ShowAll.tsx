import { Button } from '../../components/Button.tsx'
import { useText } from '../context.ts'

interface ShowAllProps {
  isAll: boolean
  count: number
  onToggle: () => void
}

export function ShowAll({ isAll, count, onToggle }: ShowAllProps) {
  const { t, locale } = useText()
  return (
    <Button variant="quiet" onClick={onToggle}>
      {isAll
        ? t('account.showLess')
        : t('account.showAll', { count: new Intl.NumberFormat(locale).format(count) })}
    </Button>
  )
}
