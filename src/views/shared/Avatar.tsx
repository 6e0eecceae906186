import { Picture } from '../../components/Picture.tsx'
import { avatarColours } from '../../utils/avatarColours.ts'

/** The account's picture, or colours derived from the address if there is no picture or it fails to load. */
export function Avatar({ address, src }: { address: string; src: string | null }) {
  const drawn = <DrawnAvatar address={address} />
  return <Picture className="avatar" src={src ?? undefined} fallback={drawn} />
}

function DrawnAvatar({ address }: { address: string }) {
  const [a, b, c, d, e] = avatarColours(address)
  return (
    <svg className="avatar" viewBox="0 0 72 72" aria-hidden="true">
      <rect width="72" height="72" rx="36" fill={a} />
      <circle cx="58" cy="16" r="26" fill={c} />
      <circle cx="14" cy="60" r="28" fill={b} />
      <circle cx="50" cy="58" r="18" fill={e} opacity="0.8" />
      <circle cx="24" cy="22" r="12" fill={d} />
    </svg>
  )
}
