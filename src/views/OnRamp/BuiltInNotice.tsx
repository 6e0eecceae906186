import { readOptions } from '../../actions/onramp/readOptions.ts'
import { Notice } from '../../components/Notice.tsx'
import { onramp } from '../../controllers/onramp.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { useText } from '../context.ts'

export function BuiltInNotice() {
  const { t } = useText()
  const { areOptionsBuiltIn } = useStateOf(onramp)
  if (!areOptionsBuiltIn) return null
  const retry = { label: t('retry'), run: () => void readOptions() }
  return <Notice message={t('onramp.builtIn')} action={retry} />
}
