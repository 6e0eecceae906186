import { reportError } from '../../actions/report/reportError.ts'
import { showToast } from '../../controllers/toast.ts'
import { copyText } from '../../utils/copyText.ts'

/** Copies and says so in a toast; says as well when the browser refused. */
export function useCopy(text: string, copied: string): () => void {
  return () => {
    copyText(text).then(
      () => showToast(copied, 'success'),
      (thrown: unknown) => reportError(thrown, 'toast'),
    )
  }
}
