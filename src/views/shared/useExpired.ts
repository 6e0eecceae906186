import { useEffect, useState } from 'react'
import { onDeadline } from '../../utils/deadline.ts'

/** True once the time `deadline`, in ms since the epoch, has passed; false for null. */
export function useExpired(deadline: number | null): boolean {
  const [expired, setExpired] = useState<number | null>(null)
  useEffect(() => {
    if (deadline === null) return
    return onDeadline(deadline, () => setExpired(deadline))
  }, [deadline])
  return deadline !== null && expired === deadline
}
