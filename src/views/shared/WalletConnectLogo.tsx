/** A drawing that was made for this modal, because the logo of WalletConnect is a trademark. */
export function WalletConnectLogo() {
  return (
    <svg aria-hidden="true" width="100%" height="100%" viewBox="0 0 40 40" fill="none">
      <path d="M0 0h40v40H0z" fill="#3b99fc" />
      <path
        d="M12 15.5c4.5-4.3 11.5-4.3 16 0M9 20l5.5 5.5L20 20l5.5 5.5L31 20"
        stroke="#fff"
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
