import { reportError } from '../../actions/report/reportError.ts'
import { showToast } from '../../controllers/toast.ts'
import { useModal } from '../context.ts'
import { copyText } from './copyText.ts'

/** Returns a function that copies text, which may be made at that time, and confirms it with a toast. */
export function useCopy(text: string | (() => string), copied: string): () => void {
  const { host } = useModal()
  return () => {
    copyText(typeof text === 'string' ? text : text(), host?.shadowRoot).then(
      () => showToast(copied, 'success'),
      (thrown: unknown) => reportError(thrown, 'toast'),
    )
  }
}
