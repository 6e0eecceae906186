import type { SocialProvider } from '../types/social.ts'

/** Simple one-colour marks on the 24-unit grid: enough to tell the providers apart. */
const marks: Record<Exclude<SocialProvider, 'google'>, string> = {
  x: 'M4 4h4.700l4 5.500L17.4 4h2l-5.8 6.700L20.5 20h-4.700l-4.4-6-5.2 6h-2l6.3-7.300zm2.9 1.5 9.6 13h1.200L8.1 5.500z',
  discord:
    'M18.6 5.900A16 16 0 0 0 14.7 4.700l-.5 1a14.8 14.8 0 0 0-4.4 0l-.5-1a16 16 0 0 0-3.9 1.200C2.9 9.6 2.2 13.2 2.5 16.700a16 16 0 0 0 4.8 2.400l1-1.600a10 10 0 0 1-1.6-.8l.4-.3a11.4 11.4 0 0 0 9.8 0l.4.3a10 10 0 0 1-1.6.8l1 1.600a16 16 0 0 0 4.8-2.400c.4-4-.7-7.6-2.9-10.800zM8.7 14.500c-.9 0-1.7-.9-1.7-1.900s.7-1.9 1.7-1.9 1.7.9 1.7 1.9-.8 1.9-1.7 1.900zm6.6 0c-.9 0-1.7-.9-1.7-1.900s.7-1.9 1.7-1.9 1.7.9 1.7 1.9-.8 1.9-1.7 1.900z',
  farcaster:
    'M5.5 4h13v3H20l-.5 2.200H19V18h.8v2h-5v-2h.8v-5a3.6 3.6 0 0 0-7.2 0v5h.8v2h-5v-2H5V9.200h-.5L4 7h1.500z',
  github:
    'M12 3a9 9 0 0 0-2.8 17.500c.4.1.6-.2.6-.4v-1.600c-2.5.5-3-1.2-3-1.2-.4-1-1-1.3-1-1.3-.8-.6.1-.6.1-.6.9.1 1.4.9 1.4.9.8 1.4 2.1 1 2.6.8.1-.6.3-1 .6-1.2-2-.2-4.1-1-4.1-4.4 0-1 .3-1.8.9-2.4-.1-.2-.4-1.1.1-2.4 0 0 .8-.2 2.5.9a8.6 8.6 0 0 1 4.5 0c1.7-1.1 2.5-.9 2.5-.9.5 1.3.2 2.2.1 2.4.6.6.9 1.4.9 2.4 0 3.5-2.1 4.2-4.1 4.4.3.3.6.8.6 1.700v2.500c0 .2.2.5.6.4A9 9 0 0 0 12 3z',
  apple:
    'M16.3 12.600c0-2 1.6-2.9 1.7-3-.9-1.4-2.4-1.6-2.9-1.6-1.2-.1-2.4.7-3 .7s-1.6-.7-2.6-.7c-1.3 0-2.6.8-3.3 2-1.4 2.4-.4 6 1 7.9.7 1 1.5 2 2.5 2s1.4-.6 2.6-.6 1.6.6 2.6.6 1.8-1 2.4-1.900c.8-1.1 1.1-2.2 1.1-2.200s-2.1-.9-2.1-3.200zM14.3 6.600c.6-.7.9-1.6.8-2.6-.8 0-1.8.6-2.4 1.2-.5.6-1 1.6-.8 2.5.9.1 1.8-.4 2.4-1.100z',
  facebook:
    'M13.6 20.900v-7.200h2.400l.4-2.800h-2.800V9.100c0-.8.2-1.4 1.4-1.400h1.500V5.200c-.3 0-1.1-.1-2.1-.1-2.2 0-3.6 1.3-3.6 3.700v2.100H8.400v2.800h2.400v7.200z',
}

/** Google's letter as arcs of one ring, in its four colours. */
const google = [
  ['#4285f4', 'M12.4 12h6.8A7.2 7.2 0 0 1 17 17.2'],
  ['#34a853', 'M17 17.2A7.2 7.2 0 0 1 5.8 15.6'],
  ['#fbbc04', 'M5.8 15.6A7.2 7.2 0 0 1 5.8 8.4'],
  ['#ea4335', 'M5.8 8.4A7.2 7.2 0 0 1 17 6.8'],
] as const

/** A provider's mark, in the text's colour unless it has its own; it says nothing to screen readers. */
export function SocialMark({ provider, size = 24 }: { provider: SocialProvider; size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 24 24" fill="currentColor">
      {provider === 'google' ? (
        google.map(([colour, arc]) => (
          <path key={colour} d={arc} fill="none" stroke={colour} strokeWidth="3.6" />
        ))
      ) : (
        <path d={marks[provider]} fillRule="evenodd" />
      )}
    </svg>
  )
}
