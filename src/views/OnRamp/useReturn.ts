import { useModal } from '../context.ts'

/** Back to the order from a list that something was chosen of, also where a command has opened that list. */
export function useReturn(): () => void {
  const modal = useModal()
  return () => {
    if (modal.router.has('OnRampProviders')) modal.router.goBack()
    else modal.router.replace('OnRampProviders')
  }
}
