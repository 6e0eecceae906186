import { useModal } from '../context.ts'

/**
 * Returns a function that goes back to the list of providers, even if a command has opened the current view directly.
 */
export function useReturn(): () => void {
  const modal = useModal()
  return () => {
    if (modal.router.has('OnRampProviders')) modal.router.goBack()
    else modal.router.replace('OnRampProviders')
  }
}
