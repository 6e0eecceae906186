import { useSnapshot } from 'valtio/react'
import { listSocials } from '../../actions/login/listSocials.ts'
import { options } from '../../controllers/options.ts'
import type { SocialProvider } from '../../types/social.ts'
import { isTelegram } from '../../utils/device.ts'

/** Returns the host's social providers that this browser supports. */
export function useSocials(): SocialProvider[] {
  const { socials } = useSnapshot(options).features
  return listSocials(socials, { isTelegram: isTelegram(), userAgent: navigator.userAgent })
}
