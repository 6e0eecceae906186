/** Our own drawing for the WalletConnect protocol, so that no trademark is used. */
export function WalletConnectLogo() {
  return (
    <svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24" fill="none">
      <path
        d="M5 9.5c3.9-3.8 10.1-3.8 14 0M3 13l4 4 5-5 5 5 4-4"
        stroke="oklch(0.62 0.19 255)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
