import { useModal } from '../context.ts'

/** Returns a function that leads to the list of providers, also if a command opened the current view directly. */
export function useReturn(): () => void {
  const modal = useModal()
  return () => {
    if (modal.router.has('OnRampProviders')) modal.router.goBack()
    else modal.router.replace('OnRampProviders')
  }
}
