import { reportError } from '../../actions/report/reportError.ts'
import { showToast } from '../../controllers/toast.ts'
import { copyText } from '../../utils/copyText.ts'

/** Copies and shows a toast, also if the browser refuses. */
export function useCopy(text: string, copied: string): () => void {
  return () => {
    copyText(text).then(
      () => showToast(copied, 'success'),
      (thrown: unknown) => reportError(thrown, 'toast'),
    )
  }
}
