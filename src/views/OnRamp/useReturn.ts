import { useModal } from '../context.ts'

/** Returns to the list of providers, also if a command opened the present view without it. */
export function useReturn(): () => void {
  const modal = useModal()
  return () => {
    if (modal.router.has('OnRampProviders')) modal.router.goBack()
    else modal.router.replace('OnRampProviders')
  }
}
