import { useModal } from '../context.ts'

/** Goes back from a list to the order, also if a command opened that list. */
export function useReturn(): () => void {
  const modal = useModal()
  return () => {
    if (modal.router.has('OnRampProviders')) modal.router.goBack()
    else modal.router.replace('OnRampProviders')
  }
}
